/** Keys in links to a proof: signed, for one order or one line, with an expiry. */
import type { Clock } from '#platform/clock.ts'
import { createSigner } from '#platform/sign.ts'

interface Deps {
  secretKey: string
  clock: Clock
}

/**
 * `order` opens every proof of an order and decides on them, `order-to-read` shows them alone, `line` opens the picture of one
 * line and nothing else.
 */
type Scope = 'order' | 'order-to-read' | 'line'

export interface ReadKey {
  id: string
  until: Date
}

/** Long enough to ask somebody else for an opinion. */
export const LASTS_MS = 14 * 24 * 3_600_000

/** @param until  14 days from now when left out */
export function proofKey(deps: Deps, scope: Scope, id: string, until?: Date): string {
  return proofKeyUntil(deps, scope, id, until ?? new Date(deps.clock.now().getTime() + LASTS_MS))
}

/** The same for links whose end does not hang on the moment, such as those of a mail that may be sent twice. */
export function proofKeyUntil(
  { secretKey }: Pick<Deps, 'secretKey'>,
  scope: Scope,
  id: string,
  until: Date,
): string {
  const seconds = Math.floor(until.getTime() / 1_000).toString(36)
  return signerOf(secretKey, scope).sign(`${id}.${seconds}`)
}

/** @returns undefined for a key that is expired, forged, for another purpose or malformed */
export function readProofKey({ secretKey, clock }: Deps, scope: Scope, key: string): ReadKey | undefined {
  const [id, seconds] = signerOf(secretKey, scope).verify(key)?.split('.') ?? []
  if (id === undefined || seconds === undefined) return undefined
  const until = new Date(Number.parseInt(seconds, 36) * 1_000)
  return until > clock.now() ? { id, until } : undefined
}

const signerOf = (secretKey: string, scope: Scope) => createSigner(secretKey, `proof of ${scope}`)
