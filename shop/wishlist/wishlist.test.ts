import { describe, expect, test } from 'vitest'
import { aSku } from '../testing/builders.ts'
import { configure } from '../testing/configure.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

type Customer = Awaited<ReturnType<typeof aSignedInCustomer>>

const LIST = `id name items_count visibility updated_at items { id qty product { sku } }
  items_v2 { items { __typename id quantity description product { sku } } page_info { total_pages } }`
const ERRORS = 'user_errors { code message }'
const ADD = `mutation ($id: ID!, $items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: $id, wishlistItems: $items) { wishlist { ${LIST} } ${ERRORS} } }`
const UPDATE = `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) {
  updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) { wishlist { ${LIST} } ${ERRORS} } }`
const REMOVE = `mutation ($id: ID!, $ids: [ID!]!) {
  removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $ids) { wishlist { ${LIST} } ${ERRORS} } }`
const CREATE = `mutation ($name: String!) {
  createWishlist(input: { name: $name, visibility: PUBLIC }) { wishlist { id name visibility } } }`
const TO_CART = `mutation ($id: ID!, $ids: [ID!]) {
  addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $ids) { status wishlist { ${LIST} }
    add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`

const listOf = async ({ visit }: Customer) =>
  (await shop.ask(`{ customer { wishlist { ${LIST} } } }`, {}, visit)).customer.wishlist
const add = async ({ visit }: Customer, id: string, ...items: object[]) =>
  (await shop.ask(ADD, { id, items }, visit)).addProductsToWishlist

describe('a customer’s wish list', () => {
  test('comes by itself, once, however many tabs look', async () => {
    const customer = await aSignedInCustomer(shop)
    const lists = await Promise.all(Array.from({ length: 5 }, () => listOf(customer)))
    expect(new Set(lists.map(({ id }) => id)).size).toBe(1)
    expect(lists[0]).toMatchObject({
      name: 'Wish List',
      items_count: 0,
      visibility: 'PRIVATE',
      updated_at: null,
    })
  })

  test('takes products and exact choices; equal ones add up; old and new clients read the same', async () => {
    const customer = await aSignedInCustomer(shop)
    // 0 is what clients send for the list of somebody who has none yet.
    const { wishlist, user_errors } = await add(
      customer,
      '0',
      { sku: 'CANVAS-SQUARE', quantity: 1 },
      { sku: aSku, quantity: 2 },
      { sku: 'CANVAS-SQUARE', quantity: 3 },
    )
    expect(user_errors).toEqual([])
    expect(wishlist.items_count).toBe(2)
    expect(wishlist.items_v2.items).toMatchObject([
      { __typename: 'SimpleWishlistItem', quantity: 2, product: { sku: 'CANVAS' } },
      { __typename: 'SimpleWishlistItem', quantity: 4, product: { sku: 'CANVAS-SQUARE' } },
    ])
    expect(wishlist.items).toMatchObject([{ qty: 2, product: { sku: 'CANVAS' } }, { qty: 4 }])
    expect(wishlist.updated_at).toMatch(/^2026-11-2\d \d\d:\d\d:\d\d$/)
  })

  test('takes what it can and names what it cannot', async () => {
    const customer = await aSignedInCustomer(shop)
    const { wishlist, user_errors } = await add(
      customer,
      '0',
      { sku: 'NO-SUCH-THING', quantity: 1 },
      { sku: 'CANVAS', quantity: 0 },
      { sku: 'CANVAS', quantity: 1 },
    )
    expect(user_errors).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NO-SUCH-THING"' },
      { code: 'UNDEFINED', message: 'Please enter a quantity greater than zero.' },
    ])
    expect(wishlist.items_count).toBe(1)
  })

  test('entries change and go', async () => {
    const customer = await aSignedInCustomer(shop)
    const { wishlist } = await add(
      customer,
      '0',
      { sku: 'CANVAS', quantity: 1 },
      { sku: 'CANVAS-LARGE', quantity: 1 },
    )
    const [large, canvas] = wishlist.items_v2.items
    const items = [
      { wishlist_item_id: canvas.id, quantity: 5, description: 'For the hall' },
      { wishlist_item_id: large.id, quantity: 0 },
      { wishlist_item_id: '999999', quantity: 1 },
    ]
    const changed = (await shop.ask(UPDATE, { id: wishlist.id, items }, customer.visit))
      .updateProductsInWishlist
    expect(changed.user_errors).toEqual([
      { code: 'UNDEFINED', message: 'The wish list has no entry with the id "999999".' },
    ])
    expect(changed.wishlist.items_v2.items).toMatchObject([{ quantity: 5, description: 'For the hall' }])
    const ids = [canvas.id, 'nonsense']
    const removed = (await shop.ask(REMOVE, { id: wishlist.id, ids }, customer.visit))
      .removeProductsFromWishlist
    expect(removed.wishlist.items_count).toBe(0)
    expect(removed.user_errors).toHaveLength(1)
  })
})

