import { describe, expect, it } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { anAddress } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { keepAddress } from './commands/address-book.ts'
import { aCustomer, refusedWith } from './testing.ts'

const shop = await openTestShop()

const ADDRESS = `id uid firstname lastname middlename prefix suffix company street city postcode telephone fax vat_id
  region { region region_code region_id } region_id country_code country_id default_billing default_shipping customer_id
  custom_attributes { attribute_code } extension_attributes { value } custom_attributesV2(attributeCodes: ["x"]) { code }`

const home = {
  firstname: 'Robin',
  lastname: 'Marsh',
  street: ['12 Harbour Street'],
  city: 'Ballina',
  region: { region_code: 'NSW' },
  postcode: '2478',
  country_code: 'AU',
  telephone: '0400 000 000',
}

const add = (token: string, input: object) =>
  shop.send(
    `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${ADDRESS} } }`,
    { input },
    { token },
  )
const added = async (token: string, input: object = home) => {
  const { data, errors } = await add(token, input)
  if (errors) throw new Error(errors[0]?.message)
  return (data as { createCustomerAddress: { id: number; uid: string } & Record<string, unknown> })
    .createCustomerAddress
}
const change = (token: string, id: number, input: object) =>
  shop.send(
    `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${ADDRESS} } }`,
    { id, input },
    { token },
  )
