import { aliveLater } from '#ui/alive-later.tsx'

/** The end of every page, below the first screen: its code can wait until the page is there. */
export const Footer = aliveLater(() => import('./late/footer.tsx').then((module) => module.Footer))
