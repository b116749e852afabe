/** What the browser keeps while its shopper is at an identity provider, so that nobody else's answer is taken for theirs. */
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { z } from 'zod'
import { createSigner } from '#platform/sign.ts'
import { type Provider, providers } from '../rules/providers.ts'

/** Long enough to find a password and a second factor. */
export const PENDING_AGE_S = 15 * 60

const shape = z.object({
  provider: z.enum(providers),
  /** Comes back with the answer; a stranger's answer has another. */
  state: z.string(),
  /** Comes back inside the id token; a token that was made for another sign-in has another. */
  nonce: z.string(),
  /** Only who knows it can change the code into a token (PKCE). */
  codeVerifier: z.string(),
  /** A path of our own site (SH-05). */
  backTo: z.string().optional(),
  /** The browser deletes its cookie by then; this is for whoever kept a copy. */
  goodUntil: z.number(),
})

export type PendingSignIn = z.output<typeof shape>

export const newPendingSignIn = (
  provider: Provider,
  backTo: string | undefined,
  now: Date,
): PendingSignIn => ({
  provider,
  state: randomState(),
  nonce: randomNonce(),
  codeVerifier: randomPKCECodeVerifier(),
  backTo,
  goodUntil: now.getTime() + PENDING_AGE_S * 1_000,
})

const signer = (secretKey: string) => createSigner(secretKey, 'social sign-in')

/** As a cookie holds it. */
export const sealedSignIn = (pending: PendingSignIn, secretKey: string): string =>
  signer(secretKey).sign(Buffer.from(JSON.stringify(pending)).toString('base64url'))

/** Undefined for what we did not make, or made too long ago. */
export function openedSignIn(
  sealed: string | undefined,
  { secretKey, now }: { secretKey: string; now: Date },
): PendingSignIn | undefined {
  const text = sealed && signer(secretKey).verify(sealed)
  if (!text) return undefined
  const pending = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return pending.goodUntil > now.getTime() ? pending : undefined
}

/** Whether an address that a provider sent the browser to answers this sign-in and no other. */
export function isAnswerTo(
  pending: PendingSignIn,
  { provider, url }: { provider: Provider; url: string },
): boolean {
  return pending.provider === provider && new URL(url).searchParams.get('state') === pending.state
}
