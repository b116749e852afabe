/** How the money of an order moves, whatever gateway has it: cases that are the same for several. */
import { expect, test } from 'vitest'
import type { Fault } from '#platform/payments/testing/simulated-gateway.ts'
import { cancelOrder } from '../../orders/commands/cancel-order.ts'
import { refundOrder } from '../../orders/commands/refund-order.ts'
import { voidAuthorisation } from '../../orders/commands/void-authorisation.ts'
import { type GatewayShop, goodwill } from '../../testing/gateway-shop.ts'
import { capturePayment } from '../commands/capture-payment.ts'

/** A shop that pays at a server which plays its gateway's protocol. */
export interface CapturingShop extends GatewayShop {
  aCart(): Promise<string>
  server: {
    /** What goes wrong with the next requests of a kind. */
    fail(operation: 'capture', ...faults: 'silent-after'[]): void
  }
}

export interface SettlingShop extends CapturingShop {
  statesOf(cartId: string): Promise<readonly (string | undefined)[]>
  ledgersAgree(): Promise<void>
  server: { fail(operation: 'capture' | 'void', ...faults: Fault<never>[]): void }
}

/** An order whose amount is authorised. */
export async function anAuthorisedOrder(shop: CapturingShop) {
  const cartId = await shop.aCart()
  await shop.place(cartId)
  const [payment] = await shop.paymentsOf(cartId)
  if (!payment?.gatewayPaymentId) throw new Error('Expected a payment at the gateway')
  return { cartId, payment, paymentId: payment.gatewayPaymentId, order: await shop.orderOf(cartId) }
}

/** For which both answers to a capture may be lost. */
export function lostCaptureCases(shop: CapturingShop): void {
  test('and both answers are lost: the job runs again and finds it captured', async () => {
    const { cartId, payment } = await anAuthorisedOrder(shop)
    shop.server.fail('capture', 'silent-after', 'silent-after')
    await expect(capturePayment(shop.deps, payment.id)).rejects.toThrow('did not answer')
    await capturePayment(shop.deps, payment.id)
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
  })
}

interface Ends {
  /** As `statesOf` says it. */
  voided: string
  /** Each with what the bank says, how it comes to be said, and what staff read. */
  refusals: readonly (readonly [string, () => void, string])[]
  /** The bank keeps no amount for so long. */
  letExpire(): void
}

export function captureCases(shop: SettlingShop, { voided, refusals, letExpire }: Ends): void {
  lostCaptureCases(shop)

  test.each(refusals)(
    'not when the bank says "%s": the order waits for its money in another way, and nothing stays authorised',
    async (_, happens, staffRead) => {
      const { cartId, payment, order } = await anAuthorisedOrder(shop)
      happens()
      await capturePayment(shop.deps, payment.id)
      const after = await shop.orderOf(cartId)
      expect([after.state, after.paidAt]).toEqual(['pending-payment', null])
      expect((await shop.staffNotes(order))[0]).toContain(`The bank did not pay this order${staffRead}`)
      await shop.ledgersAgree()
      expect(await shop.statesOf(cartId)).toEqual([voided])
    },
  )

  test('not when the authorisation has expired', async () => {
    const { cartId, payment } = await anAuthorisedOrder(shop)
    letExpire()
    await capturePayment(shop.deps, payment.id)
    expect((await shop.orderOf(cartId)).state).toBe('pending-payment')
  })

  test('or voided when the shopper cancels first, and a second time changes nothing', async () => {
    const { cartId, payment, order } = await anAuthorisedOrder(shop)
    await cancelOrder(shop.deps, order.id, { actor: 'shopper' })
    shop.server.fail('void', 'cut-after')
    await voidAuthorisation(shop.deps, order.id)
    await voidAuthorisation(shop.deps, order.id)
    await capturePayment(shop.deps, payment.id)
    expect(await shop.statesOf(cartId)).toEqual([voided])
  })
}

interface Refunding {
  /** An order of which a part can be refunded now, and what has gone back of it, in cents. */
  aRefundableOrder(): Promise<{ order: { id: string }; back(): readonly number[] }>
  /** What goes wrong with the next requests for a refund. */
  failRefund(...faults: Fault<never>[]): void
}

export function refundCases(shop: GatewayShop, { aRefundableOrder, failRefund }: Refunding): void {
  test('two parts of the same amount are two refunds, not a repetition', async () => {
    const { order, back } = await aRefundableOrder()
    await refundOrder(shop.deps, order.id, goodwill(700))
    await refundOrder(shop.deps, order.id, goodwill(700))
    await shop.settleAll(order)
    expect(back()).toEqual([700, 700])
  })

  test('the whole order, when staff cancel it', async () => {
    const { order, back } = await aRefundableOrder()
    await cancelOrder(shop.deps, order.id, { actor: 'staff', message: 'Sold out' })
    await shop.settleAll(order)
    expect(back()).toEqual([3930])
  })

  test.each(['cut-after', 'silent-after'] as const)(
    'and %s: the second try gives nothing more',
    async (fault) => {
      const { order, back } = await aRefundableOrder()
      await refundOrder(shop.deps, order.id, goodwill(1000))
      failRefund(fault)
      await shop.settleAll(order)
      expect(back()).toEqual([1000])
    },
  )
}
