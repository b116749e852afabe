import { describe, expect, it } from 'vitest'
import { createApi } from '../../request/api.ts'
import { aCart } from '../../testing/builders.ts'
import { openTestShop } from '../../testing/shop.ts'
import { checkoutCalls } from '../testing/checkout-calls.ts'
import { needsCard } from './paying.ts'
import { readAddressBook } from './read-address-book.ts'
import { billFromBook, deliveryFromBook, notPlaced, saveDraft } from './save-draft.ts'

const shop = await openTestShop()
const api = createApi(({ query, variables }) => shop.send(query, variables as object))

const TYPED = {
  email: 'robin@example.com',
  firstName: 'Robin',
  lastName: 'Marsh',
  street: '12 Harbour Street',
  street2: '',
  city: 'Ballina',
  state: 'NSW',
  postcode: '2478',
  telephone: '0400 000 000',
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.set(name, text)
  return form
}

const keptOf = async (id: string) =>
  (
    await shop.ask(
      'query ($id: String!) { cart(cart_id: $id) { email shipping_addresses { firstname city } } }',
      { id },
    )
  ).cart

const billOf = async (id: string) =>
  (
    await shop.ask(
      `query ($id: String!) { cart(cart_id: $id) { billing_address { firstname company city }
        additional_information { bill_to_this_address business_purchase abn } } }`,
      { id },
    )
  ).cart

describe('PE-13: the checkout that is sent without scripts', () => {
  it('K-28, PE-32: needs a card unless another way was chosen, or nothing is left to pay', () => {
    expect(needsCard(formOf({ total: '5498', pay_by: 'card' }))).toBe(true)
    expect(needsCard(formOf({ total: '5498' })), 'where the card is the only way').toBe(true)
    expect(needsCard(formOf({ total: '5498', pay_by: 'banktransfer' }))).toBe(false)
    expect(needsCard(formOf({ total: '0' }))).toBe(false)
  })

  it('PE-22: keeps the way to pay while the address is not right, and says why an order was not placed', async () => {
    const form = formOf({ ...TYPED, postcode: '12', pay_by: 'payid' })
    expect(await saveDraft(api, await aCart(shop), form)).toMatchObject({ payBy: 'payid' })
    expect(notPlaced(form, 'Sold out.')).toMatchObject({
      payBy: 'payid',
      notPlaced: 'Sold out.',
      problems: {},
    })
  })

  it('is kept with the cart when it is whole', async () => {
    const id = await aCart(shop)
    expect(await saveDraft(api, id, formOf(TYPED))).toBeUndefined()
    expect(await keptOf(id)).toEqual({
      email: 'robin@example.com',
      shipping_addresses: [{ firstname: 'Robin', city: 'Ballina' }],
    })
  })

  it('PE-22: comes back as it was typed, with what is wrong, and keeps the email', async () => {
    const id = await aCart(shop)
    const refused = await saveDraft(api, id, formOf({ ...TYPED, postcode: '12', lastName: '' }))
    expect(refused).toMatchObject({
      kind: 'typed',
      address: { firstName: 'Robin', lastName: '', postcode: '12' },
    })
    expect(Object.keys(refused?.problems ?? {}).toSorted()).toEqual(['lastName', 'postcode'])
    expect((await keptOf(id)).email).toBe('robin@example.com')
  })

  const GIFT = {
    ...TYPED,
    ...{ firstName: 'Kim', street: '3 View Street', city: 'Bendigo', state: 'VIC', postcode: '3550' },
    ...Object.fromEntries(Object.entries(TYPED).map(([name, text]) => [`billing_${name}`, text])),
  }

  it('keeps a bill to somebody else, and the business that buys', async () => {
    const id = await aCart(shop)
    const business = { business: 'yes', company: 'Harbour Framing', abn: 'ABN 51 824 753 556', gstNumber: '' }
    expect(await saveDraft(api, id, formOf({ ...GIFT, ...business }))).toBeUndefined()
    expect(await billOf(id)).toEqual({
      billing_address: { firstname: 'Robin', company: 'Harbour Framing', city: 'Ballina' },
      additional_information: { bill_to_this_address: false, business_purchase: true, abn: '51824753556' },
    })
    // Ticked again: the bill goes where the parcel goes, and a purchase of one's own has no company.
    await saveDraft(api, id, formOf({ ...GIFT, ...business, billHere: 'yes' }))
    expect(await billOf(id)).toMatchObject({
      billing_address: { firstname: 'Kim', company: 'Harbour Framing', city: 'Bendigo' },
      additional_information: { bill_to_this_address: true },
    })
    const { business: _, ...own } = business
    await saveDraft(api, id, formOf({ ...GIFT, ...own, billHere: 'yes' }))
    expect(await billOf(id)).toMatchObject({
      billing_address: { firstname: 'Kim', company: null },
      additional_information: { business_purchase: false },
    })
  })

  it('PE-22: keeps the delivery while the bill is not right, and shows both again', async () => {
    const id = await aCart(shop)
    const wrong = { ...GIFT, billing_postcode: '12', business: 'yes', company: '', abn: '51 824 753 557' }
    const refused = await saveDraft(api, id, formOf(wrong))
    expect(Object.keys(refused?.problems ?? {}).toSorted()).toEqual(['abn', 'billing_postcode'])
    expect(refused).toMatchObject({
      address: { firstName: 'Kim' },
      billing: { isHere: false, address: { firstName: 'Robin', postcode: '12' } },
      business: { isBusiness: true, abn: '51 824 753 557' },
    })
    expect((await keptOf(id)).shipping_addresses[0]).toEqual({ firstname: 'Kim', city: 'Bendigo' })
    expect(await billOf(id)).toMatchObject({ billing_address: null, additional_information: { abn: null } })
  })

  it('PE-13: shows the delivery that was chosen again while the address is not right', async () => {
    const id = await aCart(shop)
    const chosen = 'keepsake##express'
    const refused = await saveDraft(api, id, formOf({ ...TYPED, postcode: '12', method: chosen }))
    expect(refused?.method).toBe(chosen)
  })

  it('keeps the address also when its delivery is not to be had', async () => {
    const id = await aCart(shop)
    expect(await saveDraft(api, id, formOf({ ...TYPED, method: 'nobody##never' }))).toBeUndefined()
    expect((await keptOf(id)).shipping_addresses[0]).toEqual({ firstname: 'Robin', city: 'Ballina' })
  })
})

