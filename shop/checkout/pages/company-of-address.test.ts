/** I-05, I-27, K-01: the company of an address goes into the address book, and comes out of it again. */
import { expect, it } from 'vitest'
import { INTENTS, TARGET_FIELD } from '../../account/components/act-answer.ts'
import { actOn } from '../../account/pages/account-acts.ts'
import { createApi } from '../../request/api.ts'
import { openTestShop } from '../../testing/shop.ts'
import { checkoutCalls } from '../testing/checkout-calls.ts'
import { readAddressBook } from './read-address-book.ts'
import { billFromBook, deliveryFromBook, saveDraft } from './save-draft.ts'

const shop = await openTestShop()
const { aCustomersCart } = checkoutCalls(shop)

const OFFICE = {
  firstName: 'Robin',
  lastName: 'Marsh',
  organisation: 'Harbour Framing',
  street: '12 Harbour Street',
  street2: 'Level 3',
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

async function aCustomer() {
  const { id, visit } = await aCustomersCart()
  const api = createApi(({ query, variables }) => shop.send(query, variables as object, visit))
  const save = (fields: Record<string, string>) =>
    actOn(api, formOf({ intent: INTENTS.saveAddress, ...fields }), shop.publicUrl)
  const entries = async () =>
    (await shop.ask('{ customer { addresses { uid company street } } }', {}, visit)).customer.addresses
  const cart = async () =>
    (
      await shop.ask(
        `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { firstname company same_as_billing }
          billing_address { firstname company } additional_information { business_purchase } } }`,
        { id },
        visit,
      )
    ).cart
  return { id, api, save, entries, cart }
}

it('an address is kept with its company, and without it once that is cleared', async () => {
  const { save, entries } = await aCustomer()
  await save(OFFICE)
  const [kept] = await entries()
  expect(kept).toMatchObject({ company: 'Harbour Framing', street: ['12 Harbour Street', 'Level 3'] })
  const { organisation: _, ...withoutField } = OFFICE
  // A page from before there was the field does not clear it.
  await save({ ...withoutField, [TARGET_FIELD]: kept.uid })
  expect(await entries()).toMatchObject([{ company: 'Harbour Framing' }])
  await save({ ...OFFICE, organisation: ' ', [TARGET_FIELD]: kept.uid })
  expect(await entries()).toMatchObject([{ company: null }])
})

it('an entry that is picked for the delivery keeps its company when the form is saved after it', async () => {
  const { id, api, save, entries, cart } = await aCustomer()
  await save(OFFICE)
  const [entry] = (await readAddressBook(api)).addresses
  if (!entry) throw new Error('Expected the address in the book')
  const { uid, address } = entry
  expect(address.organisation).toBe('Harbour Framing')
  await deliveryFromBook(api, id, formOf({ book: uid, billing_street: '', billHere: 'yes' }))
  expect((await cart()).shipping_addresses).toMatchObject([{ company: 'Harbour Framing' }])
  await saveDraft(api, id, formOf({ ...address, billing_street: '', billHere: 'yes', saveAddress: 'yes' }))
  expect(await cart()).toMatchObject({
    shipping_addresses: [{ company: 'Harbour Framing', same_as_billing: true }],
    billing_address: { company: 'Harbour Framing' },
    additional_information: { business_purchase: false },
  })
  expect(await entries()).toHaveLength(1)
})

it('an entry that is picked for the bill keeps it there; the name of a business that buys goes before it', async () => {
  const { id, api, save, cart } = await aCustomer()
  await save(OFFICE)
  const [entry] = (await readAddressBook(api)).addresses
  const gift = { ...OFFICE, firstName: 'Kim', organisation: '' }
  const pressed = { ...gift, billing_street: '', billing_book: entry?.uid ?? '' }
  expect(await billFromBook(api, id, formOf(pressed))).toMatchObject({
    address: { organisation: '' },
    billing: { address: { firstName: 'Robin', organisation: 'Harbour Framing' } },
    business: { isBusiness: false, company: '' },
  })
  expect(await cart()).toMatchObject({
    shipping_addresses: [{ firstname: 'Kim', company: null }],
    billing_address: { firstname: 'Robin', company: 'Harbour Framing' },
  })
  const bill = Object.fromEntries(Object.entries(OFFICE).map(([name, text]) => [`billing_${name}`, text]))
  await saveDraft(api, id, formOf({ ...gift, ...bill, business: 'yes', company: 'Marsh and Co', abn: '' }))
  expect((await cart()).billing_address).toEqual({ firstname: 'Robin', company: 'Marsh and Co' })
})
