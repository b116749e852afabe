import { useSyncExternalStore } from 'react'
import { hasSeenPopup } from '../rules/popup-cookie.ts'

/** Whether the popup was closed or answered on this browser; undefined until a browser can say. */
export function usePopupSeen(): boolean | undefined {
  return useSyncExternalStore(onCookieChange, isSeen, () => undefined)
}

/** @param cookie  what to write, by whether the page came over https */
export function remember(cookie: (isSecure: boolean) => string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = cookie(location.protocol === 'https:')
  for (const changed of listeners) changed()
}

const isSeen = () => hasSeenPopup(document.cookie)

/** Nothing tells of a changed cookie but whoever changes it, and coming back from another tab. */
const listeners = new Set<() => void>()

function onCookieChange(changed: () => void): () => void {
  listeners.add(changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    listeners.delete(changed)
    document.removeEventListener('visibilitychange', changed)
  }
}
