/** Tells people from programs, on the server: by a proof of work that the browser computes, or by reCAPTCHA. */
import type { Challenge } from './proof-of-work.ts'

export interface CaptchaSettings {
  /** The forms that ask for it, such as CONTACT. */
  forms: ReadonlySet<string>
  /** reCAPTCHA only: answers with a lower score are refused, 0 to 1. */
  minimumScore: number
}

/** One kind of captcha. */
export interface CaptchaCheck {
  readonly kind: 'proof-of-work' | 'recaptcha'
  /** What the browser needs to show it; empty when it needs nothing. */
  readonly websiteKey: string
  /** Whether the answer is right, in time and not used before. */
  check(form: string, response: string, minimumScore: number): Promise<boolean>
  /** A new challenge for the browser; undefined when it gets its challenge elsewhere. */
  challenge(): Promise<Challenge | undefined>
}

export interface Captcha {
  readonly kind: CaptchaCheck['kind']
  readonly websiteKey: string
  /** What the configuration says just now. */
  settings(): Promise<CaptchaSettings>
  /**
   * Whether a call of a form may proceed.
   *
   * @param form name in the contract's `ReCaptchaFormEnum`
   * @param response what the client sent as `recaptcha_response` or in the X-ReCaptcha header
   * @param isAsked whether to look in any case; otherwise the configuration says which forms ask for a captcha
   * @returns true without looking when the form does not ask for a captcha
   */
  verify(form: string, response: string | null | undefined, isAsked?: boolean): Promise<boolean>
  challenge: CaptchaCheck['challenge']
}

/** Longer answers than either kind makes are not worth decoding. */
const MAX_RESPONSE_LENGTH = 8_000

export function createCaptcha(check: CaptchaCheck, settings: () => Promise<CaptchaSettings>): Captcha {
  return {
    kind: check.kind,
    websiteKey: check.websiteKey,
    settings,
    challenge: () => check.challenge(),
    async verify(form, response, isAsked = false) {
      const { forms, minimumScore } = await settings()
      if (!isAsked && !forms.has(form)) return true
      if (!response || response.length > MAX_RESPONSE_LENGTH) return false
      return check.check(form, response, minimumScore)
    },
  }
}
