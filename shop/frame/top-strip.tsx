import { hydrateLazily } from '#ui/lazy-hydration.tsx'

/** The first line of every page: links and words, whose one window can wait. */
export const TopStrip = hydrateLazily(() => import('./lazy/top-strip.tsx').then((module) => module.TopStrip))
