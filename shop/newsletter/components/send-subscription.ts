/** Sends a subscription: captcha first, then the call. Loaded when somebody turns to a form. */

import { isApiError } from '../../frame/problem.ts'
import { SubscribeDocument, type SubscribeMutationVariables } from '../../generated/client/graphql.ts'
import { tell } from '../../measuring/data-layer.ts'
import { cachingApi } from './caching-api.ts'
import { captchaResponse } from './captcha.ts'

/** D-13: what a form is doing. */
export type Step = 'idle' | 'validation' | 'captcha' | 'sending' | 'success' | 'error'

export interface Outcome {
  isGood: boolean
  /** For the shopper: the server's words, or why they could not be had. */
  message: string
}

/** O-23, O-24. */
const NOT_SENT = 'Submission failed. Please try again.'
const UNEXPECTED = 'An unexpected error occurred.'

export async function sendSubscription(
  fields: SubscribeMutationVariables,
  onStep: (step: Step) => void,
): Promise<Outcome> {
  try {
    onStep('captcha')
    const response = await captchaResponse('NEWSLETTER')
    onStep('sending')
    const { cpnewsletter } = await cachingApi.send(SubscribeDocument, {
      ...fields,
      recaptcha_response: response ?? null,
    })
    // O-22, CA-01: either of the two says no.
    const isGood = cpnewsletter?.status === true && cpnewsletter.newsletterResponse?.error !== true
    // D-16.
    if (isGood) tell({ event: 'Subscribe' })
    return { isGood, message: cpnewsletter?.message ?? UNEXPECTED }
  } catch (error) {
    if (isApiError(error)) return { isGood: false, message: error.message }
    // What `fetch` throws when nobody answers.
    return { isGood: false, message: error instanceof TypeError ? NOT_SENT : UNEXPECTED }
  }
}
