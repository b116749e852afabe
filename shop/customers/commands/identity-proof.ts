/** Verifies the identity token of a provider. */

import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import type { ProviderSettings } from '../rules/providers.ts'

export interface Identity {
  kind: 'identity'
  /** The provider's own id of the person. */
  subject: string
  email: string
  /** Whether the provider itself has verified that the person reads this mailbox. */
  isEmailVerified: boolean
  firstName: string | undefined
  lastName: string | undefined
}

/** `no-proof`: not signed by the provider for this shop and this hour. `away`: its keys cannot be read now. */
export type Proof = Identity | { kind: 'no-proof' } | { kind: 'away' }

const ALGORITHMS = ['RS256', 'ES256']
/** Clocks of two companies differ a little. */
const TOLERANCE_SECONDS = 60
const KEYS_TIMEOUT_MS = 4_000

/** Keys are fetched once and again when a token names one that is not among them, at most twice a minute. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

export async function readIdToken(idToken: string, settings: ProviderSettings, now: Date): Promise<Proof> {
  try {
    const { payload } = await jwtVerify(idToken, keysAt(settings.keysUrl), {
      algorithms: ALGORITHMS,
      issuer: [...settings.issuers],
      audience: [...settings.audiences],
      currentDate: now,
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp'],
    })
    return identityOf(payload)
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) return { kind: 'away' }
    // The answer is not a key set.
    if (error.code === 'ERR_JOSE_GENERIC' || error.code === 'ERR_JWKS_INVALID') return { kind: 'away' }
    return { kind: 'no-proof' }
  }
}

function keysAt(url: string) {
  const known = keySets.get(url)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: KEYS_TIMEOUT_MS })
  keySets.set(url, keys)
  return keys
}

function identityOf(payload: JWTPayload): Proof {
  const { sub, email, email_verified, given_name, family_name } = payload
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return { kind: 'no-proof' }
  if (typeof email !== 'string') return { kind: 'no-proof' }
  return {
    kind: 'identity',
    subject: sub,
    email: tidiedEmail(email),
    // Some providers send it as text.
    isEmailVerified: email_verified === true || email_verified === 'true',
    firstName: typeof given_name === 'string' ? given_name.trim() : undefined,
    lastName: typeof family_name === 'string' ? family_name.trim() : undefined,
  }
}
