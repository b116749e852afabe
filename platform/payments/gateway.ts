/**
 * What the shop needs from a card gateway.
 *
 * A payment is opened first, which charges nothing, and the gateway's id of it is stored before a card is asked for. From
 * then on the gateway can always be asked what became of it, also after a call that nobody answered.
 *
 * Every call has a time limit, a retry rule and an idempotency key: see `withinLimit`. Amounts are whole cents of AUD,
 * and `paymentId` is the gateway's own id. Why the port has this form: docs/decisions/0040-payments-as-providers-work.md
 */
import { orAborted, timeLimit } from '../time-limit.ts'

export interface NewPayment {
  /** The shop's own id of the payment, and the key of this call: called again, it gives the same payment. */
  idempotencyKey: string
  /** At least the gateway's `minimumCents`. */
  amountCents: number
  currency: 'AUD'
  /** Shown in the gateway's console. */
  reference: string
}

export interface AuthoriseRequest {
  /** One key for one payment, for ever: a second call with it gives the first one's answer, whatever happened since. */
  idempotencyKey: string
  /** As `begin` gave it. */
  paymentId: string
  /** Represents the card; made by the gateway's own card fields. */
  token: string
  /** Where the bank's own page sends the shopper afterwards; addresses of the shop. */
  returnUrls: { approved: string; cancelled: string }
}

export type Authorisation =
  /** The amount is authorised, or captured already. */
  | { kind: 'approved' }
  /** Declined; the sentence is for the shopper and says what to do. */
  | { kind: 'declined'; message: string }
  /** The bank wants the shopper to confirm at this address; `find` tells afterwards what became of it. */
  | { kind: 'authentication-required'; redirectUrl: string }
  /** Released, or expired: nothing is authorised, and nothing can be any more. */
  | { kind: 'released' }

export type Capture =
  | { kind: 'captured' }
  /** The bank does not give the amount, or its authorisation is over. Asking again does not help. */
  | { kind: 'refused'; reason: string }

export interface RefundRequest {
  /** One key for one refund, for ever: a second call with it refunds nothing more. */
  idempotencyKey: string
  paymentId: string
  /** Above 0; all refunds of a payment together are at most what was captured. */
  amountCents: number
}

export type Refund =
  | { kind: 'refunded' }
  /** More than is left, or the card takes nothing back. Asking again does not help; the reason is for staff. */
  | { kind: 'refused'; reason: string }

/** Refunds and disputes of a payment since its capture, as the gateway's ledger has them. */
export interface Movements {
  /** Each with the key that it was asked for with; undefined for one that staff made in the gateway's console. */
  refunds: { id: string; idempotencyKey: string | undefined; amountCents: number; isDone: boolean }[]
  disputes: { id: string; amountCents: number; state: 'open' | 'won' | 'lost'; reason: string }[]
}

/** Whose fields take the card in the browser; they give the token that `authorise` takes. All of it is shown to everybody. */
export type CardFields = {
  /** No money moves. */
  isSandbox: boolean
} /** Takes `{ number, expiry, securityCode }`: see `test-gateway/routes.ts`. */ & (
  | { gateway: 'test'; tokensUrl: string }
  | { gateway: 'stripe'; publishableKey: string }
  | { gateway: 'authorize-net'; loginId: string; clientKey: string }
  | { gateway: 'payflow' }
)

/** What a page of the gateway's own, in a frame of the checkout, takes one card with. */
export interface CardEntry {
  /** The shop's own; it is the token of the card afterwards. */
  tokenId: string
  /** The gateway's own, for this page alone. */
  secureToken: string
}

export interface CardEntryRequest {
  /** The shop's address, without a trailing slash: the page leads back there. */
  shopUrl: string
  /** For a screen with room for one column alone. */
  isNarrow: boolean
}

export interface PaymentGateway {
  /** False where the settings name no gateway: no order is taken then. */
  readonly isOpen: boolean
  /** Undefined where no gateway is open. */
  readonly cardFields: CardFields | undefined
  /** The smallest amount that a payment may have, in cents, above 0: `begin` is never asked for less. */
  readonly minimumCents: number
  /**
   * Whether a text has the form of this gateway's tokens; whether there is such a token only the gateway's ledger knows.
   * Nothing else may be stored as a token, because it may be a card number.
   */
  isToken(text: string): boolean
  /**
   * Opens the gateway's own page for one card; undefined for fields that need no such call. Each page asks the gateway, and
   * has cards checked by a bank, so whoever offers it to the public limits it. @throws GatewayTimeout
   */
  openCardEntry?(request: CardEntryRequest): Promise<CardEntry>
  /**
   * The same text for every token of one card, to count tries by; says nothing of the number. Undefined when the gateway
   * knows no such token. @throws GatewayTimeout
   */
  cardFingerprint(token: string): Promise<string | undefined>
  /** Opens a payment; no card is asked for. @throws GatewayTimeout @throws Error for a known key with another amount */
  begin(payment: NewPayment): Promise<{ paymentId: string }>
  /** Asks the bank for the amount. @throws GatewayTimeout: `find` tells later whether it was carried out */
  authorise(request: AuthoriseRequest): Promise<Authorisation>
  /**
   * How a payment stands now; undefined while no bank was asked for it, or when the gateway does not know it.
   * @throws GatewayTimeout
   */
  find(paymentId: string): Promise<Authorisation | undefined>
  /** Captures an authorised amount. Idempotent. @throws GatewayTimeout @throws Error for more than was authorised */
  capture(payment: { paymentId: string; amountCents: number }): Promise<Capture>
  /**
   * Voids an authorisation, or ends a payment that has none yet, so that it never gets one. Idempotent.
   * @throws GatewayTimeout @throws AlreadyCaptured
   */
  release(paymentId: string): Promise<void>
  /** Refunds a part of what was captured. @throws GatewayTimeout */
  refund(request: RefundRequest): Promise<Refund>
  /** Refunds and disputes of a payment. @throws GatewayTimeout */
  movements(paymentId: string): Promise<Movements>
}

/** The amount was captured meanwhile: it can only be refunded. */
export class AlreadyCaptured extends Error {
  constructor(paymentId: string) {
    super(`Payment ${paymentId} is captured and cannot be released.`)
    this.name = 'AlreadyCaptured'
  }
}

export class GatewayTimeout extends Error {
  constructor(call: string, limitMs: number) {
    super(`The card gateway did not answer ${call} within ${limitMs} ms, twice.`)
    this.name = 'GatewayTimeout'
  }
}

/** An attempt that was cut off or got no usable answer. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('The card gateway gave no answer.', { cause })
    this.name = 'NoAnswer'
  }
}

/**
 * Runs a call to a gateway with a time limit, and once more, with the same key, when it is not answered.
 *
 * @param call for the error, such as "authorise"
 * @param work  throws `NoAnswer` for a try that was not answered
 * @throws GatewayTimeout after the second try: the call may or may not have been carried out
 */
export async function withinLimit<Answer>(
  call: string,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  for (const tries of [1, 2]) {
    using limit = timeLimit(limitMs)
    try {
      return await orAborted(work(limit.signal), limit.signal)
    } catch (error) {
      if (!limit.hasPassed() && !(error instanceof NoAnswer)) throw error
      if (tries === 2) break
    }
  }
  throw new GatewayTimeout(call, limitMs)
}
