import bricolage from '#ui/fonts/bricolage-display.woff2?url'
import hanken from '#ui/fonts/hanken-grotesk.woff2?url'
import newsreader from '#ui/fonts/newsreader-display.woff2?url'
import italic from '#ui/fonts/newsreader-italic.woff2?url'
import lightItalic from '#ui/fonts/newsreader-light-italic.woff2?url'
import { type BrandCode, brand } from './brand.ts'

const displayFonts: Readonly<Record<BrandCode, string>> = {
  canvas: newsreader,
  neon: bricolage,
  sketch: lightItalic,
}

/** Fonts of the first screen, preloaded together with the style sheet that names them. */
export const firstFonts = [displayFonts[brand.code], hanken]

/** What a heading says with emphasis, where a brand sets that in letters of its own. */
export const emphasisFonts = brand.code === 'canvas' ? [italic] : []

export const preloadFont = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})
