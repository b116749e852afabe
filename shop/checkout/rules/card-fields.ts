/** What can be seen to be wrong with card details before they are sent to the gateway. */
import { passesLuhn } from '#packages/card-number/card-number.ts'

export interface CardFields {
  number: string
  /** As typed, such as `08 / 28`. */
  expiry: string
  securityCode: string
}

export type CardProblems = Partial<Record<keyof CardFields, string>>

/** @param now decides whether the card has run out */
export function cardProblems({ number, expiry, securityCode }: CardFields, now: Date): CardProblems {
  const digits = number.replace(/[\s-]/g, '')
  const problems: CardProblems = {}
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    problems.number = 'Check the number: it should be the long one on the front of your card.'
  }
  const until = expiryOf(expiry)
  if (!until) problems.expiry = 'Enter the month and year, such as 08 / 28.'
  else if (until <= now) problems.expiry = 'This card has run out. Please use another one.'
  if (!/^\d{3,4}$/.test(securityCode.trim())) {
    problems.securityCode = 'Enter the 3 digits on the back of your card.'
  }
  return problems
}

/** The form that gateways take: `08/28`. */
export function plainExpiry(expiry: string): string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  return `${month.padStart(2, '0')}/${year}`
}

/** Groups of four, as the card shows them. */
export function groupedNumber(number: string): string {
  return number
    .replace(/\D/g, '')
    .replace(/(.{4})/g, '$1 ')
    .trim()
}

/** The first moment at which a card is no longer good; undefined when the text is no month and year. */
function expiryOf(expiry: string): Date | undefined {
  const [month, year] = plainExpiry(expiry).split('/').map(Number)
  return month && year && month <= 12 ? new Date(2000 + year, month, 1) : undefined
}
