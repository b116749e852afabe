/** What differs between the brands outside the style sheet; which one a shop is was decided when it was built. */
import type { brandCodes } from '#packages/brands/brand-codes.ts'
import { canvas } from './canvas.ts'
import { neon } from './neon.ts'
import { sketch } from './sketch.ts'

export type BrandCode = (typeof brandCodes)[number]

/** What pages, mails and the API say of themselves. What the server and the footer need of a brand is in brand-shop.ts. */
export interface Brand {
  code: BrandCode
  name: string
  /** In one sentence, for search engines and for the phone's list of apps. */
  description: string
  /** Of the browser's own frame around the pages; the same as `--paper` and `--brand` in ui/tokens.css. */
  paperColour: string
  colour: string
  /** Below the name at the end of every page. */
  about: string
  /** The category that an empty cart links to, and the words of that link. */
  mainCategory: { urlPath: string; label: string }
  /** What the cart says while it is empty. */
  emptyCart: string
  /** D-11: what comes with the first order beside the 10%; undefined when nothing does. */
  firstOrderGift: string | undefined
  /** Of the popup and the newsletter: files at 400 and 640 px, four by five. */
  greetingPicture: string
  /** Our own photos as this brand makes them: files, and samples in scenes, begin with these. */
  samples: { photo: string; thumb: string; inScenes: string }
}

export const brands: Readonly<Record<BrandCode, Brand>> = { canvas, neon, sketch }

export const isBrandCode = (text: unknown): text is BrandCode =>
  typeof text === 'string' && Object.hasOwn(brands, text)

/**
 * The brand that this shop was built for. Built pages have it compiled in, so that the other brands are left out of them;
 * code that runs from its sources reads it from the environment.
 */
export const brand: Brand =
  typeof import.meta.env === 'undefined'
    ? brands[brandOf(globalThis.process?.env.BRAND)]
    : import.meta.env.VITE_BRAND === 'neon'
      ? neon
      : import.meta.env.VITE_BRAND === 'sketch'
        ? sketch
        : canvas

function brandOf(text: unknown): BrandCode {
  return isBrandCode(text) ? text : 'canvas'
}
