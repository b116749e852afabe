/** What the shopper agreed to, and whether they are being asked: one state for the banner and for the footer. */
import { useSyncExternalStore } from 'react'
import { type Consent, consentCookie, consentIn } from '../rules/consent.ts'

let isAskedAgain = false
const listeners = new Set<() => void>()

/** Undefined while the shopper has not said. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(subscribe, consentNow, () => undefined)
}

/** A browser that says no for its shopper (Global Privacy Control) is not asked; the footer still lets them say yes. */
function consentNow(): Consent | undefined {
  const saysNo = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return consentIn(document.cookie) ?? (saysNo ? 'needed' : undefined)
}

export function useIsAsked(): boolean {
  const consent = useConsent()
  const again = useSyncExternalStore(
    subscribe,
    () => isAskedAgain,
    () => false,
  )
  return again || consent === undefined
}

/** From the footer: whatever was said before may be changed. */
export function askAgain(): void {
  isAskedAgain = true
  changed()
}

export function answer(consent: Consent): void {
  const before = consentNow()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = consentCookie(consent, location.protocol === 'https:')
  isAskedAgain = false
  changed()
  if (before === 'all' && consent === 'needed') withdraw()
}

/** What runs already cannot be stopped, so its cookies go and the page begins anew without it. */
function withdraw(): void {
  for (const [name = ''] of document.cookie.split('; ').map((one) => one.split('='))) {
    if (!/^_ga|^_gid|^_gat|^_gcl/.test(name)) continue
    const parts = location.hostname.split('.')
    // They are set for the widest domain that the browser allows, which no script can read.
    const domains = parts.map((_, from) => `; Domain=${parts.slice(from).join('.')}`)
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
  location.reload()
}

function changed(): void {
  for (const one of listeners) one()
}

/** Another tab may have answered. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    listeners.delete(onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}
