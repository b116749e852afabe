/** K-29, SH-23: the sweep reaches every payment that a crash or a silence left open, however many there are. */
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { finishPayments } from './commands/finish-payments.ts'
import { findPayment, insertPayment, type Payment } from './store.ts'

const shop = await openTestShop()

/** Nobody was asked for it yet. */
function aPayment(createdAt: Date): Payment {
  const id = crypto.randomUUID()
  return {
    id,
    cartId: id,
    state: 'open',
    amountCents: 3930,
    token: 'tok',
    fingerprint: 'x',
    gatewayPaymentId: null,
    reason: null,
    cardHash: null,
    admittedAt: null,
    createdAt,
    changedAt: shop.clock.now(),
  }
}

test('a payment behind a thousand older ones that cannot be finished yet is finished', async () => {
  const begunAt = shop.clock.now()
  // Of one moment, so that pages end within it.
  const older = Array.from({ length: 1000 }, () => aPayment(begunAt))
  const newest = aPayment(new Date(begunAt.getTime() + 1))
  shop.clock.advance(31_000)
  const stillAsked = older.map((payment) => ({ ...payment, changedAt: shop.clock.now() }))
  for (const payment of [...stillAsked, newest]) await insertPayment(shop.db, payment)

  await finishPayments(shop, 30)

  expect(await findPayment(shop.db, newest.id)).toMatchObject({ state: 'unwanted' })
  for (const { id } of stillAsked) expect(await findPayment(shop.db, id)).toMatchObject({ state: 'open' })
})
