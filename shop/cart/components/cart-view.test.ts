import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idOfUid } from '../../api/uid.ts'
import { CartPageDocument } from '../../generated/client/graphql.ts'
import { createApi } from '../../request/api.ts'
import { aCart } from '../../testing/builders.ts'
import { aCoupon, aGiftCard } from '../../testing/incentives.ts'
import { openTestShop } from '../../testing/shop.ts'
import { cartLines } from '../tables.ts'
import { type CartTotalsView, cartView } from './cart-view.ts'

const shop = await openTestShop()
const api = createApi(({ query, variables }) => shop.send(query, variables as object))

const APPLY = `mutation ($id: String!, $codes: [String]!) {
  applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes }) { cart { id } } }`
const GIFT_CARD = `mutation ($id: String!, $code: String!) {
  applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }`

async function viewOf(cartId: string) {
  const { cart } = await api.send(CartPageDocument, { cartId })
  if (!cart) throw new Error(`Expected the cart ${cartId} but received none`)
  return cartView(cart)
}

const sumOf = (rows: readonly { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0)
const everyRow = ({ subtotalCents, discounts, shipping, paid }: CartTotalsView) =>
  subtotalCents + sumOf(discounts) + (shipping?.cents ?? 0) + sumOf(paid)

test('J-04: the rows of a cart with codes and a gift card add up to its total', async () => {
  const ten = await aCoupon(shop, { isCombinable: true, successMessage: 'Ten percent are off.' })
  const delivery = await aCoupon(shop, {
    label: 'Free delivery',
    gift: { kind: 'free-shipping' },
    isCombinable: true,
  })
  const id = await aCart(shop, { lines: [{ quantity: 2 }] })
  await shop.ask(APPLY, { id, codes: [ten, delivery] })
  await shop.ask(GIFT_CARD, { id, code: await aGiftCard(shop, 1000) })

  const { totals, coupons } = await viewOf(id)
  expect(totals.discounts.map(({ name }) => name)).toEqual([`Ten percent off (${ten.toUpperCase()})`])
  expect(totals.shipping).toEqual({ label: `Delivery (${delivery.toUpperCase()})`, cents: 0 })
  expect(totals.paid).toEqual([{ name: 'Gift cards', cents: -1000 }])
  expect(everyRow(totals)).toBe(totals.grandTotalCents)
  expect(coupons).toMatchObject({
    isOffered: true,
    message: expect.stringMatching(/^Ten percent are off\. /),
    applied: [
      { code: ten.toUpperCase(), about: 'Ten percent off', isIdle: false },
      { code: delivery.toUpperCase(), about: 'Free delivery', isIdle: false },
    ],
  })
})

test('J-04: a cart without codes has the rows that it had', async () => {
  const { totals, coupons } = await viewOf(await aCart(shop))
  expect([totals.discounts, totals.paid, coupons.applied]).toEqual([[], [], []])
  expect(everyRow(totals)).toBe(totals.grandTotalCents)
})

test('L-08: a note for the people who make it stands with what was chosen, and only where there is one', async () => {
  const id = await aCart(shop, { lines: [{}, {}] })
  const [first] = (await viewOf(id)).lines
  await shop.db
    .update(cartLines)
    .set({ note: 'The horizon should be level' })
    .where(and(eq(cartLines.cartId, id), eq(cartLines.id, Number(idOfUid(first!.uid)))))
  const notes = (await viewOf(id)).lines.map(({ options }) => options.filter(({ label }) => label === 'Note'))
  expect(notes).toEqual([[{ label: 'Note', value: 'The horizon should be level' }], []])
})

test.each([
  ['an invisible mark', '\u200b'],
  ['a non-breaking space', '\u00a0'],
  ['a tab', '\t'],
  ['a line end', '\n'],
])('PE-01: a code with %s is taken, and removed as it was typed', async (_, around) => {
  const code = await aCoupon(shop)
  const id = await aCart(shop)
  await shop.ask(APPLY, { id, codes: [`${around}${code.toUpperCase()}${around}`] })
  expect((await viewOf(id)).coupons.applied).toHaveLength(1)
  await shop.ask(
    `mutation ($id: String!, $codes: [String]!) {
      removeCouponsFromCart(input: { cart_id: $id, coupon_codes: $codes }) { cart { id } } }`,
    { id, codes: [`${around}${code}`] },
  )
  expect((await viewOf(id)).coupons.applied).toEqual([])
})

test('PE-02: a dash from a letter is a hyphen', async () => {
  const code = await aCoupon(shop)
  const id = await aCart(shop)
  await shop.ask(APPLY, { id, codes: [code.replace('-', '\u2013')] })
  expect((await viewOf(id)).coupons.applied).toHaveLength(1)
})
