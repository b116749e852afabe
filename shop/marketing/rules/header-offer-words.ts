/** The sale banner as it is shown: its placeholders filled in, its times as numbers. */

import { instantOf } from '#packages/calendar/utc-timestamp.ts'
import { type OfferWords, withWords } from './offer-words.ts'

/** A header offer as the contract gives it. */
export interface OfferGiven {
  store_notice?: string | null
  offer_text?: string | null
  sale_title?: string | null
  offer_description?: string | null
  offer_end_date?: string | null
  show_timer?: boolean | null
}

export interface OfferInWords {
  /** HTML, cleaned when staff wrote it. */
  text: string
  /** HTML of what opens behind "Offer details"; without it there is nothing to open. */
  details: string | undefined
  /** Milliseconds since 1970; the banner is hidden then. */
  endsAt: number | undefined
  /** C-20: only with an end that is known. */
  showsTimer: boolean
}

/**
 * @param offer  placeholders in its HTML are replaced by words, which are escaped
 * @returns undefined for an offer without a text
 */
export function offerInWords(
  offer: OfferGiven | null | undefined,
  { freeShipping, contactEmail }: OfferWords,
): OfferInWords | undefined {
  if (!offer?.offer_text?.trim()) return undefined
  const filled = (html: string) =>
    withWords(html, { saleTitle: offer.sale_title, freeShipping, contactEmail })
  const details = [offer.store_notice, offer.offer_description].filter(Boolean).join('')
  const endsAt = millisecondsOf(offer.offer_end_date)
  return {
    text: filled(offer.offer_text),
    details: details === '' ? undefined : filled(details),
    endsAt,
    showsTimer: offer.show_timer === true && endsAt !== undefined,
  }
}

function millisecondsOf(time: string | null | undefined): number | undefined {
  const instant = instantOf(time ?? '').getTime()
  return Number.isNaN(instant) ? undefined : instant
}
