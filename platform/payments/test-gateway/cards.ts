/** The cards that the test gateway knows, and what its card fields check. docs/test-cards.md is the list for people. */
import { passesLuhn } from '#packages/card-number/card-number.ts'
import { cardDigits, readExpiry, securityCodeLength } from '#packages/typed-values/typed-card.ts'

export type Behaviour =
  | 'approve'
  | 'decline'
  | 'no-funds'
  | 'authenticate'
  | 'no-answer'
  | 'lost-answer'
  | 'refuse-capture'

const cards: Record<string, Behaviour> = {
  '4111111111111111': 'approve',
  '5555555555554444': 'approve',
  '378282246310005': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'no-funds',
  '4000002760003184': 'authenticate',
  '4000000000000119': 'no-answer',
  '4000000000000127': 'lost-answer',
  '4000000000000341': 'refuse-capture',
}

export interface CardFields {
  number: string
  /** MM/YY. */
  expiry: string
  securityCode: string
}

export type CardCheck =
  | { kind: 'card'; behaviour: Behaviour; lastDigits: string }
  | { kind: 'problems'; problems: Partial<Record<keyof CardFields, string>> }

/** Checks a card as it was typed; each problem is a sentence that says what to type. */
export function checkCard(fields: CardFields, now: Date): CardCheck {
  const number = cardDigits(fields.number)
  const problems: Partial<Record<keyof CardFields, string>> = {}
  const numberProblem = problemOfNumber(number)
  if (numberProblem) problems.number = numberProblem
  const expiryProblem = problemOfExpiry(fields.expiry, now)
  if (expiryProblem) problems.expiry = expiryProblem
  const codeLength = securityCodeLength(number)
  if (!/^\d+$/.test(fields.securityCode.trim()) || fields.securityCode.trim().length !== codeLength) {
    const place = codeLength === 4 ? 'front' : 'back'
    problems.securityCode = `Enter the ${codeLength} digits on the ${place} of your card.`
  }
  const behaviour = cards[number]
  if (Object.keys(problems).length > 0 || !behaviour) return { kind: 'problems', problems }
  return { kind: 'card', behaviour, lastDigits: number.slice(-4) }
}

function problemOfNumber(number: string): string | undefined {
  if (number === '') return 'Enter the long number on the front of your card.'
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    return 'That card number is not complete. Check the digits.'
  // A real card must never be typed into a test shop.
  if (!cards[number]) return 'This is a test shop: use one of the cards in docs/test-cards.md.'
  return undefined
}

function problemOfExpiry(expiry: string, now: Date): string | undefined {
  const read = readExpiry(expiry)
  if (!read) return 'Enter the month and year on your card, such as 08/28.'
  const monthsLeft = (read.year - now.getFullYear()) * 12 + read.month - 1 - now.getMonth()
  return monthsLeft < 0 ? 'This card has expired. Use another one.' : undefined
}
