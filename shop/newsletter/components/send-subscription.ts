/** Sends a subscription: captcha first, then the call. Loaded when somebody turns to a form. */
import { sendOnce } from '../../connection/intentions.ts'
import { line } from '../../connection/line.ts'
import { pushEvent } from '../../events/push-event.ts'
import { SubscribeDocument, type SubscribeMutationVariables } from '../../generated/client/graphql.ts'
import { NO_ANSWER } from '../../request/answer.ts'
import { isApiError } from '../../request/api-errors.ts'
import { cachingApi } from '../../request/browser-api.ts'
import { captchaResponse } from './captcha.ts'
import { NOT_SENT } from './not-sent.ts'

/** D-13: what a form is doing. */
export type Step = 'idle' | 'validation' | 'captcha' | 'sending' | 'success' | 'error'

export interface Outcome {
  isGood: boolean
  /** For the shopper: the server's words, or why they could not be had. */
  message: string
}

/** O-24. */
const UNEXPECTED = 'An unexpected error occurred.'

export async function sendSubscription(
  fields: SubscribeMutationVariables,
  onStep: (step: Step) => void,
  /** The line is lost; what is asked for waits until it is back. */
  onLost: (outcome: Outcome) => void,
): Promise<Outcome> {
  const unsubscribe = line.subscribe(() => {
    if (line.state().isLost) onLost(NOT_SENT)
  })
  try {
    onStep('captcha')
    const response = await captchaResponse('NEWSLETTER')
    onStep('sending')
    const variables = { ...fields, recaptcha_response: response ?? null }
    const { cpnewsletter } = await sendOnce(`subscribe ${JSON.stringify(fields)}`, (key) =>
      cachingApi.keyed(key).send(SubscribeDocument, variables),
    )
    // O-22, CA-01: either of the two says no.
    const isGood = cpnewsletter?.status === true && cpnewsletter.newsletterResponse?.error !== true
    // D-16.
    if (isGood) pushEvent({ event: 'Subscribe' })
    return { isGood, message: cpnewsletter?.message ?? UNEXPECTED }
  } catch (error) {
    if (!isApiError(error)) return { isGood: false, message: UNEXPECTED }
    return error.category === NO_ANSWER ? NOT_SENT : { isGood: false, message: error.message }
  } finally {
    unsubscribe()
  }
}
