/** K-29: what is left to pay may be less than the gateway takes. Stripe takes A$0.50 or more. */
import { afterEach, describe, expect, test } from 'vitest'
import { fromDollars } from '#packages/money/money.ts'
import { configure } from '../testing/configure.ts'
import { aGiftCard } from '../testing/incentives.ts'
import { openStripeShop } from '../testing/stripe-shop.ts'

const shop = await openStripeShop()
afterEach(shop.ledgersAgree)

const READ = `query ($id: String!) { cart(cart_id: $id) { payment_note prices { grand_total { value } }
  available_payment_methods { code } } }`
const CHOOSE = `mutation ($id: String!, $code: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) { cart { id } } }`

/** A cart of which a gift card has paid all but so many cents, with an approved card in its fields. */
async function aCartThatOwes(cents: number): Promise<string> {
  const id = await shop.aCart()
  const { cart } = await shop.door.ask(READ, { id })
  const code = await aGiftCard(shop, fromDollars(cart.prices.grand_total.value) - cents)
  await shop.door.ask(
    'mutation ($input: ApplyGiftCardToCartInput) { applyGiftCardToCart(input: $input) { cart { id } } }',
    { input: { cart_id: id, gift_card_code: code } },
  )
  return id
}

const read = async (id: string) => {
  const { cart } = await shop.door.ask(READ, { id })
  return {
    owed: cart.prices.grand_total.value,
    ways: cart.available_payment_methods.map(({ code }: { code: string }) => code),
    note: cart.payment_note,
  }
}

const note = (left: string) =>
  `${left} is left to pay, and a card takes A$0.50 or more. Choose another way to pay, or change what is in your cart or what you use to pay for it.`

describe('a remainder that is too small for the gateway', () => {
  test.each([
    [1, 'A$0.01'],
    [49, 'A$0.49'],
  ])('of %d cents: no card is asked for, and a sentence says why', async (cents, left) => {
    const id = await aCartThatOwes(cents)
    expect(await read(id)).toEqual({
      owed: cents / 100,
      ways: ['banktransfer', 'checkmo'],
      note: note(left),
    })
  })

  test('of 50 cents is paid by card', async () => {
    const id = await aCartThatOwes(50)
    expect(await read(id)).toMatchObject({ ways: ['card', 'banktransfer', 'checkmo'], note: null })
    expect((await shop.place(id)).orderV2).not.toBeNull()
  })

  test('is not asked of a card that was chosen before: nothing is charged, and the same sentence says so', async () => {
    const id = await aCartThatOwes(23)
    const asked = shop.server.requests.length
    const { orderV2, errors } = await shop.place(id)
    expect(orderV2).toBeNull()
    expect(errors[0].message).toBe(
      `Unable to place order: Enter a valid payment method and try again. ${note('A$0.23')}`,
    )
    expect(shop.server.requests).toHaveLength(asked)
    await expect(shop.door.ask(CHOOSE, { id, code: 'card' })).rejects.toThrow(note('A$0.23'))
  })

  test('names no other way where there is none', async () => {
    await configure(shop, { payment_banktransfer_active: '0', payment_checkmo_active: '0' })
    expect(await read(await aCartThatOwes(23))).toMatchObject({
      ways: [],
      note: 'A$0.23 is left to pay, and a card takes A$0.50 or more. Please change what is in your cart or what you use to pay for it.',
    })
    await configure(shop, { payment_banktransfer_active: '1', payment_checkmo_active: '1' })
  })

  test('is paid by transfer, or not at all once the gift card pays for everything', async () => {
    const byTransfer = await aCartThatOwes(23)
    await shop.door.ask(CHOOSE, { id: byTransfer, code: 'banktransfer' })
    expect((await shop.place(byTransfer)).orderV2).not.toBeNull()
    expect(await read(await aCartThatOwes(0))).toEqual({ owed: 0, ways: ['free'], note: null })
  })
})
