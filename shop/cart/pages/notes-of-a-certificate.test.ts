/** J-12, J-20: there is no parcel for a certificate, so its cart offers no card in it and no parcel without prices. */
import { expect, it } from 'vitest'
import { cookieNames } from '../../request/cookie-names.ts'
import { paths } from '../../routing/paths.ts'
import { aCart } from '../../testing/builders.ts'
import { rendered } from '../../testing/rendered.tsx'
import { openTestShop } from '../../testing/shop.ts'
import * as cartPage from './cart-page.tsx'

const shop = await openTestShop()

const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { cart { is_virtual } user_errors { message } } }`

/** @param prints  how many lines beside the certificate */
async function cartWith(prints: 0 | 1): Promise<string> {
  const id = await aCart(shop, { lines: prints === 0 ? [] : [{}] })
  const written = {
    custom_giftcard_amount: '50',
    giftcard_sender_name: 'Robin',
    giftcard_recipient_name: 'Alex',
  }
  const entered_options = Object.entries(written).map(([field, value]) => ({
    uid: btoa(`giftcard/${field}`),
    value,
  }))
  const added = await shop.ask(ADD, { id, items: [{ sku: 'GiftCert', quantity: 1, entered_options }] })
  expect(added.addProductsToCart).toEqual({ cart: { is_virtual: prints === 0 }, user_errors: [] })
  return rendered(shop, cartPage, paths.cart(), { [cookieNames.cart]: id })
}

it('a cart of a certificate alone takes a note for us, and nothing for a parcel', async () => {
  const page = await cartWith(0)
  expect(page).toContain('Note for us')
  expect(page).not.toMatch(/parcel|Message for a gift|Gift message and notes/)
})

it('beside a print there is a parcel, and a card in it', async () => {
  const page = await cartWith(1)
  for (const words of ['Gift message and notes', 'We print it on a card and put it into the parcel.'])
    expect(page).toContain(words)
})
