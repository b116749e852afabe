import { readableCookieNames } from '../request/readable-cookie-names.ts'
import { readCookies, writeCookie } from '../request/readable-cookies.ts'
import { say } from './sign-in-state.ts'

/** What the page before had to say, such as that somebody signed in (H-33). */
export function sayOnce(): void {
  const said = new RegExp(`(?:^|; )${readableCookieNames.said}=([^;]+)`).exec(readCookies())?.[1]
  if (said === undefined) return
  // Also tells the badge of the cart, which may hold another number now.
  writeCookie(`${readableCookieNames.said}=; Max-Age=0; Path=/; SameSite=Lax`)
  say({ message: decodeURIComponent(said), isProblem: false })
}
