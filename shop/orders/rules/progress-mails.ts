/** What the mails say that follow an order from its payment to its arrival. */
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { brand } from '../../brands/brand.ts'
import type { Note } from '../../mail/mail-facts.ts'
import { type About, followButton, invoiceLink, KEEP, type Piece, piecesInWords } from './news-mails.ts'

interface Under {
  /** Days on which it should arrive, in words; undefined when nothing is sent. */
  expected: string | undefined
  /** Of the tax invoice as PDF. */
  invoiceUrl: string
}

/** Money that came outside the shop. */
export function paidNote(
  about: About,
  { paidCents, expected, invoiceUrl }: Under & { paidCents: Cents },
): Note {
  const amount = formatMoney(paidCents)
  return {
    ...framed(about),
    subject: `Your payment for ${brand.name} order ${about.orderNumber} has arrived`,
    preview: `${amount}, thank you.`,
    heading: `Thank you, ${about.firstName}`,
    paragraphs: [
      `We have received ${amount} for your order ${about.orderNumber}.`,
      ...(expected ? [`We begin to make your order now. It should be with you ${expected}.`] : []),
    ],
    links: [invoiceLink(invoiceUrl)],
  }
}

export function productionNote(about: About, { expected, invoiceUrl }: Under): Note {
  return {
    ...framed(about),
    subject: `We are making your ${brand.name} order ${about.orderNumber}`,
    preview: expected ? `It should be with you ${expected}.` : 'It is in production.',
    heading: `In production, ${about.firstName}`,
    paragraphs: [
      `We are making your order ${about.orderNumber} now. From here on it cannot be changed or cancelled.`,
      ...(expected ? [`It should be with you ${expected}.`] : []),
    ],
    links: [invoiceLink(invoiceUrl)],
  }
}

export function deliveredNote(
  about: About,
  {
    pieces,
    parcelNumber,
    moreFollows,
    writeTo,
  }: { pieces: readonly Piece[]; parcelNumber: string; moreFollows: boolean; writeTo: string },
): Note {
  return {
    ...framed(about),
    subject: `${moreFollows ? 'A part of your' : 'Your'} ${brand.name} order ${about.orderNumber} has arrived`,
    preview: `${piecesInWords(pieces)}.`,
    heading: `Delivered, ${about.firstName}`,
    paragraphs: [
      `Parcel ${parcelNumber} with ${piecesInWords(pieces)} of your order ${about.orderNumber} has arrived.`,
      ...(moreFollows ? ['The rest of your order follows in another parcel.'] : []),
      `If it is not there, or not as it should be, write to ${writeTo} and we put it right.`,
    ],
  }
}

/**
 * @param howTo  how the shopper can pay instead, a paragraph each
 * @param changeUrl  of the page on which the order is changed or cancelled
 * @param writeTo  the mailbox of the shop
 */
export function paymentRefusedNote(
  about: About,
  {
    dueCents,
    howTo,
    changeUrl,
    writeTo,
  }: { dueCents: Cents; howTo: readonly string[]; changeUrl: string; writeTo: string },
): Note {
  return {
    ...framed(about),
    links: [changeLink(changeUrl)],
    subject: `Your ${brand.name} order ${about.orderNumber} is not paid yet`,
    preview: 'Your bank did not let us take the money. This is how you can pay instead.',
    heading: `Your card was not charged, ${about.firstName}`,
    paragraphs: [
      `Your bank did not let us take the ${formatMoney(dueCents)} for your order ${about.orderNumber}, although it had approved it before. You have not been charged, and we have not begun to make your order.`,
      ...howTo,
      `If you do not want it any more, cancel it with the link below, or write to ${writeTo}.`,
    ],
  }
}

/**
 * Once, some days before the order is cancelled.
 *
 * @param howTo  how the shopper pays, and until when, a paragraph each
 * @param writeTo  the mailbox of the shop
 */
export function paymentReminderNote(
  about: About,
  { dueCents, howTo, writeTo }: { dueCents: Cents; howTo: readonly string[]; writeTo: string },
): Note {
  return {
    ...framed(about),
    subject: `Your ${brand.name} order ${about.orderNumber} still waits for your payment`,
    preview: 'We keep it for you some days more. This is how you can pay.',
    heading: `Do you still want it, ${about.firstName}?`,
    paragraphs: [
      `The ${formatMoney(dueCents)} for your order ${about.orderNumber} have not reached us yet. If you have sent them in the last days, there is nothing to do.`,
      ...howTo,
      `If you do not want it any more, you need do nothing. If you need more time, write to ${writeTo}.`,
    ],
  }
}

/**
 * @param asks  what the shop asks, in the words of staff
 * @param proofUrl  of the page on which it is approved or changed
 */
export function proofDecisionNote(
  about: About,
  {
    piece,
    asks,
    isReminder,
    proofUrl,
  }: { piece: string; asks: string; isReminder: boolean; proofUrl: string },
): Note {
  return {
    ...framed(about),
    subject: `${isReminder ? 'We still wait for you: your' : 'Your'} proof of ${brand.name} order ${about.orderNumber} needs a decision`,
    preview: `${piece}: we make it as soon as you have approved it.`,
    heading: `Before we make it, ${about.firstName}`,
    paragraphs: [
      `We would like your approval before we make the ${piece} of your order ${about.orderNumber}.`,
      asks,
      'Approve it, or tell us what to change. Until then we do not begin, and your order arrives as much later.',
    ],
    button: { label: 'See it and decide', url: proofUrl },
  }
}

/**
 * @param message  what the shopper has changed, as sentences
 * @param until  when the press takes the order, in words; undefined while that is not known
 */
export function changedNote(
  about: About,
  { message, until, changeUrl }: { message: string; until: string | undefined; changeUrl: string },
): Note {
  return {
    ...framed(about),
    subject: `Your ${brand.name} order ${about.orderNumber} is changed`,
    preview: message,
    heading: `Changed, ${about.firstName}`,
    paragraphs: [
      `You have changed your order ${about.orderNumber}.`,
      message,
      `You can change it again ${until ? `until ${until}` : 'until we begin to make it'}. If it was not you, change it back or write to us right away.`,
    ],
    links: [changeLink(changeUrl)],
  }
}

const changeLink = (url: string) => ({ label: 'Change or cancel your order', url })

const framed = (about: About) => ({
  button: followButton(about),
  smallPrint: [KEEP],
  shopUrl: about.shopUrl,
})
