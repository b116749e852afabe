/** The price cache: the code of an offer that a shopper brings along, in the `cc` query, a header or a cookie. */
import { withoutEnd } from '#packages/text/trimmed.ts'
import { RETIRED_CODES } from './coupon.ts'

/** Nothing else may reach a header, a cache key or a query (SH-03). */
const CODE = /^[A-Za-z0-9._-]{1,64}$/
/** Longer texts than 64 characters make in Base64 are not worth decoding. */
const MAX_LENGTH = 96

/**
 * The code that a text stands for: what it decodes to from Base64 when that is a code, otherwise the text itself (CA-14).
 *
 * @returns the code in lower case, so that one offer is one cache key; undefined for texts that are no code, and for codes
 *   that are or contain a retired one (CA-73)
 */
export function readPriceCache(text: string | null | undefined): string | undefined {
  const code = codeIn(text)
  return code === undefined || holdsRetiredCode(code) ? undefined : code
}

/** Whether a text stands for a retired code, plain or in Base64: whoever holds it should clear it. */
export function isRetiredPriceCache(text: string | null | undefined): boolean {
  const code = codeIn(text)
  return code !== undefined && holdsRetiredCode(code)
}

const holdsRetiredCode = (code: string): boolean => RETIRED_CODES.some((retired) => code.includes(retired))

function codeIn(text: string | null | undefined): string | undefined {
  const sent = text?.trim() ?? ''
  if (sent === '' || sent.length > MAX_LENGTH) return undefined
  const decoded = fromBase64(sent)
  const code = decoded !== undefined && CODE.test(decoded) ? decoded : sent
  return CODE.test(code) ? code.toLowerCase() : undefined
}

/** The code as every request carries it. */
export const priceCacheHeader = (code: string): string => btoa(code)

/** A price of 6.99 for 11 × 14 inches has a cookie of its own (P-22, CA-72). */
export const isSpecialPriceCode = (code: string): boolean => code.replace('11x14at', '').endsWith('6.99')

function fromBase64(text: string): string | undefined {
  const standard = withoutEnd(text.replaceAll('-', '+').replaceAll('_', '/'), /=/)
  if (!/^[A-Za-z0-9+/]+$/.test(standard)) return undefined
  try {
    const decoded = atob(standard)
    // Another spelling of the same bytes would be another cache key for the same offer.
    return withoutEnd(btoa(decoded), /=/) === standard ? decoded : undefined
  } catch {
    // A length that Base64 never has: it is no Base64, so it is plain text.
    return undefined
  }
}
