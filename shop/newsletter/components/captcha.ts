/**
 * The invisible captcha, in the browser: what it asks for is worked out before a form is sent (D-17, SH-19).
 *
 * Its calls carry a key, so they wait for the connection when it is lost (docs/decisions/0019).
 */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { CaptchaOfFormDocument, type ReCaptchaFormEnum } from '../../generated/client/graphql.ts'
import { ApiError } from '../../request/api.ts'
import { cachingApi } from '../../request/browser-api.ts'

/**
 * @returns what goes along with the form as `recaptcha_response`; undefined when the form asks for none
 * @throws ApiError when the captcha cannot be had, with a sentence for the shopper
 */
export async function captchaResponse(form: ReCaptchaFormEnum): Promise<string | undefined> {
  const { recaptchaFormConfig } = await cachingApi
    .keyed(crypto.randomUUID())
    .send(CaptchaOfFormDocument, { form })
  if (!recaptchaFormConfig?.is_enabled) return undefined
  const { re_captcha_type, technical_failure_message } = recaptchaFormConfig.configurations ?? {}
  // The shop's own sum. Third-party scripts do not run on these pages.
  const answer = re_captcha_type === 'INVISIBLE' ? await ownCaptchaAnswer() : undefined
  if (answer === undefined) throw new ApiError(technical_failure_message ?? AWAY)
  return answer
}

/** The answer to the shop's own sum, for a call that asked for it; undefined where the shop has none of its own. */
export const ownCaptchaAnswer = async (): Promise<string | undefined> => sumOf(await challenge())

const AWAY = 'The captcha could not be reached. Please try again in a moment.'

async function challenge(): Promise<Challenge | undefined> {
  const response = await fetch('/captcha/challenge', {
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  return response.ok ? ((await response.json()) as Challenge) : undefined
}

async function sumOf(task: Challenge | undefined): Promise<string | undefined> {
  if (!task) return undefined
  const solution = await solveChallenge({ challenge: task, deriveKey })
  return solution ? btoa(JSON.stringify({ challenge: task, solution })) : undefined
}
