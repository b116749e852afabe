/**
 * Shoppers who pay while everything around them fails at random: lines to the gateway are cut before or after a call was
 * carried out, its servers break, the shop is killed before or after a call, webhooks come late, twice and in any order,
 * and shoppers press twice, take another card, come back from the bank or cancel.
 */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { GatewayTimeout, type PaymentGateway } from '#platform/payments/gateway.ts'
import { answerChallenge } from '#platform/payments/stripe/testing/payments.ts'
import { balanceOf } from '#platform/payments/stripe/testing/simulated-ledger.ts'
import type { Fault, Operation } from '#platform/payments/stripe/testing/stripe-server.ts'
import { randomFrom } from '#platform/testing/photos.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { finishPayments } from '../checkout/commands/finish-payments.ts'
import { releasePayment } from '../checkout/commands/release-payment.ts'
import { syncPayment } from '../checkout/commands/sync-payment.ts'
import * as checkoutJobs from '../checkout/jobs/names.ts'
import { payments } from '../checkout/tables.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { settleRefund } from '../orders/commands/settle-refund.ts'
import { voidAuthorisation } from '../orders/commands/void-authorisation.ts'
import * as orderJobs from '../orders/jobs/names.ts'
import { orders } from '../orders/tables.ts'
import { aReadyCart } from './builders.ts'
import type { openStripeShop } from './stripe-shop.ts'
import { takeJobs } from './waiting-jobs.ts'

type StripeShop = Awaited<ReturnType<typeof openStripeShop>>

const CARDS = {
  '4242424242424242': 10,
  '4000000000000002': 3,
  '4000000000000119': 1,
  '4000002760003184': 4,
  '4000008400001629': 1,
}
const OPERATIONS = ['create', 'confirm', 'capture', 'cancel', 'retrieve', 'refund', 'other'] as const
const FAULTS = ['cut-before', 'cut-after', 'error'] as const
const MINUTE_MS = 60_000
/** A job that still waits after so many tries, with nothing failing any more, waits for ever. */
const MAX_ROUNDS = 40

const PLACE = 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { message } } }'
const COME_BACK = 'mutation ($id: String!) { placeConfirmedOrder(cart_id: $id) { errors { message } } }'

/** The shop's process ends here, whatever it was about to do. */
class Killed extends Error {}

/** A kill, or a gateway that did not answer twice; whatever else breaks is a fault of the shop. */
function isFromOutside(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isFromOutside)
  return error instanceof Killed || error instanceof GatewayTimeout
}

