/** What the mails after the confirmation say. */

import { type Cents, formatMoney } from '#packages/money/money.ts'
import { brand } from '../../brands/brand.ts'
import type { Note } from '../../mail/mail-facts.ts'
import { askForAccount } from './how-to-pay.ts'

export interface About {
  orderNumber: string
  firstName: string
  shopUrl: string
  /** Of the page that says where the order stands. */
  followUrl: string
}

export interface Piece {
  name: string
  quantity: number
  /** How many of it the order has; left out, these are all. */
  of?: number | undefined
}

export const KEEP = 'The order number is what we ask for when you write to us.'

export function shippedNote(
  about: About,
  parcel: {
    pieces: readonly Piece[]
    carrierTitle: string
    trackingNumber: string | undefined
    comment: string | undefined
    /** Whether more of the order follows. */
    moreFollows: boolean
    invoiceUrl: string
  },
): Note {
  const { pieces, carrierTitle, trackingNumber, comment, moreFollows, invoiceUrl } = parcel
  const tracked = trackingNumber
    ? `${carrierTitle} brings it under the number ${trackingNumber}.`
    : `${carrierTitle} brings it.`
  return {
    subject: `Your ${brand.name} order ${about.orderNumber} is on its way`,
    preview: `${piecesInWords(pieces)}. ${tracked}`,
    heading: `On its way, ${about.firstName}`,
    paragraphs: [
      `We have sent ${piecesInWords(pieces)} of your order ${about.orderNumber}.`,
      tracked,
      ...(moreFollows ? ['The rest of your order follows in another parcel.'] : []),
      ...(comment ? [comment] : []),
    ],
    button: followButton(about),
    links: [invoiceLink(invoiceUrl)],
    smallPrint: [KEEP],
    shopUrl: about.shopUrl,
  }
}

/** Where the money of an order is: captured, come from outside the shop, authorised at the shopper's bank, or not paid yet. */
export type MoneyOfOrder = 'taken' | 'transferred' | 'held' | 'unpaid'

export function cancelledNote(
  about: About,
  {
    dueCents,
    money,
    writeTo,
    creditCents,
    usedIncentives,
    because,
  }: {
    /** What was to be paid in money. */
    dueCents: Cents
    money: MoneyOfOrder
    /** Whom a shopper writes to, within a sentence. */
    writeTo: string
    /** What becomes store credit, where that is not paid back otherwise. */
    creditCents: Cents
    /** Whether gift cards, credit or points paid a part. */
    usedIncentives: boolean
    /** A sentence, where neither the shopper nor staff have cancelled it. */
    because?: string | undefined
  },
): Note {
  const sentences = {
    taken: goesBack(dueCents, 'gateway', writeTo),
    transferred: goesBack(dueCents, 'bank', writeTo),
    held: `Your bank lets go of the ${formatMoney(dueCents)} that it held. If it has paid us already, we give the money back and write to you again.`,
    unpaid: `You need not pay the ${formatMoney(dueCents)} any more. If it is on its way to us already, we give it back.`,
  } satisfies Record<MoneyOfOrder, string>
  return {
    subject: `Your ${brand.name} order ${about.orderNumber} is cancelled`,
    preview: 'Nothing of it is made or sent.',
    heading: `Cancelled, ${about.firstName}`,
    paragraphs: [
      `Your order ${about.orderNumber} is cancelled; nothing of it is made or sent.`,
      ...(because ? [because] : []),
      ...(dueCents > 0 ? [sentences[money]] : []),
      ...(usedIncentives ? [incentivesGoBack(creditCents)] : []),
      'Your designs are kept, so you can order them again.',
    ],
    smallPrint: [KEEP],
    shopUrl: about.shopUrl,
  }
}

const incentivesGoBack = (creditCents: Cents) =>
  creditCents > 0
    ? `${formatMoney(creditCents)} is now store credit on your account.`
    : 'What gift cards, credit and points paid for it goes back to them.'

/** How all of a cancelled order's money comes back. */
function goesBack(moneyCents: Cents, way: 'gateway' | 'bank', writeTo: string): string {
  const amount = formatMoney(moneyCents)
  return way === 'bank'
    ? `We give ${amount} back by bank transfer. ${askForAccount(writeTo)}`
    : `We give ${amount} back the way it was paid. Banks take up to five business days to show it.`
}

/**
 * Of an order that was cancelled while its money was being captured, for the history as for the mail.
 *
 * @param which  the order, within a sentence
 * @param writeTo  whom a shopper writes to, within a sentence
 */
