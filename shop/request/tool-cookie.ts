/** G-11: which design tool is open in this browser, for as long as one is. Written by scripts; it opens nothing. */
import { toolCookieNames } from './tool-cookie-names.ts'

/**
 * What to write into `document.cookie` while a tool is open. It ends with the browser, should the page end without a word.
 *
 * @param path  of the page, such as `/photomug-tool`
 */
export const openToolCookie = (path: string, isSecure: boolean): string =>
  `${toolCookieNames.toolData}=${encodeURIComponent(path)}; Path=/; SameSite=Lax${secure(isSecure)}`

/** What takes it back once the tool is left. */
export const leftToolCookie = (isSecure: boolean): string =>
  `${toolCookieNames.toolData}=; Max-Age=0; Path=/; SameSite=Lax${secure(isSecure)}`

const secure = (isSecure: boolean) => (isSecure ? '; Secure' : '')
