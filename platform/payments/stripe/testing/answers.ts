/** Errors in the form of Stripe's API. @source https://docs.stripe.com/api/errors */
export interface ApiError {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
}

export interface Answer {
  status: number
  body: object
}

/** Thrown by whatever refuses; the server makes the answer of it. */
export class Refused extends Error {
  readonly answer: Answer

  constructor(status: number, error: ApiError & { payment_intent?: object }) {
    super(error.message)
    this.answer = { status, body: { error } }
  }
}

export const missing = (what: string, id: string, param = 'intent') =>
  new Refused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  })

export const invalid = (message: string, parts: Partial<ApiError> = {}) =>
  new Refused(400, { type: 'invalid_request_error', message, ...parts })
