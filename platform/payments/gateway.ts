/**
 * What the shop needs from a card gateway.
 *
 * Every call has a time limit, a retry rule and an idempotency key. A gateway retries a call once by itself when no
 * answer came in time; both tries carry the same key, so the gateway carries it out once. When the second try is not
 * answered either, `GatewayTimeout` is thrown: the call may or may not have been carried out, and `find` tells later.
 */

export interface AuthoriseRequest {
  /** One key for one payment, for ever: a second call with it returns the first one's answer. */
  idempotencyKey: string
  amountCents: number
  currency: 'AUD'
  /** Represents the card; made by the gateway's own card fields. */
  token: string
  /** Shown on the shopper's statement and in the gateway's office. */
  reference: string
  /** Where the bank's own page sends the shopper afterwards; addresses of the shop. */
  returnUrls: { approved: string; cancelled: string }
}

export type Authorisation =
  /** The amount is authorised. */
  | { kind: 'approved'; paymentId: string }
  /** Declined; the sentence is for the shopper and says what to do. */
  | { kind: 'declined'; message: string }
  /** The bank wants the shopper to confirm at this address; ask again with the same key afterwards. */
  | { kind: 'authentication-required'; paymentId: string; redirectUrl: string }

export interface RefundRequest {
  /** One key for one refund, for ever: a second call with it refunds nothing more. */
  idempotencyKey: string
  paymentId: string
  /** Above 0; all refunds of a payment together are at most what was taken. */
  amountCents: number
}

export interface PaymentGateway {
  /** False where the settings name no gateway: no order is taken then. */
  readonly isOpen: boolean
  /**
   * Whether a text has the form of this gateway's tokens; whether there is such a token only the gateway's books know.
   * Nothing else may be stored as a token, because it may be a card number.
   */
  isToken(text: string): boolean
  /**
   * The same text for every token of one card, to count tries by; says nothing of the number. Undefined when the gateway
   * knows no such token.
   */
  cardFingerprint(token: string): Promise<string | undefined>
  /** Authorises an amount. @throws GatewayTimeout */
  authorise(request: AuthoriseRequest): Promise<Authorisation>
  /** The state of a key; undefined when the gateway does not know it. @throws GatewayTimeout */
  find(idempotencyKey: string): Promise<Authorisation | undefined>
  /**
   * Captures an authorised amount. Idempotent.
   *
   * @throws GatewayTimeout
   * @throws CaptureRefused when the bank will not pay it, however often it is asked
   * @throws Error when the gateway knows no such payment
   */
  capture(payment: { paymentId: string; amountCents: number }): Promise<void>
  /** Voids an authorisation. Idempotent. @throws GatewayTimeout @throws AlreadyTaken */
  release(paymentId: string): Promise<void>
  /** Refunds a part of what was captured. @throws GatewayTimeout @throws Error when it is more than is left */
  refund(request: RefundRequest): Promise<void>
}

/** The amount was captured meanwhile: it can only be refunded. */
export class AlreadyTaken extends Error {
  constructor(paymentId: string) {
    super(`Payment ${paymentId} is taken and cannot become released.`)
    this.name = 'AlreadyTaken'
  }
}

/** The bank does not pay what it had authorised; asking again changes nothing. */
export class CaptureRefused extends Error {
  constructor(paymentId: string) {
    super(`The bank does not pay payment ${paymentId}.`)
    this.name = 'CaptureRefused'
  }
}

export class GatewayTimeout extends Error {
  constructor(call: string, limitMs: number) {
    super(`The card gateway did not answer ${call} within ${limitMs} ms, twice.`)
    this.name = 'GatewayTimeout'
  }
}

/**
 * Runs a call to a gateway with a time limit, and once more when it is not answered in time.
 *
 * @param call for the error, such as "authorise"
 * @throws GatewayTimeout after the second try
 */
export async function withinLimit<Answer>(
  call: string,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  for (const tries of [1, 2]) {
    const signal = AbortSignal.timeout(limitMs)
    try {
      return await Promise.race([work(signal), rejectOn(signal)])
    } catch (error) {
      if (!signal.aborted) throw error
      if (tries === 2) break
    }
  }
  throw new GatewayTimeout(call, limitMs)
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}
