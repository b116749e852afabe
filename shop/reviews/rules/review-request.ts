/** The mail that asks for a review of what has arrived. It goes to subscribers of the newsletter alone. */
import type { OptionInWords } from '#packages/product/options-in-words.ts'
import { brand } from '../../brands/brand.ts'
import type { Note } from '../../mail/mail-facts.ts'

/** Staff change it by this key of the configuration. */
const DAYS_KEY = 'review_request_days'
const USUAL_DAYS = 7
const MAX_DAYS = 90

/**
 * How long after an order is complete its buyer is asked.
 *
 * @param configuration  `review_request_days`: a whole number from 1 to 90; 0 asks nobody
 * @returns undefined when nobody is asked
 */
export function daysUntilReviewRequest(configuration: ReadonlyMap<string, string>): number | undefined {
  const text = configuration.get(DAYS_KEY)?.trim() ?? ''
  // A typing mistake in the settings must not send mails too early.
  if (!/^\d{1,4}$/.test(text)) return USUAL_DAYS
  const days = Number(text)
  return days === 0 ? undefined : Math.min(days, MAX_DAYS)
}

export interface AskedPiece {
  productName: string
  options: readonly OptionInWords[]
}

const MAX_NAMED = 5

export function reviewRequestNote({
  firstName,
  orderNumber,
  pieces,
  writeUrl,
  shopUrl,
  unsubscribeUrl,
}: {
  firstName: string
  orderNumber: string
  /** At least one. */
  pieces: readonly AskedPiece[]
  writeUrl: string
  shopUrl: string
  unsubscribeUrl: string
}): Note {
  const rest = pieces.length - MAX_NAMED
  const named = [...pieces.slice(0, MAX_NAMED).map(inWords), ...(rest > 0 ? [`and ${rest} more`] : [])]
  const isOne = pieces.length === 1
  return {
    subject: `How do you like your ${isOne ? (pieces[0]?.productName ?? 'order') : `${brand.name} order`}?`,
    preview: 'Your words help the next person choose. It takes two minutes, without signing in.',
    heading: `How do you like it, ${firstName}?`,
    paragraphs: [
      `Your order ${orderNumber} has been with you for a while:`,
      named.join('\n'),
      `Would you write a review of ${isOne ? 'it' : 'what you bought'}? We publish good and bad ones alike, with the stars you give, and pictures if you add some.`,
      'If something is wrong with it, answer this email instead, and we put it right.',
    ],
    button: { label: 'Write a review', url: writeUrl },
    smallPrint: [
      'We ask once for an order, because you asked for our emails. The link is good for 90 days and needs no account.',
      { label: 'Stop these emails', url: unsubscribeUrl },
      `${brand.name}, Marsden Park NSW, Australia.`,
    ],
    shopUrl,
  }
}

/** @example 'Custom canvas print, 75 × 50 cm (30 × 20 in)' */
function inWords({ productName, options }: AskedPiece): string {
  return [productName, ...options.slice(0, 1).map(({ value }) => value)].join(', ')
}
