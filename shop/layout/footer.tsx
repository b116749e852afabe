import { hydrateLazily } from '#ui/lazy-hydration.tsx'

/** The end of every page, below the first screen, so it is hydrated lazily. */
export const Footer = hydrateLazily(() => import('./lazy/footer.tsx').then((module) => module.Footer))
