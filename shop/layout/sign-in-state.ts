/** Who is signed in. Pages are cached for everybody, so the browser asks once it has loaded one. */
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pushEvent } from '../events/push-event.ts'
import { readableCookieNames } from '../request/readable-cookie-names.ts'
import { readCookies } from '../request/readable-cookies.ts'
import { paths } from '../routing/paths.ts'

/** H-20. `out` is what the page says before it is known that somebody is signed in. */
export type SignIn = { state: 'checking' } | ({ state: 'in' } & Known) | { state: 'out' }

/** What the page knows of a customer. */
export interface Known {
  firstName: string
  /** Offers for a first order are over. */
  hasOrdered: boolean
}

const OUT: SignIn = { state: 'out' }
const CHECKING: SignIn = { state: 'checking' }

/** What the shopper is told about signing out. */
export interface Note {
  message: string
  isProblem: boolean
}

let current: SignIn = OUT
/** Whether this page has seen the shopper signed out: only then is a sign-in an event of this page. */
let wasOut = false
let note: Note | undefined
const listeners = new Set<() => void>()

/** One request for all parts of the frame. */
export function useSignIn(): SignIn {
  const { pathname } = useLocation()
  // Signing in and out happen on another page, or in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to look again
  useEffect(() => void refreshSignIn({ isStep: true }), [pathname])
  return useKnownSignIn()
}

/** What the header has found out. */
function useKnownSignIn(): SignIn {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => OUT,
  )
}

/**
 * whether offers for a first order are shown: to guests, of whom nothing is known, and to customers who have none.
 * The pages that everybody is sent have them; nothing shows while somebody who is signed in may have ordered.
 */
export function useFirstOrderOffer(): boolean {
  const signIn = useKnownSignIn()
  return signIn.state === 'out' || (signIn.state === 'in' && !signIn.hasOrdered)
}

export function useNote(): Note | undefined {
  return useSyncExternalStore(
    subscribe,
    () => note,
    () => undefined,
  )
}

/** The last note stays until it is closed. */
export function showNote(next?: Note): void {
  note = next
  for (const changed of listeners) changed()
}

/**
 * H-21 to H-23: asks for the first name when the browser says that somebody is signed in.
 *
 * @param isStep  the shopper navigated just now; otherwise another tab signed in
 */
export async function refreshSignIn({ isStep = false } = {}): Promise<void> {
  if (!saysSignedIn(readCookies())) {
    wasOut = true
    return become(OUT)
  }
  const hasJustOrdered = isStep && current.state === 'in' && location.pathname === paths.success()
  if (current.state !== 'out' && !hasJustOrdered) return
  if (!hasJustOrdered) become(CHECKING)
  // Guests never fetch this code.
  const known = await import('./who-is-in.ts').then((part) => part.whoIsIn()).catch(() => undefined)
  become(known === undefined ? OUT : { state: 'in', ...known })
  if (known === undefined) return
  // P-20.
  if (wasOut && isStep) pushEvent({ event: 'login' })
  wasOut = false
}

export function saysSignedIn(cookies: string): boolean {
  return new RegExp(`(?:^|; )${readableCookieNames.signedIn}=1(?:;|$)`).test(cookies)
}

function become(next: SignIn): void {
  if (next === current) return
  current = next
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  const onReturn = () => void refreshSignIn()
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    listeners.delete(changed)
    document.removeEventListener('visibilitychange', onReturn)
  }
}
