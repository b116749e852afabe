import bricolage from '#ui/fonts/bricolage-display.woff2?url'
import hanken from '#ui/fonts/hanken-grotesk.woff2?url'
import newsreader from '#ui/fonts/newsreader-display.woff2?url'
import lightItalic from '#ui/fonts/newsreader-light-italic.woff2?url'
import { type BrandCode, brand } from '../brand.ts'

const displayFonts: Readonly<Record<BrandCode, string>> = {
  canvas: newsreader,
  neon: bricolage,
  sketch: lightItalic,
}

/** What the first screen is written in; asked for together with the style sheet that names them. */
export const firstFonts = [displayFonts[brand.code], hanken]
