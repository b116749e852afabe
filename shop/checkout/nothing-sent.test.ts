/** J-20, CA-109: the checkout's page for a cart of which nothing is sent. */
import { expect, it } from 'vitest'
import { CheckoutPageDocument } from '../generated/client/graphql.ts'
import { createApi } from '../request/api.ts'
import { openTestShop } from '../testing/shop.ts'
import { NOTHING_SENT_FIELD } from './components/address-form.ts'
import { checkoutView } from './components/checkout-view.ts'
import { firstAddress, payFor } from './pages/paying.ts'
import { saveDraft } from './pages/save-draft.ts'
import { checkoutCalls } from './testing/checkout-calls.ts'

const shop = await openTestShop()
const { aVirtualCart, orderOf } = checkoutCalls(shop)
const api = createApi(({ query, variables }) => shop.send(query, variables as object))

async function cartOf(cartId: string) {
  const { cart } = await api.send(CheckoutPageDocument, { cartId })
  if (!cart) throw new Error(`Expected the cart ${cartId} but received none`)
  return cart
}
const viewOf = async (cartId: string) => checkoutView(await cartOf(cartId), new Date('2026-11-21T00:00:00Z'))

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  const payer = {
    email: 'robin@example.com',
    firstName: 'Robin',
    lastName: 'Marsh',
    street: '12 Harbour Street',
    city: 'Ballina',
    state: 'NSW',
    postcode: '2478',
    telephone: '0400 000 000',
    [NOTHING_SENT_FIELD]: 'yes',
  }
  for (const [name, value] of Object.entries({ ...payer, ...fields })) form.set(name, value)
  return form
}

it('asks who pays and for no delivery, and no placeholder stands in for an address', async () => {
  const id = await aVirtualCart()
  expect(await firstAddress(api, id, await cartOf(id), undefined)).toBeUndefined()
  const view = await viewOf(id)
  expect(view).toMatchObject({ address: undefined, methods: [], chosenMethod: undefined })
  expect(view.cart).toMatchObject({ needsDelivery: false, totals: { isEmailed: true } })
})

it('keeps the address of who pays without scripts, and shows it again', async () => {
  const id = await aVirtualCart()
  expect(await saveDraft(api, id, formOf({}))).toBeUndefined()
  expect((await viewOf(id)).address).toMatchObject({ firstName: 'Robin', postcode: '2478' })
})

it('pays with a card and becomes an order that goes nowhere', async () => {
  const id = await aVirtualCart('100')
  const { cart, contents } = await viewOf(id)
  const placed = await payFor(
    api,
    id,
    formOf({
      token: await shop.ledger.addToken('approve', '1111'),
      total: String(cart.totals.grandTotalCents),
      contents,
    }),
  )
  expect(placed).toMatchObject({ kind: 'placed' })
  expect(await orderOf(id)).toMatchObject({
    shippingAddress: null,
    grandTotalCents: 10_000,
    billingAddress: { firstName: 'Robin', city: 'Ballina' },
  })
})
