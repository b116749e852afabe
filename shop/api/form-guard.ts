/** What stands before every public form: not too often from one address, and by a person where the form asks for it. */
import type { Captcha } from '#platform/captcha/captcha.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Visit } from '../request/visit.ts'
import { type LimitName, withinLimit } from './limits.ts'
import { type Refusal, refusal } from './refusal.ts'

interface Guards {
  limits: Limits<LimitName>
  captcha: Captcha
  visit: Visit
}

interface FormCall {
  /** Name in the contract's `ReCaptchaFormEnum`. */
  form: string
  limit: LimitName
  /** The `recaptcha_response` argument; the X-ReCaptcha header stands in for it. */
  response?: string | null | undefined
}

/** SH-19. Why a form's call may not go on; undefined when it may. The cheap question comes first. */
export async function formRefusal(
  { limits, captcha, visit }: Guards,
  { form, limit, response }: FormCall,
): Promise<Refusal | undefined> {
  if (visit.address !== undefined) {
    const refused = await withinLimit(limits, limit, visit.address)
    if (refused) return refused
  }
  const isPerson = await captcha.verify(form, response || visit.captcha)
  return isPerson ? undefined : refusal('graphql-input', 'ReCaptcha validation failed, please try again')
}
