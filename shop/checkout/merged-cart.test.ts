import { describe, expect, it } from 'vitest'
import { changeCart } from '../cart/store.ts'
import { aCart, anAddress } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { checkoutCalls } from './testing/checkout-calls.ts'

const shop = await openTestShop()
const { aVirtualCart, anAddressOf, aCustomersCart } = checkoutCalls(shop)

const DELIVERY = `id is_virtual shipping_addresses { firstname city customer_address_id
  available_shipping_methods { method_code } }`
const MERGE = `mutation ($from: String!) { mergeCarts(source_cart_id: $from) { ${DELIVERY} } }`
const ASSIGN = `mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { ${DELIVERY} } }`

const merge = async (from: string, visit: object) => (await shop.ask(MERGE, { from }, visit)).mergeCarts
/** A guest's cart whose owner typed where it goes. */
async function aGuestsCart(city: string) {
  const id = await aCart(shop)
  await changeCart(shop.db, id, { shippingAddress: anAddress({ city }) }, shop.clock.now())
  return id
}

describe('K-25, CA-100: a cart without an address, once a guest’s cart was merged into it', () => {
  it('goes to the customer’s usual address, so that its delivery methods show', async () => {
    const customer = await aSignedInCustomer(shop)
    await anAddressOf(customer.id, { city: 'Elsewhere' })
    const usual = await anAddressOf(customer.id, { city: 'Lismore', isDefaultShipping: true })
    const { shipping_addresses } = await merge(await aGuestsCart('Ballina'), customer.visit)
    expect(shipping_addresses).toMatchObject([{ city: 'Lismore', customer_address_id: usual }])
    expect(shipping_addresses[0].available_shipping_methods.length).toBeGreaterThan(1)
  })

  it('goes where the guest said when the customer has no usual address', async () => {
    const customer = await aSignedInCustomer(shop)
    const { shipping_addresses } = await merge(await aGuestsCart('Ballina'), customer.visit)
    expect(shipping_addresses).toMatchObject([{ city: 'Ballina', customer_address_id: null }])
  })

  it('is asked for one when neither said anything', async () => {
    const customer = await aSignedInCustomer(shop)
    expect(await merge(await aCart(shop), customer.visit)).toMatchObject({
      is_virtual: false,
      shipping_addresses: [],
    })
  })

  it('keeps an address of its own', async () => {
    const { customer, id, visit } = await aCustomersCart()
    await anAddressOf(customer.id, { city: 'Lismore', isDefaultShipping: true })
    await changeCart(shop.db, id, { shippingAddress: anAddress({ city: 'Byron Bay' }) }, shop.clock.now())
    expect((await merge(await aGuestsCart('Ballina'), visit)).shipping_addresses).toMatchObject([
      { city: 'Byron Bay' },
    ])
  })

  it('needs none when nothing is sent', async () => {
    const customer = await aSignedInCustomer(shop)
    await anAddressOf(customer.id, { isDefaultShipping: true })
    expect(await merge(await aVirtualCart(), customer.visit)).toMatchObject({
      is_virtual: true,
      shipping_addresses: [],
    })
  })

  it('is the guest’s own cart when the customer takes that over', async () => {
    const customer = await aSignedInCustomer(shop)
    await anAddressOf(customer.id, { city: 'Lismore', isDefaultShipping: true })
    const assign = async (id: string) =>
      (await shop.ask(ASSIGN, { id }, customer.visit)).assignCustomerToGuestCart.shipping_addresses
    expect(await assign(await aCart(shop))).toMatchObject([{ city: 'Lismore' }])
    expect(await assign(await aGuestsCart('Ballina'))).toMatchObject([{ city: 'Ballina' }])
  })
})
