import { describe, expect, it } from 'vitest'
import { createApi } from '../../request/api.ts'
import { aCart } from '../../testing/builders.ts'
import { openTestShop } from '../../testing/shop.ts'
import { saveDraft } from './save-draft.ts'

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

describe('PE-13: the checkout that is sent without scripts', () => {
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

  it('keeps the address also when its delivery is not to be had', async () => {
    const id = await aCart(shop)
    expect(await saveDraft(api, id, formOf({ ...TYPED, method: 'nobody##never' }))).toBeUndefined()
    expect((await keptOf(id)).shipping_addresses[0]).toEqual({ firstname: 'Robin', city: 'Ballina' })
  })
})