test('PE-07: a description that is too long is refused and cut nowhere', async () => {
  const customer = await aSignedInCustomer(shop)
  const { wishlist } = await add(customer, '0', { sku: 'CANVAS', quantity: 1 })
  const [canvas] = wishlist.items_v2.items
  const write = async (description: string) => {
    const items = [{ wishlist_item_id: canvas.id, quantity: 2, description }]
    return (await shop.ask(UPDATE, { id: wishlist.id, items }, customer.visit)).updateProductsInWishlist
  }
  const longest = 'é'.repeat(2_000)
  expect((await write(longest)).wishlist.items_v2.items).toMatchObject([{ description: longest }])
  const refused = await write(`${longest}!`)
  expect(refused.user_errors).toEqual([
    { code: 'UNDEFINED', message: 'A description may be 2000 characters long at most; yours has 2001.' },
  ])
  expect(refused.wishlist.items_v2.items).toMatchObject([{ quantity: 2, description: longest }])
})

describe('whose list it is', () => {
  test('a guest has none', async () => {
    const sent = await shop.send(ADD, { id: '0', items: [{ sku: 'CANVAS', quantity: 1 }] })
    expect(sent.errors?.[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    })
  })

  test('somebody else’s is not there, for reading, changing or buying', async () => {
    const owner = await aSignedInCustomer(shop)
    const stranger = await aSignedInCustomer(shop)
    const { wishlist } = await add(owner, '0', { sku: 'CANVAS', quantity: 1 })
    const read = 'query ($id: ID!) { customer { wishlist_v2(id: $id) { id } } }'
    expect((await shop.send(read, { id: wishlist.id }, stranger.visit)).data).toEqual({
      customer: { wishlist_v2: null },
    })
    expect((await shop.ask(read, { id: wishlist.id }, owner.visit)).customer.wishlist_v2.id).toBe(wishlist.id)
    const calls: [string, object][] = [
      [ADD, { id: wishlist.id, items: [{ sku: 'CANVAS', quantity: 1 }] }],
      [REMOVE, { id: wishlist.id, ids: [wishlist.items_v2.items[0].id] }],
      [TO_CART, { id: wishlist.id }],
    ]
    for (const [query, variables] of calls) {
      const { errors } = await shop.send(query, variables, stranger.visit)
      expect(errors?.[0]?.message).toBe('The wishlist was not found.')
    }
    expect((await listOf(owner)).items_count).toBe(1)
  })
})

test('more than one list only where the configuration allows it, and not without end', async () => {
  const customer = await aSignedInCustomer(shop)
  const first = await listOf(customer)
  const create = (name: string) => shop.send(CREATE, { name }, customer.visit)
  expect((await create('Gifts')).errors?.[0]?.message).toBe(
    'You have as many wish lists as this shop allows.',
  )
  await configure(shop, { enable_multiple_wishlists: '1', maximum_number_of_wishlists: '2' })
  expect((await create('Gifts')).data).toMatchObject({
    createWishlist: { wishlist: { name: 'Gifts', visibility: 'PUBLIC' } },
  })
  expect((await create('More')).errors?.[0]?.message).toBe('You have as many wish lists as this shop allows.')
  const { customer: seen } = await shop.ask('{ customer { wishlists { id name } } }', {}, customer.visit)
  expect(seen.wishlists.map(({ name }) => name)).toEqual([first.name, 'Gifts'])
})

