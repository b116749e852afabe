import { aliveLater } from '#ui/alive-later.tsx'

/** The first line of every page: links and words, whose one window can wait. */
export const TopStrip = aliveLater(() => import('./late/top-strip.tsx').then((module) => module.TopStrip))
