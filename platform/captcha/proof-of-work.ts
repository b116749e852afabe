/**
 * Proof of work: a computation that takes a browser a moment and a spam program the same moment every time, without a
 * third party. The format is ALTCHA's; challenges are signed, so the server remembers only the used ones.
 */
import {
  type Challenge,
  createChallenge,
  HmacAlgorithm,
  type Payload,
  randomInt,
  verifySolution,
} from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { createSigner } from '../sign.ts'
import type { CaptchaCheck } from './captcha.ts'

export type { Challenge }

export interface ProofOfWorkOptions {
  secretKey: string
  /** True for the first call with a challenge, then false until it expires, in every process. */
  isFirstUse(challenge: string): Promise<boolean>
  /** How many sums the browser tries, from and to; about 0.2 ms each on a phone. */
  tries?: readonly [number, number]
}

const LIFETIME_MS = 20 * 60_000
/** Rounds of PBKDF2 in one sum. Making a challenge costs the server one sum, checking an answer none. */
const ROUNDS = 200
const TRIES = [1_500, 3_000] as const

/** What the widget sends: base64 of JSON. */
const payloadShape = z.object({
  challenge: z.object({ parameters: z.looseObject({ nonce: z.string() }), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export function createProofOfWork(options: ProofOfWorkOptions): CaptchaCheck {
  const secrets = {
    hmacSignatureSecret: createSigner(options.secretKey, 'captcha challenge').sign(''),
    hmacKeySignatureSecret: createSigner(options.secretKey, 'captcha solution').sign(''),
    hmacAlgorithm: HmacAlgorithm.SHA_256,
    deriveKey,
  }
  const [least, most] = options.tries ?? TRIES
  return {
    kind: 'proof-of-work',
    websiteKey: '',
    challenge: () =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(least, most),
        expiresAt: new Date(Date.now() + LIFETIME_MS),
      }),
    async check(_form, response) {
      const payload = payloadOf(response)
      if (!payload) return false
      try {
        const { verified } = await verifySolution({ ...secrets, ...payload })
        return verified && (await options.isFirstUse(payload.challenge.signature ?? ''))
      } catch {
        // Parameters that the library cannot work with were not made by us.
        return false
      }
    },
  }
}

function payloadOf(response: string): Payload | undefined {
  try {
    const parsed = payloadShape.safeParse(JSON.parse(Buffer.from(response, 'base64').toString()))
    return parsed.success ? (parsed.data as unknown as Payload) : undefined
  } catch {
    // Not JSON: not an answer.
    return undefined
  }
}
