import { readableCookieNames } from '../../request/readable-cookie-names.ts'

/** D-22: a day. */
const AGE_S = 86_400
/** D-19: how long a first visitor looks around in peace. */
export const POPUP_DELAY_MS = 6_000

const SEEN = new RegExp(`(?:^|; )${readableCookieNames.homePopup}=.`)

/** @param cookies as `document.cookie` has them */
export const hasSeenPopup = (cookies: string) => SEEN.test(cookies)

/** What to write into `document.cookie` once the popup was closed or answered, and to take that back. */
export const seenPopupCookie = (isSecure: boolean) => written('1', AGE_S, isSecure)
export const clearedPopupCookie = (isSecure: boolean) => written('', 0, isSecure)

const written = (value: string, ageS: number, isSecure: boolean) =>
  `${readableCookieNames.homePopup}=${value}; Max-Age=${ageS}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
