import { clearFlash } from '../request/clear-flash.ts'
import { readableCookieNames } from '../request/readable-cookie-names.ts'
import { readCookies } from '../request/readable-cookies.ts'
import { showNote } from './sign-in-state.ts'

/** Shows the flash message of the page before, such as that somebody signed in (H-33), and clears it; undefined when there is none. */
export function takeFlash(): string | undefined {
  const flash = new RegExp(`(?:^|; )${readableCookieNames.flash}=([^;]+)`).exec(readCookies())?.[1]
  if (flash === undefined) return undefined
  clearFlash()
  const message = decodeURIComponent(flash)
  showNote({ message, isProblem: false })
  return message
}
