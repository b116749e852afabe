import { pushEvent } from '../../events/push-event.ts'
import { notifyCookieListeners } from '../../request/readable-cookies.ts'
import { paths } from '../../routing/paths.ts'
import { refreshSignIn, showNote } from '../sign-in-state.ts'

/** What the address of signing out answers. */
export interface SignedOut {
  signedOut: boolean
  /** For the shopper, in the words of CA-02. */
  message: string
}

const FAILED: SignedOut = { signedOut: false, message: 'Logout failed. Please try again.' }

/** H-37 to H-40. When a step fails, the session is kept so that the shopper can try again. */
export async function signOut(): Promise<boolean> {
  const { signedOut, message } = await askToSignOut().catch(() => FAILED)
  if (signedOut) {
    // P-20.
    pushEvent({ event: 'logout' })
    await refreshSignIn()
    notifyCookieListeners()
  }
  showNote({ message, isProblem: !signedOut })
  return signedOut
}

/** So long an answer may take, which is a moment. */
const LIMIT_MS = 30_000

async function askToSignOut(): Promise<SignedOut> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), LIMIT_MS)
  try {
    const said = await fetch(paths.logout(), { method: 'POST', signal: limit.signal })
    const answer: SignedOut = await said.json()
    return typeof answer.message === 'string' ? answer : FAILED
  } finally {
    clearTimeout(timer)
  }
}
