import { hydrateLazily } from '#ui/lazy-hydration.tsx'

/** The end of every page, below the first screen: its code can wait until the page is there. */
export const Footer = hydrateLazily(() => import('./lazy/footer.tsx').then((module) => module.Footer))