describe('a list of several', () => {
  const CHANGE = `mutation ($id: ID!, $name: String, $visibility: WishlistVisibilityEnum) {
    updateWishlist(wishlistId: $id, name: $name, visibility: $visibility) { name uid visibility } }`
  const DELETE = `mutation ($id: ID!) {
    deleteWishlist(wishlistId: $id) { status wishlists { id name items_count } } }`

  async function twoLists() {
    await configure(shop, { enable_multiple_wishlists: '1', maximum_number_of_wishlists: '2' })
    const customer = await aSignedInCustomer(shop)
    const first = await listOf(customer)
    const { createWishlist } = await shop.ask(CREATE, { name: 'Gifts' }, customer.visit)
    return { ...customer, first, gifts: createWishlist.wishlist }
  }

  test('gets another name and another audience; what is left out stays', async () => {
    const { visit, gifts } = await twoLists()
    const change = async (changes: object) =>
      (await shop.ask(CHANGE, { id: gifts.id, ...changes }, visit)).updateWishlist
    expect(await change({ name: ' Presents ' })).toEqual({
      name: 'Presents',
      uid: gifts.id,
      visibility: 'PUBLIC',
    })
    expect(await change({ visibility: 'PRIVATE' })).toMatchObject({ name: 'Presents', visibility: 'PRIVATE' })
    expect(await change({ name: 'presents' })).toMatchObject({ name: 'presents' })
  })

  test('keeps its name when the new one is taken, empty or too long', async () => {
    const { visit, first, gifts } = await twoLists()
    const refusalOf = async (name: string) =>
      (await shop.send(CHANGE, { id: gifts.id, name }, visit)).errors?.[0]?.message
    expect(await refusalOf(first.name.toUpperCase())).toBe('Wish list "WISH LIST" already exists.')
    expect(await refusalOf('  ')).toBe('Required parameter "name" is missing')
    expect(await refusalOf('x'.repeat(121))).toBe('The name of a wish list is too long.')
    const { customer } = await shop.ask('{ customer { wishlists { name } } }', {}, visit)
    expect(customer.wishlists.map(({ name }) => name)).toEqual([first.name, 'Gifts'])
  })

  test('goes with what is on it; the first one stays', async () => {
    const customer = await twoLists()
    const { visit, first, gifts } = customer
    await add(customer, gifts.id, { sku: 'CANVAS', quantity: 1 })
    expect((await shop.ask(DELETE, { id: gifts.id }, visit)).deleteWishlist).toEqual({
      status: true,
      wishlists: [{ id: first.id, name: first.name, items_count: 0 }],
    })
    expect((await shop.send(DELETE, { id: gifts.id }, visit)).errors?.[0]?.message).toBe(
      'The wishlist was not found.',
    )
    expect((await shop.send(DELETE, { id: first.id }, visit)).errors?.[0]?.message).toBe(
      'The first wish list cannot be removed. You can take off what is on it.',
    )
  })

  test('is there for nobody else, to change or to remove', async () => {
    const { gifts, ...owner } = await twoLists()
    const stranger = await aSignedInCustomer(shop)
    for (const [query, variables] of [
      [CHANGE, { id: gifts.id, name: 'Mine' }],
      [DELETE, { id: gifts.id }],
    ] as const) {
      const { errors } = await shop.send(query, variables, stranger.visit)
      expect(errors?.[0]?.message).toBe('The wishlist was not found.')
    }
    const { customer } = await shop.ask('{ customer { wishlists { name } } }', {}, owner.visit)
    expect(customer.wishlists.map(({ name }) => name)).toContain('Gifts')
  })
})

test('M-21: what can be bought goes into the cart and leaves the list; the rest stays, with its reason', async () => {
  const customer = await aSignedInCustomer(shop)
  const { wishlist } = await add(
    customer,
    '0',
    { sku: 'champ_membership', quantity: 1 },
    { sku: 'CANVAS', quantity: 1 },
  )
  const { addWishlistItemsToCart: bought } = await shop.ask(TO_CART, { id: wishlist.id }, customer.visit)
  expect(bought.status).toBe(false)
  expect(bought.add_wishlist_items_to_cart_user_errors).toMatchObject([
    { wishlistId: wishlist.id, wishlistItemId: bought.wishlist.items_v2.items[0].id },
  ])
  expect(bought.wishlist.items_v2.items).toMatchObject([{ product: { sku: 'CANVAS' } }])
  const { customerCart } = await shop.ask(
    '{ customerCart { itemsV2 { items { product { sku } } } } }',
    {},
    customer.visit,
  )
  expect(customerCart.itemsV2.items).toMatchObject([{ product: { sku: 'champ_membership' } }])
})
