/** The offer of a page, split into the banner's slides and the details. */
import { type OfferField, offerFields } from './offer-contents.ts'

export interface OfferContent {
  /** HTML of each slide, at most four; never empty. */
  slides: readonly string[]
  /** HTML of what opens as details; undefined when there is none. */
  details: string | undefined
}

/** C-27: a fifth slide never shows. */
const MAX_SLIDES = 4

/** Markers of staff, as sanitising leaves them. */
const BREAK = /<hr class="page-break"\s*\/?>/
const BETWEEN_SLIDES = /<hr\s*\/?>/

/**
 * C-25, C-26: the first field that holds something. Up to the break marker stands the banner, its slides parted by plain
 * rules; behind it stand the details.
 *
 * @param fields  cleaned HTML by the names of the contract
 * @returns undefined for a page without an offer
 */
export function offerContent(
  fields: { readonly [Field in OfferField]?: string | null } | null | undefined,
): OfferContent | undefined {
  const html = offerFields.map((field) => fields?.[field]).find((content) => content?.trim())
  if (!html) return undefined
  const [banner = '', ...behind] = html.split(BREAK)
  const slides = banner.split(BETWEEN_SLIDES).filter(saysSomething).slice(0, MAX_SLIDES)
  const details = behind.join('')
  if (slides.length === 0) return undefined
  return { slides, details: saysSomething(details) ? details : undefined }
}

const saysSomething = (html: string) => /<img\b/.test(html) || html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== ''