const remove = (token: string, id: number) =>
  shop.send('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { id }, { token })
const bookOf = async (token: string) =>
  (
    await shop.ask(
      '{ customer { default_billing default_shipping addresses { id city default_billing default_shipping } } }',
      {},
      { token },
    )
  ).customer

describe('I-27: the address book', () => {
  it('keeps every field of the contract; the first address is the default for both uses', async () => {
    const { token, id } = await aCustomer(shop)
    const input = {
      ...home,
      middlename: 'K.',
      prefix: 'Dr',
      suffix: 'Jr',
      company: 'Marsh & Co',
      fax: '1',
      vat_id: '2',
    }
    const address = await added(token, input)
    expect(address).toEqual({
      ...input,
      id: expect.any(Number),
      uid: expect.any(String),
      region: { region: 'New South Wales', region_code: 'NSW', region_id: 1 },
      region_id: 1,
      country_id: 'AU',
      default_billing: true,
      default_shipping: true,
      customer_id: id,
      custom_attributes: [],
      extension_attributes: [],
      custom_attributesV2: [],
    })
    expect(await bookOf(token)).toMatchObject({
      default_billing: String(address.id),
      default_shipping: String(address.id),
    })
  })

  it('a state may be named by id, code or name, and Australia need not be said', async () => {
    const { token } = await aCustomer(shop)
    for (const region of [{ region_id: 1 }, { region_code: 'nsw' }, { region: 'New South Wales' }]) {
      const { country_code: _, ...rest } = home
      expect((await added(token, { ...rest, region })).region_id).toBe(1)
    }
    const { country_code: _, ...rest } = home
    expect((await added(token, { ...rest, country_id: 'AU' })).country_code).toBe('AU')
  })

  it('a new default takes the place of the old one, for its use', async () => {
    const { token } = await aCustomer(shop)
    const first = await added(token)
    const second = await added(token, { ...home, city: 'Lismore', postcode: '2480', default_shipping: true })
    expect(await bookOf(token)).toMatchObject({
      default_billing: String(first.id),
      default_shipping: String(second.id),
    })
    await change(token, second.id, { default_billing: true })
    expect(await bookOf(token)).toMatchObject({
      default_billing: String(second.id),
      default_shipping: String(second.id),
    })
  })

  it('many that want to be the default at once leave one', async () => {
    const { token } = await aCustomer(shop)
    await Promise.all(
      Array.from({ length: 8 }, () =>
        added(token, { ...home, default_billing: true, default_shipping: true }),
      ),
    )
    const { addresses } = await bookOf(token)
    expect(addresses).toHaveLength(8)
    expect(addresses.filter(({ default_billing }) => default_billing)).toHaveLength(1)
    expect(addresses.filter(({ default_shipping }) => default_shipping)).toHaveLength(1)
  })

  it('a change keeps what it leaves out', async () => {
    const { token } = await aCustomer(shop)
    const { id } = await added(token, { ...home, company: 'Marsh & Co' })
    const { data } = await change(token, id, { city: 'Lismore', postcode: '2480' })
    expect(data).toMatchObject({
      updateCustomerAddress: { city: 'Lismore', company: 'Marsh & Co', street: ['12 Harbour Street'] },
    })
    expect((await change(token, id, { company: '' })).data).toMatchObject({
      updateCustomerAddress: { company: null },
    })
  })

  it('is read in pages too', async () => {
    const { token } = await aCustomer(shop)
    for (let count = 0; count < 7; count++) await added(token, { ...home, company: `Office ${count}` })
    const page = (more: string) =>
      shop.send(
        `{ customer { addressesV2${more} { items { company } page_info { current_page page_size total_pages } total_count } } }`,
        {},
        { token },
      )
    expect((await page('')).data).toMatchObject({
      customer: {
        addressesV2: { page_info: { current_page: 1, page_size: 5, total_pages: 2 }, total_count: 7 },
      },
    })
    expect((await page('(currentPage: 2, pageSize: 5)')).data).toMatchObject({
      customer: { addressesV2: { items: [{ company: 'Office 5' }, { company: 'Office 6' }] } },
    })
    expect(refusedWith(await page('(pageSize: 0)'))?.[1]).toBe('pageSize value must be greater than 0.')
    expect(refusedWith(await page('(currentPage: 0)'))?.[1]).toBe('currentPage value must be greater than 0.')
  })
})

describe('N-15, N-33: an address is refused', () => {
  it.each([
    [{ firstname: '', city: ' ' }, 'Required parameters are missing: First Name, Suburb'],
    [
      {
        firstname: null,
        lastname: null,
        street: null,
        city: null,
        region: null,
        postcode: null,
        telephone: null,
      },
      'Required parameters are missing: First Name, Last Name, Street Address, Suburb, State, Postcode, Telephone',
    ],
    // N-02: what is missing is said before what is wrong.
    [{ city: '', telephone: '12', postcode: '24' }, 'Required parameters are missing: Suburb'],
    [{ street: ['1', '2', '3'] }, '"Street Address" cannot contain more than 2 lines.'],
    [{ postcode: '24' }, 'Please enter a valid zip/postal code.'],
    [{ telephone: '12' }, 'Please enter a valid phone.'],
    [{ region: { region: 'Ontario' } }, 'Please choose a state.'],
    [{ region: { region_id: 99 } }, 'Required parameters are missing: State'],
    [{ region: { region_code: 'VIC' } }, 'The postcode 2478 is in New South Wales, not in Victoria.'],
    [{ country_code: 'NZ' }, 'We deliver within Australia only.'],
    [{ company: 'x'.repeat(256) }, 'Please use at most 255 characters.'],
  ])('%o: %s', async (part, message) => {
    const { token } = await aCustomer(shop)
    expect(refusedWith(await add(token, { ...home, ...part }))).toEqual(['graphql-input', message])
  })
})

describe('deleting an address', () => {
  it('O-12: a default stays, in the contract’s words, with the use in the detail', async () => {
    const { token } = await aCustomer(shop)
    const { id } = await added(token)
    const { errors } = await remove(token, id)
    expect(errors?.[0]).toMatchObject({
      message: 'This address is set as default address and can not be deleted.',
      extensions: {
        category: 'graphql-input',
        detail: `Customer Address ${id} is set as default billing address and can not be deleted`,
      },
    })
    const other = await added(token, { ...home, default_billing: true })
    expect((await remove(token, id)).errors?.[0]?.extensions?.detail).toBe(
      `Customer Address ${id} is set as default shipping address and can not be deleted`,
    )
    await change(token, other.id, { default_shipping: true })
    expect((await remove(token, id)).data).toEqual({ deleteCustomerAddress: true })
    expect((await bookOf(token)).addresses).toHaveLength(1)
  })

  it('by its uid works too', async () => {
    const { token } = await aCustomer(shop)
    await added(token)
    const { uid } = await added(token, { ...home, city: 'Lismore', postcode: '2480' })
    const { updateCustomerAddressV2 } = await shop.ask(
      'mutation ($uid: ID!) { updateCustomerAddressV2(uid: $uid, input: { company: "Two" }) { company } }',
      { uid },
      { token },
    )
    expect(updateCustomerAddressV2).toEqual({ company: 'Two' })
    expect(
      (await shop.ask('mutation ($uid: ID!) { deleteCustomerAddressV2(uid: $uid) }', { uid }, { token }))
        .deleteCustomerAddressV2,
    ).toBe(true)
  })
})

describe('an address that is not theirs', () => {
  it('is answered like one that does not exist, and never changed', async () => {
    const owner = await aCustomer(shop)
    const { id } = await added(owner.token)
    const { token } = await aCustomer(shop)
    const foreign = ['graphql-no-such-entity', `Could not find a address with ID "${id}"`]
    expect(refusedWith(await change(token, id, { city: 'Elsewhere' }))).toEqual(foreign)
    expect(refusedWith(await remove(token, id))).toEqual(foreign)
    expect((await bookOf(owner.token)).addresses[0].city).toBe('Ballina')
    for (const unknown of [2_000_000_000, 0, -1]) {
      const missing = ['graphql-no-such-entity', `Could not find a address with ID "${unknown}"`]
      expect(refusedWith(await change(token, unknown, {}))).toEqual(missing)
      expect(refusedWith(await remove(token, unknown))).toEqual(missing)
    }
    const odd = await shop.send('mutation { deleteCustomerAddressV2(uid: "?") }', {}, { token })
    expect(refusedWith(odd)).toEqual(['graphql-no-such-entity', 'Could not find a address with ID "?"'])
  })
})

it('K-01: an address typed at the checkout is kept once', async () => {
  const { id, token } = await aCustomer(shop)
  const keep = (city: string) => transaction(shop.db, (tx) => keepAddress(tx, id, anAddress({ city })))
  const first = await keep('Ballina')
  expect(await keep('Ballina')).toBe(first)
  expect(await keep('Lennox Head')).not.toBe(first)
  expect((await bookOf(token)).addresses.map(({ city }) => city)).toEqual(['Ballina', 'Lennox Head'])
})