describe('I-27, PE-13: an entry of the address book that is pressed without scripts', () => {
  const { aCustomersCart, anAddressOf } = checkoutCalls(shop)

  async function aCustomer() {
    const { customer, id, visit } = await aCustomersCart()
    await anAddressOf(customer.caller.id, {
      firstName: 'Kim',
      city: 'Bendigo',
      state: 'VIC',
      postcode: '3550',
    })
    const own = createApi(({ query, variables }) => shop.send(query, variables as object, visit))
    const [entry] = (await readAddressBook(own)).addresses
    const cartOf = async () =>
      (
        await shop.ask(
          `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { firstname city }
            billing_address { firstname company city } additional_information { bill_to_this_address } } }`,
          { id },
          visit,
        )
      ).cart
    return { id, own, uid: entry?.uid ?? '', cartOf }
  }

  it('fills the bill, and leaves the rest as it was typed', async () => {
    const { id, own, uid, cartOf } = await aCustomer()
    const { email: _, ...typed } = TYPED
    const pressed = {
      ...typed,
      billing_street: '',
      billHere: 'yes',
      business: 'yes',
      abn: '51 824',
      billing_book: uid,
    }
    expect(await billFromBook(own, id, formOf(pressed))).toMatchObject({
      kind: 'typed',
      address: { firstName: 'Robin' },
      billing: { isHere: false, address: { firstName: 'Kim', postcode: '3550' } },
      business: { isBusiness: true, abn: '51 824' },
      problems: {},
    })
    expect(await cartOf()).toMatchObject({
      billing_address: { firstname: 'Kim', city: 'Bendigo' },
      additional_information: { bill_to_this_address: false },
    })
  })

  it('becomes the delivery, and takes away no bill that is half typed', async () => {
    const { id, own, uid, cartOf } = await aCustomer()
    const pressed = {
      ...TYPED,
      billHere: 'yes',
      business: 'yes',
      company: 'Harbour Framing',
      abn: '51',
      gstNumber: '',
    }
    expect(await deliveryFromBook(own, id, formOf({ ...pressed, book: uid }))).toMatchObject({
      address: { firstName: 'Kim' },
      business: { abn: '51' },
      problems: {},
    })
    const whole = formOf({ ...pressed, billing_street: '', abn: '', book: uid })
    expect(await deliveryFromBook(own, id, whole)).toBeUndefined()
    expect(await cartOf()).toEqual({
      shipping_addresses: [{ firstname: 'Kim', city: 'Bendigo' }],
      billing_address: { firstname: 'Kim', company: 'Harbour Framing', city: 'Bendigo' },
      additional_information: { bill_to_this_address: true },
    })
  })
})
