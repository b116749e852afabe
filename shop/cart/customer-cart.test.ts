import { describe, expect, it } from 'vitest'
import { aCart, aDesignRevision, aReadyCart, aSku, manyRevisions } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { linesOfCart } from './store.ts'

const shop = await openTestShop()

const LINES =
  'id total_quantity itemsV2(pageSize: 200) { items { uid quantity sku design_revision { key } } }'
const CART = `query ($id: String!) { cart(cart_id: $id) { ${LINES} } }`
const MERGE = `mutation ($from: String!, $to: String) {
  mergeCarts(source_cart_id: $from, destination_cart_id: $to) { ${LINES} }
}`
const ASSIGN = `mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { ${LINES} } }`
const ADD = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) { cart { ${LINES} } user_errors { message } }
}`
const CLEAR = `mutation ($id: ID!) { clearCart(input: { uid: $id }) { cart { ${LINES} } errors { type message } } }`

const cartOf = async (customer: { visit: { token: string } }): Promise<string> =>
  (await shop.ask('{ customerCart { id } }', {}, customer.visit)).customerCart.id
const anItem = async (quantity = 1) => ({
  sku: aSku,
  quantity,
  design_revision: await aDesignRevision(shop.db),
})
const piecesOf = async (cartId: string) =>
  (await linesOfCart(shop.db, cartId)).map(({ designRevision, quantity }) => [designRevision, quantity])
const errorOf = async (query: string, variables: object, visit = {}) =>
  (await shop.send(query, variables, visit)).errors?.[0]

describe('J-01, M-22: a customer has one cart', () => {
  it('is made on the first look and stays the same, also for many looks at once', async () => {
    const customer = await aSignedInCustomer(shop)
    const ids = await Promise.all(Array.from({ length: 12 }, () => cartOf(customer)))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(await cartOf(customer)).toBe(ids[0])
  })

  it('M-19: the profile knows its id, and null before there is one', async () => {
    const customer = await aSignedInCustomer(shop)
    const profile = async () =>
      (await shop.send('{ customer { customerCart { id } } }', {}, customer.visit)).data
    expect(await profile()).toEqual({ customer: { customerCart: null } })
    const id = await cartOf(customer)
    expect(await profile()).toEqual({ customer: { customerCart: { id } } })
  })

  it('has the customer’s e-mail, whatever a guest typed into a cart that was taken over', async () => {
    const customer = await aSignedInCustomer(shop)
    const email = async () =>
      (await shop.ask('{ customerCart { email } }', {}, customer.visit)).customerCart.email
    expect(await email()).toBe(customer.email)
    const guests = await aReadyCart(shop, { email: 'guest@example.com' })
    expect(
      (await shop.ask('query ($id: String!) { cart(cart_id: $id) { email } }', { id: guests })).cart,
    ).toEqual({
      email: 'guest@example.com',
    })
    await shop.ask(ASSIGN, { id: guests }, customer.visit)
    expect(await email()).toBe(customer.email)
  })

  it('the older call for a new cart gives a customer that same cart', async () => {
    const customer = await aSignedInCustomer(shop)
    const { createEmptyCart } = await shop.ask('mutation { createEmptyCart }', {}, customer.visit)
    expect(createEmptyCart).toBe(await cartOf(customer))
  })

  it('after the order the next look gives a new one', async () => {
    const customer = await aSignedInCustomer(shop)
    const id = await cartOf(customer)
    await shop.db.execute(`update carts set state = 'ordered' where id = '${id}'`)
    expect(await cartOf(customer)).not.toBe(id)
  })

  it('is for customers only', async () => {
    expect(await errorOf('{ customerCart { id } }', {})).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    })
  })

  it('a customer cannot make a guest cart', async () => {
    const customer = await aSignedInCustomer(shop)
    const create = 'mutation { createGuestCart { cart { id } } }'
    expect(await errorOf(create, {}, customer.visit)).toMatchObject({
      message: "Use 'Query.customerCart' for logged in customer.",
      extensions: { category: 'graphql-already-exists' },
    })
  })
})

describe('whose cart it is', () => {
  const foreign = (id: string) => ({
    message: `The current user cannot perform operations on cart "${id}"`,
    extensions: { category: 'graphql-authorization', code: 'CART_ERROR' },
  })

  it('O-13: a guest and another customer cannot look at or change it', async () => {
    const [owner, stranger] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
    const id = await cartOf(owner)
    const items = [await anItem()]
    for (const visit of [{}, stranger.visit]) {
      expect(await errorOf(CART, { id }, visit)).toMatchObject(foreign(id))
      expect(await errorOf(ADD, { cartId: id, items }, visit)).toMatchObject(foreign(id))
    }
    expect(await linesOfCart(shop.db, id)).toEqual([])
  })

  it('a customer cannot use a guest cart without taking it over', async () => {
    const customer = await aSignedInCustomer(shop)
    const id = await aCart(shop)
    expect(await errorOf(CART, { id }, customer.visit)).toMatchObject(foreign(id))
  })

  it('a stranger learns nothing of a cart that is closed already', async () => {
    const customer = await aSignedInCustomer(shop)
    const id = await cartOf(customer)
    await shop.db.execute(`update carts set state = 'ordered' where id = '${id}'`)
    expect(await errorOf(CART, { id })).toMatchObject(foreign(id))
    expect((await errorOf(CART, { id }, customer.visit))?.message).toBe("The cart isn't active.")
  })

  it('an expired token makes a guest', async () => {
    const customer = await aSignedInCustomer(shop)
    const id = await cartOf(customer)
    await shop.db.execute(
      `update customer_tokens set expires_at = '2020-01-01' where customer_id = ${customer.id}`,
    )
    expect(await errorOf(CART, { id }, customer.visit)).toMatchObject(foreign(id))
  })

  it('another store does not know it', async () => {
    const { createGuestCart } = await shop.ask(
      'mutation { createGuestCart { cart { id } } }',
      {},
      {
        store: 'canvas_au',
      },
    )
    const { id } = createGuestCart.cart
    expect(await errorOf(CART, { id }, { store: 'neon_au' })).toMatchObject({
      message: `Wrong store code specified for cart "${id}"`,
      extensions: { category: 'graphql-no-such-entity' },
    })
    expect(await errorOf(CART, { id }, { store: 'canvas_au' })).toBeUndefined()
  })
})

describe('M-25: merging a guest cart', () => {
  it('adds up what is the same and takes everything else along', async () => {
    const customer = await aSignedInCustomer(shop)
    const [to, from] = [await cartOf(customer), await aCart(shop, { lines: [] })]
    const [shared, mine, theirs] = [await anItem(2), await anItem(3), await anItem(4)]
    await shop.ask(ADD, { cartId: to, items: [shared, mine] }, customer.visit)
    await shop.ask(ADD, { cartId: from, items: [{ ...shared, quantity: 5 }, theirs] })

    const { mergeCarts } = await shop.ask(MERGE, { from, to }, customer.visit)
    expect(mergeCarts.id).toBe(to)
    expect(await piecesOf(to)).toEqual([
      [shared.design_revision, 7],
      [mine.design_revision, 3],
      [theirs.design_revision, 4],
    ])
  })

  it('the destination may be left out, and is made when there is none', async () => {
    const customer = await aSignedInCustomer(shop)
    const from = await aCart(shop)
    const { mergeCarts } = await shop.ask(MERGE, { from }, customer.visit)
    expect(mergeCarts.total_quantity).toBe(1)
    expect(mergeCarts.id).toBe(await cartOf(customer))
  })

  it('drops nothing, however much there is', async () => {
    const customer = await aSignedInCustomer(shop)
    const [to, from] = [await cartOf(customer), await aCart(shop, { lines: [] })]
    const many = await anItem(999)
    await shop.ask(ADD, { cartId: to, items: [many] }, customer.visit)
    await shop.ask(ADD, { cartId: from, items: [many, await anItem()] })
    await manyRevisions(shop.db, 'copy-', 120)
    await shop.db.execute(
      `insert into cart_lines (cart_id, product_id, sku, design_revision, quantity)
       select '${from}', product_id, sku, 'copy-' || n, 1 from cart_lines, generate_series(1, 120) n
       where cart_id = '${from}' limit 120`,
    )
    const { mergeCarts } = await shop.ask(MERGE, { from, to }, customer.visit)
    expect(mergeCarts.total_quantity).toBe(999 + 999 + 1 + 120)
    expect(await linesOfCart(shop.db, from)).toEqual([])
  })

  it('SH-19: goes on until a cart holds 500 different things, and leaves both carts as they are beyond it', async () => {
    const customer = await aSignedInCustomer(shop)
    const [to, from] = [await cartOf(customer), await aCart(shop)]
    await manyRevisions(shop.db, 'far-', 500)
    await shop.db.execute(
      `insert into cart_lines (cart_id, product_id, sku, design_revision, quantity)
       select '${to}', product_id, sku, 'far-' || n, 1 from cart_lines, generate_series(1, 500) n
       where cart_id = '${from}'`,
    )
    expect(await errorOf(MERGE, { from, to }, customer.visit)).toMatchObject({
      message:
        'Together these carts hold more than 500 different things. Please order or remove some of them first.',
      extensions: { category: 'graphql-input' },
    })
    expect(await linesOfCart(shop.db, from)).toHaveLength(1)
    expect(await errorOf(CART, { id: from })).toBeUndefined()
    await shop.db.execute(`delete from cart_lines where cart_id = '${to}' and design_revision = 'far-1'`)
    expect((await shop.ask(MERGE, { from, to }, customer.visit)).mergeCarts.total_quantity).toBe(500)
  })

  it('closes the guest cart: it is not active any more, and merging again says so', async () => {
    const customer = await aSignedInCustomer(shop)
    const from = await aCart(shop)
    await shop.ask(MERGE, { from }, customer.visit)
    expect((await errorOf(CART, { id: from }))?.message).toBe("The cart isn't active.")
    expect(await errorOf(MERGE, { from }, customer.visit)).toMatchObject({
      message: 'Current user does not have an active cart.',
      extensions: { category: 'graphql-no-such-entity', code: 'CART_ERROR' },
    })
  })

  it('takes no coupon along', async () => {
    const customer = await aSignedInCustomer(shop)
    const from = await aCart(shop)
    await shop.db.execute(`update carts set coupon_codes = '{WELCOME10}' where id = '${from}'`)
    const { mergeCarts } = await shop.ask(MERGE, { from }, customer.visit)
    const rows = await shop.db.execute(`select coupon_codes from carts where id = '${mergeCarts.id}'`)
    expect(rows.rows).toEqual([{ coupon_codes: [] }])
  })

  it('takes words along that the customer has not written yet', async () => {
    const customer = await aSignedInCustomer(shop)
    const [to, from] = [await cartOf(customer), await aCart(shop)]
    await shop.db.execute(`update carts set order_comment = 'Mine' where id = '${to}'`)
    await shop.db.execute(
      `update carts set order_comment = 'Guest', gift_message = 'Hello' where id = '${from}'`,
    )
    await shop.ask(MERGE, { from, to }, customer.visit)
    const INFO =
      'query ($id: String!) { cart(cart_id: $id) { additional_information { order_comment gift_message } } }'
    const { cart } = await shop.ask(INFO, { id: to }, customer.visit)
    expect(cart.additional_information).toEqual({ order_comment: 'Mine', gift_message: 'Hello' })
  })

  it.each<[string, (own: string, guests: string, others: string) => object, string]>([
    ['an unknown source', () => ({ from: 'nothing' }), 'Could not find a cart with ID "nothing"'],
    [
      'an unknown destination',
      (_, from) => ({ from, to: 'nothing' }),
      'Could not find a cart with ID "nothing"',
    ],
    [
      'a source that is no guest’s',
      (to, _, from) => ({ from, to }),
      'The current user cannot perform operations on cart "OTHERS"',
    ],
    [
      'a destination of somebody else',
      (_, from, to) => ({ from, to }),
      'The current user cannot perform operations on cart "OTHERS"',
    ],
    ['no source', (to) => ({ from: '', to }), 'Required parameter "source_cart_id" is missing'],
  ])('refuses %s', async (_, variables, message) => {
    const [customer, stranger] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
    const [own, guests, others] = [await cartOf(customer), await aCart(shop), await cartOf(stranger)]
    const error = await errorOf(MERGE, variables(own, guests, others), customer.visit)
    expect(error?.message).toBe(message.replace('OTHERS', others))
    expect(await linesOfCart(shop.db, guests)).toHaveLength(1)
  })

  it('is for customers only', async () => {
    expect((await errorOf(MERGE, { from: await aCart(shop) }))?.message).toBe(
      "The current customer isn't authorized.",
    )
  })
})

describe('taking over a guest cart', () => {
  it('keeps its id and brings along what the customer had', async () => {
    const customer = await aSignedInCustomer(shop)
    const [own, guests] = [await cartOf(customer), await aCart(shop)]
    const item = await anItem(2)
    await shop.ask(ADD, { cartId: own, items: [item] }, customer.visit)
    const { assignCustomerToGuestCart } = await shop.ask(ASSIGN, { id: guests }, customer.visit)
    expect(assignCustomerToGuestCart).toMatchObject({ id: guests, total_quantity: 3 })
    expect(await cartOf(customer)).toBe(guests)
    expect((await errorOf(CART, { id: own }, customer.visit))?.message).toBe("The cart isn't active.")
    expect((await errorOf(CART, { id: guests }))?.message).toContain('cannot perform operations')
  })

  it('at the same moment as the first look at the customer cart leaves one cart with everything', async () => {
    for (let round = 0; round < 10; round++) {
      const customer = await aSignedInCustomer(shop)
      const guests = await aCart(shop)
      await Promise.all([
        shop.ask(ASSIGN, { id: guests }, customer.visit),
        cartOf(customer),
        cartOf(customer),
      ])
      const id = await cartOf(customer)
      expect((await linesOfCart(shop.db, id)).length).toBe(1)
    }
    expect(shop.failures).toEqual([])
  })

  it('refuses what is no guest cart', async () => {
    const [customer, stranger] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
    const id = await cartOf(stranger)
    expect((await errorOf(ASSIGN, { id }, customer.visit))?.message).toBe(
      `The current user cannot perform operations on cart "${id}"`,
    )
    expect((await errorOf(ASSIGN, { id: 'nothing' }, customer.visit))?.message).toBe(
      'Could not find a cart with ID "nothing"',
    )
  })
})

describe('clearing a cart', () => {
  it('removes every line', async () => {
    const id = await aCart(shop, { lines: [{}, {}] })
    const { clearCart } = await shop.ask(CLEAR, { id })
    expect(clearCart.cart).toMatchObject({ id, total_quantity: 0 })
    expect(clearCart.errors).toEqual([])
    expect(await linesOfCart(shop.db, id)).toEqual([])
  })

  it('tells in its payload about somebody else’s cart and about a closed one', async () => {
    const id = await cartOf(await aSignedInCustomer(shop))
    expect((await shop.send(CLEAR, { id })).data).toEqual({
      clearCart: {
        cart: null,
        errors: [
          { type: 'UNAUTHORISED', message: `The current user cannot perform operations on cart "${id}"` },
        ],
      },
    })
    const ordered = await aReadyCart(shop)
    await shop.db.execute(`update carts set state = 'ordered' where id = '${ordered}'`)
    expect((await shop.send(CLEAR, { id: ordered })).data).toEqual({
      clearCart: { cart: null, errors: [{ type: 'INACTIVE', message: "The cart isn't active." }] },
    })
    expect((await errorOf(CLEAR, { id: 'nothing' }))?.message).toBe('Could not find a cart with ID "nothing"')
  })
})