export async function simulateCheckouts(
  shop: StripeShop,
  { seed, checkouts }: { seed: number; checkouts: number },
): Promise<{ placed: number; faults: number; kills: number }> {
  const random = randomFrom(seed)
  const chance = (share: number) => random() < share
  const oneOf = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value
  const cards = Object.entries(CARDS).flatMap(([number, weight]) => Array<string>(weight).fill(number))
  const counts = { placed: 0, faults: 0, kills: 0 }
  let isCalm = false
  let shopper = ''

  const gateway = killable({ ...shop.gateway, cardFingerprint: async () => shopper }, () => {
    if (isCalm || !chance(0.03)) return 'lives'
    counts.kills += 1
    return chance(0.5) ? 'killed-before' : 'killed-after'
  })
  const deps = { ...shop.deps, payments: gateway }
  const door = shop.withGateway(gateway)
  const { ledger } = shop.server
  let told = 0
  const jobs: (() => Promise<unknown>)[] = []

  /** @returns whether it came to its end */
  async function orKilled(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (isFromOutside(error)) return false
      throw error
    }
  }
  const ask = (mutation: string, id: string) => orKilled(() => door.send(mutation, { id }))
  const press = (id: string) => ask(PLACE, id)

  const acts: ((id: string) => Promise<unknown>)[] = [
    press,
    press,
    (id) => Promise.all([press(id), press(id)]),
    (id) => ask(COME_BACK, id),
    async (id) => {
      await shop.enterCard(id, oneOf(cards), oneOf(['pm', 'ctoken']))
      await press(id)
    },
    (id) => answerBank(id),
    () => orKilled(() => finishPayments(deps, 30)),
    () => orKilled(work),
    async () => shop.clock.advance(oneOf([1, 20, 45]) * MINUTE_MS),
    (id) => cancel(id),
  ]

  async function answerBank(cartId: string) {
    for (const { gatewayPaymentId } of await shop.paymentsOf(cartId)) {
      const intent = ledger.intents.get(gatewayPaymentId ?? '')
      if (intent?.status !== 'requires_action') continue
      answerChallenge(ledger, shop.server.cards, intent.id, chance(0.8) ? 'approve' : 'fail')
      if (chance(0.5)) await ask(COME_BACK, cartId)
    }
  }

  async function cancel(cartId: string) {
    const [order] = await shop.db.select().from(orders).where(eq(orders.cartId, cartId))
    const remark = { actor: 'shopper', message: 'Changed my mind', isForShopper: true } as const
    if (order && chance(0.4)) await cancelOrder(deps, order.id, remark)
  }

  /** Does what waits in the queue, some of it later; a job that fails is tried again. */
  async function work(): Promise<void> {
    const events = ledger.events.slice(told).filter(() => isCalm || chance(0.7))
    told = ledger.events.length
    const repeated = chance(0.2) && ledger.events.length > 0 ? [oneOf(ledger.events)] : []
    for (const event of [...events, ...repeated].toSorted(() => random() - 0.5)) {
      await shop.post(shop.server.signed(event))
    }
    for (const { paymentId } of await takeJobs(shop, checkoutJobs.syncPaymentJob))
      jobs.push(() => syncPayment(deps, paymentId))
    for (const { paymentId } of await takeJobs(shop, checkoutJobs.capturePaymentJob))
      jobs.push(() => capturePayment(deps, paymentId))
    for (const { paymentId } of await takeJobs(shop, checkoutJobs.releasePaymentJob))
      jobs.push(() => releasePayment(deps, paymentId))
    for (const { orderId } of await takeJobs(shop, orderJobs.voidAuthorisationJob))
      jobs.push(() => voidAuthorisation(deps, orderId))
    for (const { creditMemoId } of await takeJobs(shop, orderJobs.settleRefundJob))
      jobs.push(() => settleRefund(deps, creditMemoId))
    for (const job of jobs.splice(0)) {
      if ((!isCalm && chance(0.2)) || !(await orKilled(job))) jobs.push(job)
    }
  }

  for (let number = 0; number < checkouts; number += 1) {
    shopper = `shopper ${number}`
    const id = await aReadyCart(shop)
    await shop.enterCard(id, oneOf(cards), oneOf(['pm', 'ctoken']))
    for (const operation of OPERATIONS) {
      if (!chance(0.2)) continue
      const faults = Array.from({ length: oneOf([1, 1, 2, 3]) }, (): Fault => oneOf(FAULTS))
      counts.faults += faults.length
      shop.server.fail(operation satisfies Operation, ...faults)
    }
    for (let left = oneOf([1, 2, 3, 4, 5]); left > 0; left -= 1) await oneOf(acts)(id)
  }

  isCalm = true
  for (const operation of OPERATIONS) shop.server.fail(operation)
  // On a slow machine the gateway may be late again, so it goes on until nothing waits.
  for (let round = 0; round < 4 || (jobs.length > 0 && round < MAX_ROUNDS); round += 1) {
    shop.clock.advance(45 * MINUTE_MS)
    // A provider that broke at a refund answers its key so for a day, in which the refund is tried and waits.
    if (round === 3) shop.server.expireKeys()
    await orKilled(() => finishPayments(deps, 0))
    await work()
  }
  expect(jobs).toEqual([])
  expect(shop.failures.filter((failure) => !isFromOutside(failure))).toEqual([])
  await shop.ledgersAgree()
  counts.placed = await everyOrderIsPaidOnce(shop)
  return counts
}

/** No order without its money, no money without its order, and nobody charged twice. @returns how many orders there are */
async function everyOrderIsPaidOnce({ db, server: { ledger } }: StripeShop): Promise<number> {
  const known = new Map((await db.select().from(payments)).map((one) => [one.gatewayPaymentId, one]))
  const byPayment = new Map((await db.select().from(orders)).map((order) => [order.paymentId, order]))
  const paid = new Map<string, number>()
  for (const [id, intent] of ledger.intents) {
    const { capturedCents, backCents } = balanceOf(ledger, id)
    const order = byPayment.get(known.get(id)?.id ?? '')
    const cents = intent.amount_capturable + capturedCents - backCents
    if (cents === 0) continue
    expect(order, `${cents} cents of ${id} without an order`).toBeDefined()
    if (order) paid.set(order.id, (paid.get(order.id) ?? 0) + cents)
  }
  for (const order of byPayment.values()) {
    const owed = order.state === 'cancelled' ? 0 : order.grandTotalCents
    expect({ order: order.number, cents: paid.get(order.id) ?? 0 }).toEqual({
      order: order.number,
      cents: owed,
    })
  }
  return byPayment.size
}

/** A gateway whose caller may be killed before or after each call. */
function killable(
  gateway: PaymentGateway,
  fate: () => 'lives' | 'killed-before' | 'killed-after',
): PaymentGateway {
  const wrapped = <Input, Answer>(call: (input: Input) => Promise<Answer>) => {
    return async (input: Input): Promise<Answer> => {
      const end = fate()
      if (end === 'killed-before') throw new Killed()
      const answer = await call(input)
      if (end === 'killed-after') throw new Killed()
      return answer
    }
  }
  return {
    ...gateway,
    begin: wrapped(gateway.begin),
    authorise: wrapped(gateway.authorise),
    find: wrapped(gateway.find),
    capture: wrapped(gateway.capture),
    release: wrapped(gateway.release),
    refund: wrapped(gateway.refund),
    movements: wrapped(gateway.movements),
  }
}
