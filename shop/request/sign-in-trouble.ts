/** Why somebody who comes back from an identity provider is not signed in: said once, on the sign-in page. */
import { SIGN_IN_TROUBLE_COOKIE } from './cookie-names.ts'
import { cookie, ownCookie } from './cookies.ts'

/** Long enough for the next page to come on a slow connection. */
const AGE_S = 60

/** By a cookie and not by the address: no link of a stranger makes the page say anything. */
export const troubleCookie = (sentence: string, publicUrl: string) =>
  cookie(SIGN_IN_TROUBLE_COOKIE, sentence, { ageS: AGE_S, readable: false, publicUrl })

export const troubleIn = (request: Request) => ownCookie(request, SIGN_IN_TROUBLE_COOKIE)

export const noTroubleCookie = (publicUrl: string) =>
  cookie(SIGN_IN_TROUBLE_COOKIE, '', { ageS: 0, readable: false, publicUrl })
