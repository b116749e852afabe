import { hydrateLazily } from '#ui/lazy-hydration.tsx'

/** The first line of every page: links and words. It is hydrated lazily. */
export const TopStrip = hydrateLazily(() => import('./lazy/top-strip.tsx').then((module) => module.TopStrip))
