/** What a shopper agreed to (SH-28). The choice is a cookie of the shop's own, which scripts may read. */
import { readableCookieNames } from '../../request/readable-cookie-names.ts'

/** `all` is analytics and advertising, `needed` is neither. */
export type Consent = 'all' | 'needed'

const AGE_S = 180 * 86_400

/** @returns undefined while the shopper has not said */
export function consentIn(cookies: string): Consent | undefined {
  const value = CONSENT.exec(cookies)?.[1]
  return value === 'all' || value === 'needed' ? value : undefined
}

const CONSENT = new RegExp(`(?:^|; )${readableCookieNames.consent}=(\\w+)(?:;|$)`)

/** For `document.cookie`: half a year, then the shop asks again. */
export function consentCookie(consent: Consent, isSecure: boolean): string {
  const flags = [`Max-Age=${AGE_S}`, 'Path=/', 'SameSite=Lax']
  if (isSecure) flags.push('Secure')
  return [`${readableCookieNames.consent}=${consent}`, ...flags].join('; ')
}
