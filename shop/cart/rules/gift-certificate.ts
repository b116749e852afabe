/** A gift certificate as its buyer fills it in. */

import { utcMidnight } from '#packages/calendar/utc-midnight.ts'
import { type Cents, parseDollars } from '#packages/money/money.ts'
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedLines, tidiedText } from '#packages/typed-values/typed-text.ts'
import { emailProblem, NO_LINKS } from '../../fields/rules/address.ts'
import { holdsWebAddress, messageHoldsLink } from '../../fields/rules/mailed-text.ts'
import type { EnteredCertificate } from '../../marketing/rules/entered-certificate.ts'

/** K-08, CA-07. */
export const LEAST_CENTS: Cents = 1000
export const MAX_CENTS: Cents = 150000
export const MAX_MESSAGE_LENGTH = 500
export const MAX_NAME_LENGTH = 100
/** A date further away is more likely a typing mistake. */
export const MAX_DAYS_AHEAD = 366

/** The contract's field names, behind `giftcard/…` uids. */
export const CERTIFICATE_FIELDS = [
  'giftcard_amount',
  'custom_giftcard_amount',
  'giftcard_sender_name',
  'giftcard_sender_email',
  'giftcard_recipient_name',
  'giftcard_recipient_email',
  'giftcard_message',
  'giftcard_delivery_date',
] as const
export type CertificateField = (typeof CERTIFICATE_FIELDS)[number]

export type CertificateResult =
  | { kind: 'certificate'; entered: EnteredCertificate }
  | { kind: 'problem'; isMissing: boolean; message: string }

/**
 * A certificate from what was entered, or what is wrong with it.
 *
 * @param fields  texts by the contract's names; an amount is dollars
 * @param before  the certificate as it was, when it is changed: what is not named stays
 * @param today  the day in the shop, YYYY-MM-DD
 */
export function certificateOf(
  fields: ReadonlyMap<string, string>,
  before: EnteredCertificate | undefined,
  today: string,
): CertificateResult {
  const text = (name: CertificateField, old: string | undefined) => tidiedLines(fields.get(name) ?? old ?? '')
  const amount = fields.get('custom_giftcard_amount') ?? fields.get('giftcard_amount')
  const amountCents = amount === undefined ? before?.amountCents : centsOf(amount)
  const senderName = tidiedText(text('giftcard_sender_name', before?.senderName))
  const recipientName = tidiedText(text('giftcard_recipient_name', before?.recipientName))
  const senderEmail = tidiedEmail(text('giftcard_sender_email', before?.senderEmail))
  const recipientEmail = tidiedEmail(text('giftcard_recipient_email', before?.recipientEmail))
  const message = text('giftcard_message', before?.message)
  const deliverOn = text('giftcard_delivery_date', before?.deliverOn)

  if (amount === undefined && amountCents === undefined) return missing()
  if (!senderName || !recipientName) return missing()
  const wrongAmount = amountProblem(amountCents)
  if (wrongAmount || amountCents === undefined) return problem(wrongAmount ?? NO_AMOUNT)
  if (senderName.length > MAX_NAME_LENGTH || recipientName.length > MAX_NAME_LENGTH) {
    return problem(`Please use at most ${MAX_NAME_LENGTH} characters for a name.`)
  }
  // They stand in the subject and the first line of a mail to somebody who did not ask for it.
  if (holdsWebAddress(senderName) || holdsWebAddress(recipientName)) return problem(NO_LINKS)
  // Without the recipient's address it goes to the buyer, who passes it on.
  for (const email of [senderEmail, recipientEmail]) {
    const wrong = email === '' ? undefined : emailProblem(email)
    if (wrong) return problem(wrong)
  }
  if (message.length > MAX_MESSAGE_LENGTH) {
    return problem(`Please use at most ${MAX_MESSAGE_LENGTH} characters for the message.`)
  }
  if (messageHoldsLink(message)) return problem(LINK_IN_MESSAGE)
  const wrongDay = deliverOn === '' ? undefined : dayProblem(deliverOn, today)
  if (wrongDay) return problem(wrongDay)
  return {
    kind: 'certificate',
    entered: {
      amountCents,
      senderName,
      senderEmail: senderEmail || undefined,
      recipientName,
      recipientEmail: recipientEmail || undefined,
      message: message || undefined,
      deliverOn: deliverOn || undefined,
    },
  }
}

/** A full stop without a space may read like a web address, too. */
const LINK_IN_MESSAGE =
  'Please write the message without web and email addresses, and with a space after each full stop.'

const NO_AMOUNT = 'Please enter the amount in dollars, such as 50 or 49.90.'

/** K-08. Undefined cents are of a text that is no amount. */
export function amountProblem(cents: Cents | undefined): string | undefined {
  if (cents === undefined) return NO_AMOUNT
  return cents < LEAST_CENTS || cents > MAX_CENTS
    ? 'A gift certificate is worth A$10.00 to A$1,500.00.'
    : undefined
}

/** `50`, `A$49.90` and upstream's `50.0000`; undefined for texts that are no amount in whole cents. */
export function centsOf(text: string): Cents | undefined {
  const plain = text.trim().replace(/^(?:A\s?)?\$\s?/i, '')
  return parseDollars(plain.replace(/^(\d+\.\d\d)0{1,2}$/, '$1'))
}

/** Of a day that is not within the year from today, both YYYY-MM-DD. */
export function dayProblem(day: string, today: string): string | undefined {
  const date = utcMidnight(day)
  if (Number.isNaN(date.getTime())) {
    return 'Please give the delivery date as year-month-day, such as 2027-01-31.'
  }
  if (day < today) return 'Please choose today or a later day for the delivery.'
  const days = (date.getTime() - utcMidnight(today).getTime()) / 86_400_000
  return days > MAX_DAYS_AHEAD ? 'Please choose a day within a year for the delivery.' : undefined
}

const problem = (message: string): CertificateResult => ({ kind: 'problem', isMissing: false, message })

/** The contract's sentence for anything that a product asks for and the client left out. */
export const OPTIONS_MISSING =
  "The product's required option(s) weren't entered. Make sure the options are entered and try again."
const missing = (): CertificateResult => ({ kind: 'problem', isMissing: true, message: OPTIONS_MISSING })
