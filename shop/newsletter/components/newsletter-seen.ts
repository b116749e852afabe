import { useSyncExternalStore } from 'react'
import { onCookieChange, readCookies, writeCookie } from '../../request/readable-cookies.ts'
import { hasSeenPopup } from '../rules/popup-cookie.ts'

/** Whether the popup was closed or answered on this browser; undefined until a browser can say. */
export function usePopupSeen(): boolean | undefined {
  return useSyncExternalStore(onCookieChange, isSeen, () => undefined)
}

/** @param cookie  what to write, by whether the page came over https */
export function remember(cookie: (isSecure: boolean) => string): void {
  writeCookie(cookie(location.protocol === 'https:'))
}

const isSeen = () => hasSeenPopup(readCookies())
