/** Calls on the way to an order as clients send them, for the tests of the checkout. */
import { eq } from 'drizzle-orm'
import { addLines } from '../../cart/commands/add-lines.ts'
import { customersCart } from '../../cart/commands/create-cart.ts'
import { customerAddresses } from '../../customers/tables.ts'
import { orders } from '../../orders/tables.ts'
import { aCart, aLine, anAddress } from '../../testing/builders.ts'
import { aSignedInCustomer } from '../../testing/customers.ts'
import type { TestShop } from '../../testing/shop.ts'

export const CART = `id is_virtual prices { grand_total { value } }
  shipping_addresses { firstname prefix vat_id region { code region_id } customer_address_id save_in_address_book selected_shipping_method { method_code }
    available_shipping_methods { carrier_code method_code available additional_information { offer_description free_shipping } } cart_items_v2 { uid } }
  billing_address { firstname customer_address_id }
  available_payment_methods { code } selected_payment_method { code purchase_order_number }`
export const PLACE = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
  order { order_number } orderV2 { number email is_virtual status total { grand_total { value } } } errors { code message } } }`
const inputs = {
  setGuestEmailOnCart: 'SetGuestEmailOnCartInput',
  setShippingAddressesOnCart: 'SetShippingAddressesOnCartInput',
  setBillingAddressOnCart: 'SetBillingAddressOnCartInput',
  setShippingMethodsOnCart: 'SetShippingMethodsOnCartInput',
  setPaymentMethodOnCart: 'SetPaymentMethodOnCartInput',
}
export type Call = keyof typeof inputs
const operation = (call: Call) =>
  `mutation ($input: ${inputs[call]}) { ${call}(input: $input) { cart { ${CART} } } }`
export const certificate = (amountCents: number) => ({
  amountCents,
  senderName: 'Robin',
  recipientName: 'Alex',
})
/** Each speaks to the shop of one test file. */
export function checkoutCalls(shop: TestShop) {
  const set = async (call: Call, cart_id: string, input: object, visit = {}) =>
    (await shop.ask(operation(call), { input: { cart_id, ...input } }, visit))[call].cart
  const refusalOf = async (call: Call, cart_id: string, input: object, visit = {}) =>
    (await shop.send(operation(call), { input: { cart_id, ...input } }, visit)).errors?.[0]
  const place = async (id: string, visit = {}) => (await shop.ask(PLACE, { id }, visit)).placeOrder
  const orderOf = async (cartId: string) =>
    (await shop.db.select().from(orders).where(eq(orders.cartId, cartId)))[0]!

  /** A cart that holds a gift certificate only; its id. */
  async function aVirtualCart(amount = '50') {
    const id = await aCart(shop, { lines: [] })
    const fields = {
      custom_giftcard_amount: amount,
      giftcard_sender_name: 'Robin',
      giftcard_recipient_name: 'Alex',
    }
    const entered_options = Object.entries(fields).map(([field, value]) => ({
      uid: btoa(`giftcard/${field}`),
      value,
    }))
    await shop.ask(
      `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }`,
      { id, items: [{ sku: 'GiftCert', quantity: 1, entered_options }] },
    )
    return id
  }
  async function anAddressOf(customerId: number, parts: object = {}) {
    const { company: _, ...address } = anAddress()
    const row = { ...address, street: [...address.street], customerId, ...parts }
    return (await shop.db.insert(customerAddresses).values(row).returning())[0]!.id
  }
  async function aCustomersCart() {
    const customer = await aSignedInCustomer(shop)
    const id = await customersCart(shop, customer.caller, undefined)
    await addLines(shop, { id, caller: customer.caller, store: undefined }, [await aLine(shop.db)])
    return { customer, id, visit: customer.visit }
  }
  return { set, refusalOf, place, orderOf, aVirtualCart, anAddressOf, aCustomersCart }
}
