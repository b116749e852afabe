import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Signer {
  /** The value with its signature behind the last dot, safe in a cookie or a URL when the value is. */
  sign(value: string): string
  /** The value, or undefined when it was not signed with this key for this purpose. */
  verify(signed: string): string | undefined
}

/**
 * Signs values that travel through the browser, so that a changed one is detected.
 *
 * @param secretKey  at least 32 characters
 * @param purpose  one name for each use, such as "media address": a value signed for one is worthless for another
 * @example createSigner(key, 'media address').sign('photo/1') // 'photo/1.kq3…' (43 characters of signature)
 */
export function createSigner(secretKey: string, purpose: string): Signer {
  const key = createHmac('sha256', secretKey).update(purpose).digest()
  const signatureOf = (value: string) => createHmac('sha256', key).update(value).digest('base64url')
  return {
    sign: (value) => `${value}.${signatureOf(value)}`,
    verify(signed) {
      const dot = signed.lastIndexOf('.')
      if (dot < 0) return undefined
      const value = signed.slice(0, dot)
      const given = Buffer.from(signed.slice(dot + 1))
      const expected = Buffer.from(signatureOf(value))
      return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined
    },
  }
}
