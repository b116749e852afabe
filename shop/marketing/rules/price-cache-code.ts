/** The code of a price campaign as it travels: Base64, which hides nothing and protects nothing. */

/** SH-03: what a code may look like; everything else is no code. */
const CODE = /^[A-Za-z0-9._-]{1,64}$/
/** Base64 of 64 characters, with its padding. */
const MAX_LENGTH = 88

/**
 * The campaign code in a header, cookie or argument. Whether such a campaign exists is another question.
 *
 * @returns undefined for everything that is not the Base64 of an allowed code
 * @example decodePriceCache('c3VtbWVyMjY=') // 'summer26'
 */
export function decodePriceCache(text: string | null | undefined): string | undefined {
  if (!text || text.length > MAX_LENGTH) return undefined
  try {
    const code = atob(text)
    return CODE.test(code) ? code : undefined
  } catch {
    // Not Base64: no code.
    return undefined
  }
}
