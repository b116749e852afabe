import { UNREADABLE } from '../decline-sentences.ts'
import { APPROVED, declineSentence } from './results.ts'
import type { PageEnd } from './return-page.ts'
import { CANCELLED_PATH, RETURN_PATH } from './return-paths.ts'

/** A secure token that is used up, too old or none. */
const TOKEN_OVER = ['7', '160', '161', '162']

/**
 * How PayPal's page ended, by what it says itself. Anybody can say so, and it may be anything: all that is taken from it is
 * four digits, or one of the shop's own sentences.
 */
export function endOf(path: string, told: URLSearchParams): PageEnd {
  if (path === CANCELLED_PATH) return { outcome: 'cancelled' }
  const result = told.get('RESULT') ?? ''
  if (path === RETURN_PATH && result === String(APPROVED)) {
    const digits = told.get('ACCT') ?? ''
    return { outcome: 'entered', lastDigits: /^\d{4}$/.test(digits) ? digits : '' }
  }
  const isPlain = /^\d{1,4}$/.test(result) && result !== String(APPROVED) && !TOKEN_OVER.includes(result)
  return { outcome: 'refused', message: isPlain ? declineSentence(Number(result)) : UNREADABLE }
}
