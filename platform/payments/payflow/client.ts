/** Calls of Payflow's API: name-value pairs over one address, by plain fetch. */
import { NoAnswer } from '../gateway.ts'
import type { PayflowSettings } from '../payflow-settings.ts'
import { postForText } from '../post-for-text.ts'
import { type Answer, answer } from './answers.ts'
import { fromNameValues, toNameValues } from './name-values.ts'
import { isLoginRefused, isSilence } from './results.ts'

const addresses = {
  pilot: 'https://pilot-payflowpro.paypal.com/',
  live: 'https://payflowpro.paypal.com/',
} as const

/** An answer has a kilobyte or two, and more where a fraud filter explains itself. */
const MAX_ANSWER_BYTES = 64 * 1024

/** What Payflow refuses whoever pays, such as 1 for wrong credentials. */
export class PayflowRefusal extends Error {
  readonly result: number

  constructor(result: number, text: string) {
    super(`Payflow refused the call (RESULT ${result}): ${text}`)
    this.name = 'PayflowRefusal'
    this.result = result
  }
}

export interface Client {
  /**
   * @param requestId  1 to 32 letters and digits. The same id gets the first answer again, for 30 days at least,
   *   whatever else is sent with it.
   * @throws NoAnswer for a broken connection, for an answer that is none, and where Payflow itself does not know
   * @throws PayflowRefusal
   */
  ask(fields: Readonly<Record<string, string>>, requestId: string, signal: AbortSignal): Promise<Answer>
}

/** @param timeoutMs  sent to Payflow, so that it stops when the shop stops waiting */
export function payflowClient(settings: PayflowSettings, timeoutMs: number): Client {
  const { partner: PARTNER, vendor: VENDOR, user: USER, password: PWD, environment } = settings
  const address = settings.apiUrl?.href ?? addresses[environment]
  const timeout = String(Math.ceil(timeoutMs / 1000))
  return {
    async ask(fields, requestId, signal) {
      const body = toNameValues({ PARTNER, VENDOR, USER, PWD, TENDER: 'C', VERBOSITY: 'HIGH', ...fields })
      const headers = {
        'content-type': 'text/namevalue',
        'x-vps-request-id': requestId,
        'x-vps-client-timeout': timeout,
      }
      const text = await postForText(address, { headers, body, maxBytes: MAX_ANSWER_BYTES }, signal)
      const values = fromNameValues(text.trim())
      const parsed = values && answer.safeParse(Object.fromEntries(values))
      if (!parsed?.success) throw new NoAnswer('The answer has another form.')
      const { RESULT: result, RESPMSG: message = '' } = parsed.data
      if (isSilence(result)) throw new NoAnswer(`RESULT ${result}: ${message}`)
      if (isLoginRefused(result)) throw new PayflowRefusal(result, message)
      return parsed.data
    },
  }
}
