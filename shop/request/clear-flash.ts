import { readableCookieNames } from './readable-cookie-names.ts'
import { writeCookie } from './readable-cookies.ts'

/** Clears the flash message once it is shown. The badge of the cart listens, because its number may have changed too. */
export const clearFlash = (): void =>
  writeCookie(`${readableCookieNames.flash}=; Max-Age=0; Path=/; SameSite=Lax`)
