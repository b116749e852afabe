/**
 * Card testing: programs that try stolen cards need many payments. A payment reaches the gateway only after it was
 * counted by cart, address and card; after a few tries it needs a captcha, and later it is refused.
 */
import { createHash } from 'node:crypto'
import type { Limits } from '#platform/limits/limits.ts'
import { GatewayTimeout, type PaymentGateway } from '#platform/payments/gateway.ts'
import type { LimitName } from '../../api/limits.ts'
import type { Refusal } from '../../api/refusal.ts'
import { captchaFailed } from '../../customers/rules/refusals.ts'
import type { OrderRefusal } from '../rules/ready-to-order.ts'
import { CAPTCHA_DETAIL, CAPTCHA_NEEDED, triedTooOften } from '../rules/sentences.ts'
import { findPayment, movePayment, type Payment } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'

export type Admission =
  /** The gateway has opened it, under an id of its own that is stored. */
  | {
      kind: 'admitted'
      gatewayPaymentId: string
      /** What the gateway knows the card by, where this call has asked it. */
      card?: string | undefined
    }
  /** Another call closed it or gave it up. */
  | { kind: 'not-open' }
  | Refused

type Refused = { kind: 'not-placed'; refusal: OrderRefusal } | Refusal

export interface AdmissionDeps extends CheckoutDeps {
  limits: Limits<LimitName>
}

/** Who tries to pay. */
export interface Payer {
  /** IP address; undefined for calls of the shop itself. */
  address: string | undefined
  /** Whether the call has a valid captcha answer; an answer is valid once, so ask only when one is needed. */
  isPerson(): Promise<boolean>
}

/** Calls that arrive together for one payment, such as a double click, share one try and one answer. */
const underWay = new Map<string, Promise<Admission>>()

/**
 * Whether the gateway may be asked for a payment. An admitted payment is opened at the gateway, and not counted again; a
 * refused one is closed, and the gateway is never asked for it.
 */
export async function admitPayment(deps: AdmissionDeps, { id }: Payment, payer: Payer): Promise<Admission> {
  const running = underWay.get(id)
  if (running) return running
  const admission = admit(deps, id, payer).finally(() => underWay.delete(id))
  underWay.set(id, admission)
  return admission
}

/**
 * Gives back the tries of an approved payment. Called once for each payment. A gateway that does not tell the card leaves
 * its tries counted: the order stands all the same.
 *
 * @param known  what the gateway knows the card by; left out, it is asked
 */
export async function resetTries(
  { limits, payments }: AdmissionDeps,
  { token }: Payment,
  { address }: Payer,
  known?: string | undefined,
): Promise<void> {
  const card = known ?? (await fingerprintIfTold(payments, token))
  await Promise.all([
    card === undefined ? undefined : limits.reset('payment-card', card),
    // One try each, and not the whole count: one approved card must not buy the address many other tries.
    ...(address === undefined
      ? []
      : [limits.restore('payment-address', address), limits.restore('payment-captcha-address', address)]),
  ])
}

async function fingerprintIfTold(payments: PaymentGateway, token: string): Promise<string | undefined> {
  try {
    return await payments.cardFingerprint(token)
  } catch (error) {
    if (error instanceof GatewayTimeout) return undefined
    throw error
  }
}

async function admit(deps: AdmissionDeps, id: string, payer: Payer): Promise<Admission> {
  const { db, clock } = deps
  // Read again: another call may have changed it since.
  const payment = await findPayment(db, id)
  if (payment?.admittedAt && payment.gatewayPaymentId !== null) {
    return { kind: 'admitted', gatewayPaymentId: payment.gatewayPaymentId }
  }
  if (payment?.state !== 'open') return { kind: 'not-open' }
  const judged = payment.admittedAt ? { card: undefined } : await judge(deps, payment, payer)
  if ('card' in judged) {
    const { amountCents } = payment
    const begun = await deps.payments.begin({
      idempotencyKey: id,
      amountCents,
      currency: 'AUD',
      reference: id,
    })
    const gatewayPaymentId = begun.paymentId
    const changedAt = clock.now()
    const cardHash = judged.card === undefined ? payment.cardHash : hashOf(judged.card)
    const admitted = { admittedAt: changedAt, gatewayPaymentId, cardHash, changedAt }
    const isOpen = await movePayment(db, id, 'open', admitted)
    return isOpen ? { kind: 'admitted', gatewayPaymentId, card: judged.card } : { kind: 'not-open' }
  }
  const closed = { state: 'closed', reason: 'too many tries', changedAt: clock.now() } as const
  await movePayment(db, id, 'open', closed)
  return judged
}

/** Enough to know a card again. */
const hashOf = (card: string) => createHash('sha256').update(card).digest('hex')

/** Why a payment is refused, or the card that the gateway told; undefined where it tells none. */
async function judge(
  { limits, payments }: AdmissionDeps,
  { cartId, token }: Payment,
  { address, isPerson }: Payer,
): Promise<Refused | { card: string | undefined }> {
  const take = async (name: LimitName, key: string | undefined) => {
    const taken = key === undefined ? undefined : await limits.take(name, key)
    return taken?.allowed === false ? taken.retryAfterSeconds : 0
  }
  const few = await Promise.all([
    take('payment-captcha-cart', cartId),
    take('payment-captcha-address', address),
  ])
  // A call without a captcha answer uses up no tries, so that one with an answer has them.
  if (few.some((seconds) => seconds > 0) && !(await isPerson())) {
    return { ...captchaFailed(), code: CAPTCHA_NEEDED, detail: CAPTCHA_DETAIL }
  }
  const card = await payments.cardFingerprint(token)
  const waits = await Promise.all([
    take('payment-cart', cartId),
    take('payment-address', address),
    take('payment-card', card),
  ])
  const seconds = Math.max(...waits)
  return seconds > 0 ? notPlaced(triedTooOften(seconds)) : { card }
}

function notPlaced(message: string): Refused {
  return { kind: 'not-placed', refusal: { code: 'UNABLE_TO_PLACE_ORDER', message } }
}
