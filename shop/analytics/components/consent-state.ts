/** What the shopper agreed to, and whether they are being asked: one state for the banner and for the footer. */
import { useSyncExternalStore } from 'react'
import {
  notifyCookieListeners,
  onCookieChange,
  readCookies,
  writeCookie,
} from '../../request/readable-cookies.ts'
import { type Consent, consentCookie, consentIn } from '../rules/consent.ts'

let isAskedAgain = false

/** Undefined while the shopper has not said. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onCookieChange, consentNow, () => undefined)
}

/** A browser that sends Global Privacy Control is not asked; the footer still lets its shopper say yes. */
function consentNow(): Consent | undefined {
  const saysNo = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return consentIn(readCookies()) ?? (saysNo ? 'needed' : undefined)
}

export function useIsAsked(): boolean {
  const consent = useConsent()
  const again = useSyncExternalStore(
    onCookieChange,
    () => isAskedAgain,
    () => false,
  )
  return again || consent === undefined
}

/** From the footer: whatever was said before may be changed. */
export function askAgain(): void {
  isAskedAgain = true
  notifyCookieListeners()
}

export function answer(consent: Consent): void {
  const before = consentNow()
  isAskedAgain = false
  writeCookie(consentCookie(consent, location.protocol === 'https:'))
  if (before === 'all' && consent === 'needed') withdraw()
}

/** Scripts that run cannot be stopped, so their cookies are deleted and the page is reloaded without them. */
function withdraw(): void {
  for (const [name = ''] of readCookies()
    .split('; ')
    .map((one) => one.split('='))) {
    if (!/^_ga|^_gid|^_gat|^_gcl/.test(name)) continue
    const parts = location.hostname.split('.')
    // They are set for the widest domain that the browser allows, which no script can read.
    const domains = parts.map((_, from) => `; Domain=${parts.slice(from).join('.')}`)
    for (const domain of ['', ...domains]) {
      writeCookie(`${name}=; Max-Age=0; Path=/${domain}`)
    }
  }
  location.reload()
}
