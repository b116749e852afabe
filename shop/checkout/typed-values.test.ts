import { describe, expect, it, test } from 'vitest'
import { changeCart } from '../cart/store.ts'
import { anAddressInput, aReadyCart } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { checkoutCalls } from './testing/checkout-calls.ts'

const shop = await openTestShop()
const { set, place, orderOf } = checkoutCalls(shop)

/** The order of a cart with such an address and email, through the API as any client sends them. */
async function orderWith({ email = `${crypto.randomUUID()}@example.com`, ...address }: Partial<Typed>) {
  const id = await aReadyCart(shop)
  await changeCart(shop.db, id, { paymentMethod: 'banktransfer' }, shop.clock.now())
  const sent = { ...anAddressInput, ...address }
  await set('setGuestEmailOnCart', id, { email })
  await set('setShippingAddressesOnCart', id, { shipping_addresses: [{ address: sent }] })
  await set('setBillingAddressOnCart', id, { billing_address: { same_as_shipping: true } })
  await set('setShippingMethodsOnCart', id, {
    shipping_methods: [{ carrier_code: 'keepsake', method_code: 'standard' }],
  })
  expect((await place(id)).errors).toEqual([])
  return orderOf(id)
}
type Typed = typeof anAddressInput & { email: string }

describe('PE-09: an order keeps the tidied value, whoever sent it', () => {
  it.each<[string, Partial<Typed>, object]>([
    [
      'PE-03: an email with its scheme',
      { email: 'mailto:robin@example.com' },
      { email: 'robin@example.com' },
    ],
    ['PE-03: an email with its name', { email: 'Robin <robin@example.com>' }, { email: 'robin@example.com' }],
    [
      'PE-01: an email with invisible marks',
      { email: '\u200erobin@example.com\u200b' },
      { email: 'robin@example.com' },
    ],
    ['PE-04: a 1300 number', { telephone: '1300-123-456' }, { telephone: '1300 123 456' }],
    ['PE-04: a number dialled from abroad', { telephone: '0061412345678' }, { telephone: '0412 345 678' }],
    ['PE-04: nine digits', { telephone: '412 345 678' }, { telephone: '0412 345 678' }],
    ['PE-05: a postcode behind its state', { postcode: 'NSW 2478' }, { postcode: '2478' }],
    ['PE-10: a state by its name', { region: 'new south\u00a0wales' }, { state: 'NSW' }],
    ['PE-01: marks of direction in a name', { firstname: '\u202aRobin\u202c' }, { firstName: 'Robin' }],
    ['PE-01: a line end in a town', { city: 'Lennox\nHead\t' }, { city: 'Lennox Head' }],
    [
      'a street on the second line alone',
      { street: ['', '12 Harbour Street'] },
      { street: ['12 Harbour Street'] },
    ],
  ])('%s', async (_, typed, kept) => {
    const { email, shippingAddress } = await orderWith(typed)
    expect({ email, ...shippingAddress }).toMatchObject(kept)
  })
})

test.each([
  ['Zoë', "O'Brien-Ngũgĩ"],
  ['Zoë', 'O’Brien–Ngũgĩ'],
  ['小龍', '李'],
  ['محمد', 'می\u200cخواهم'],
  ['Ольга', 'Щербакова'],
  ['Robin 👩‍👩‍👧', 'X'],
  ['n'.repeat(60), 'm'.repeat(60)],
])('PE-12: the order of %s %s holds the name as it was typed', async (firstname, lastname) => {
  const { shippingAddress } = await orderWith({
    firstname,
    lastname,
    city: 'Ballina',
    street: [`${lastname} 1`],
  })
  expect(shippingAddress).toMatchObject({
    firstName: firstname,
    lastName: lastname,
    street: [`${lastname} 1`],
  })
})