export const paidAfterAll = (which: string, moneyCents: Cents, way: 'gateway' | 'bank', writeTo: string) =>
  `Your bank had paid us ${formatMoney(moneyCents)} when ${which} was cancelled. ${goesBack(moneyCents, way, writeTo)}`

/** After the mail that the order is cancelled, which could not know it yet. */
export function paidAfterAllNote(
  about: About,
  { moneyCents, way, writeTo }: { moneyCents: Cents; way: 'gateway' | 'bank'; writeTo: string },
): Note {
  return {
    subject: `Your money for ${brand.name} order ${about.orderNumber} goes back`,
    preview: `${formatMoney(moneyCents)} of your cancelled order.`,
    heading: `Money back, ${about.firstName}`,
    paragraphs: [paidAfterAll(`your order ${about.orderNumber}`, moneyCents, way, writeTo)],
    smallPrint: [KEEP],
    shopUrl: about.shopUrl,
  }
}

/** Before money goes back by bank transfer, where no mail about a cancelled order asks for the account. */
export function accountWantedNote(
  about: About,
  { moneyCents, reason, writeTo }: { moneyCents: Cents; reason: string | undefined; writeTo: string },
): Note {
  const amount = formatMoney(moneyCents)
  return {
    subject: `Where may we send the ${amount} of your ${brand.name} order ${about.orderNumber}?`,
    preview: 'We need your account for a bank transfer.',
    heading: `Money back, ${about.firstName}`,
    paragraphs: [
      `We give ${amount} of your order ${about.orderNumber} back by bank transfer.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      askForAccount(writeTo),
      'We write again when it is on its way.',
    ],
    smallPrint: [KEEP],
    shopUrl: about.shopUrl,
  }
}

/** A membership of which a refund has taken back what its order gave. */
export interface EndedMembership {
  /** The last day of what is left of it, in words; null when nothing is. */
  until: string | null
}

const endedInWords = ({ until }: EndedMembership) =>
  until === null
    ? 'The membership that this order gave you has ended.'
    : `The time that this order added to your membership is taken off again: you are a member until ${until}.`

const cardsInWords = (cards: number) =>
  `The gift certificate${cards === 1 ? '' : 's'} that this order bought can no longer be used.`

export function refundedNote(
  about: About,
  memo: {
    number: string
    totalCents: Cents
    moneyCents: Cents
    way: 'gateway' | 'bank' | 'credit'
    reason: string | undefined
    /** What became of the membership that the order gave; left out when that goes on. */
    membership?: EndedMembership | undefined
    /** How many gift certificates that the order bought are taken back. */
    cards: number
  },
): Note {
  const rest = memo.totalCents - memo.moneyCents
  const elsewhere =
    memo.way === 'credit'
      ? `${formatMoney(rest)} is now store credit on your account.`
      : `${formatMoney(rest)} is back on the gift cards, credit and points that paid for it.`
  const money =
    memo.way === 'bank'
      ? `${formatMoney(memo.moneyCents)} goes by bank transfer to the account that you told us.`
      : `${formatMoney(memo.moneyCents)} goes back the way it was paid.`
  return {
    subject: `Refund for your ${brand.name} order ${about.orderNumber}`,
    preview: `${formatMoney(memo.totalCents)} by credit memo ${memo.number}.`,
    heading: `A refund, ${about.firstName}`,
    paragraphs: [
      `We have refunded ${formatMoney(memo.totalCents)} of your order ${about.orderNumber} (credit memo ${memo.number}).`,
      ...(memo.moneyCents > 0 ? [`${money} Banks take up to five business days to show it.`] : []),
      ...(rest > 0 ? [elsewhere] : []),
      ...(memo.membership ? [endedInWords(memo.membership)] : []),
      ...(memo.cards > 0 ? [cardsInWords(memo.cards)] : []),
      ...(memo.reason ? [`Reason: ${memo.reason}`] : []),
    ],
    smallPrint: [KEEP],
    shopUrl: about.shopUrl,
  }
}

/** Of the tax invoice as PDF. */
export const invoiceLink = (url: string) => ({ label: 'Tax invoice (PDF)', url })

export const followButton = ({ followUrl }: About) => ({ label: 'Follow your order', url: followUrl })

/** @example '1 of 2 × Custom canvas print, Sample kit' */
export function piecesInWords(pieces: readonly Piece[]): string {
  return pieces
    .map(({ name, quantity, of = quantity }) => {
      if (quantity < of) return `${quantity} of ${of} × ${name}`
      return quantity > 1 ? `${quantity} × ${name}` : name
    })
    .join(', ')
}
