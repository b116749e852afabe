/** reCAPTCHA by its keys: the browser's answer is checked with the provider. */
import { z } from 'zod'
import type { CaptchaCheck } from './captcha.ts'

export interface RecaptchaOptions {
  siteKey: string
  secretKey: string
  /** Where answers are checked; tests name a server of their own. */
  verifyUrl?: string
  /** Reports that the provider cannot be reached. */
  onAway(error: unknown): void
}

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'
const TIMEOUT_MS = 5_000

const verdictShape = z.object({ success: z.boolean(), score: z.number().optional() })

/** While the provider is away every answer is refused. */
export function createRecaptcha(options: RecaptchaOptions): CaptchaCheck {
  return {
    kind: 'recaptcha',
    websiteKey: options.siteKey,
    challenge: async () => undefined,
    async check(_form, response, minimumScore) {
      try {
        const answer = await fetch(options.verifyUrl ?? VERIFY_URL, {
          method: 'POST',
          body: new URLSearchParams({ secret: options.secretKey, response }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        const verdict = verdictShape.parse(await answer.json())
        return verdict.success && (verdict.score ?? 1) >= minimumScore
      } catch (error) {
        options.onAway(error)
        return false
      }
    },
  }
}
