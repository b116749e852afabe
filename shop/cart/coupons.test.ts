import { describe, expect, test } from 'vitest'
import { hashOfMailbox } from '../marketing/store/mailbox-hash.ts'
import { couponUses } from '../marketing/tables.ts'
import { aCart, aLine, aSkuCents } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aCoupon } from '../testing/incentives.ts'
import { openTestShop } from '../testing/shop.ts'
import { addLines } from './commands/add-lines.ts'
import { changeLine, linesOfCart } from './store.ts'

const shop = await openTestShop()

const CART = `id applied_coupon { code } applied_coupons { code } appliedCoupons { code } coupon_code_success_message
  coupon_notes { code reason } rules { name } price_explanation { amount { value } code sentence cart_item_uid }
  prices { grand_total { value } discounts { label amount { value } applied_to coupon { code } }
    totals { code amount { value } } }
  items { uid prices { total_item_discount { value } discounts { amount { value } coupon { code } } } }`
const APPLY = `mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { ${CART} } } }`
const APPLY_ALL = `mutation ($input: ApplyCouponsToCartInput) { applyCouponsToCart(input: $input) { cart { ${CART} } } }`
const REMOVE = `mutation ($input: RemoveCouponFromCartInput) { removeCouponFromCart(input: $input) { cart { ${CART} } } }`
const REMOVE_SOME = `mutation ($input: RemoveCouponsFromCartInput) { removeCouponsFromCart(input: $input) { cart { ${CART} } } }`

const NOT_VALID = "The coupon code isn't valid. Verify the code and try again."
const ALREADY = 'A coupon is already applied to the cart. Please remove it to apply another'

let visitors = 0
/** Somebody who has not tried anything yet, so that limits of one test do not reach another. */
const somebody = () => ({ address: `192.0.2.${visitors++}` })

const apply = async (cart_id: string, coupon_code: string) =>
  (await shop.ask(APPLY, { input: { cart_id, coupon_code } }, somebody())).applyCouponToCart.cart
const applyAll = async (cart_id: string, coupon_codes: string[], type?: string) =>
  (await shop.ask(APPLY_ALL, { input: { cart_id, coupon_codes, type } }, somebody())).applyCouponsToCart.cart
const refused = async (cart_id: string, coupon_code: string) =>
  (await shop.send(APPLY, { input: { cart_id, coupon_code } }, somebody())).errors?.[0]
const cartOf = async (id: string) =>
  (await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id })).cart
const dollars = (cents: number) => cents / 100

describe('a coupon that fits', () => {
  test('is priced once, in the transaction that adds it', async () => {
    const unlimited = {
      take: async () => ({ allowed: true }) as const,
      restore: async () => undefined,
      reset: async () => undefined,
    }
    const { send } = shop.withServices({ limits: unlimited })
    const queriesFor = async () => {
      const input = { cart_id: await aCart(shop), coupon_code: await aCoupon(shop) }
      const before = shop.queriesSent()
      expect((await send(APPLY, { input })).errors).toBeUndefined()
      return shop.queriesSent() - before
    }
    // The first call also reads what the shop keeps between calls; a new coupon is not among it.
    await queriesFor()
    expect(await queriesFor()).toBe(1)
  })

  test('J-04, J-23: takes its percentage off the base price only, and the cart says so in every place', async () => {
    const code = await aCoupon(shop, { successMessage: 'Ten percent are off.' })
    const cart = await apply(await aCart(shop, { lines: [{ quantity: 2 }] }), ` ${code.toUpperCase()} `)
    const off = 389
    expect(cart).toMatchObject({
      applied_coupon: { code },
      applied_coupons: [{ code }],
      appliedCoupons: [{ code }],
      coupon_code_success_message: 'Ten percent are off.',
      coupon_notes: [],
      rules: [{ name: 'Ten percent off' }],
      prices: {
        grand_total: { value: dollars(2 * aSkuCents - off + 1499) },
        discounts: [
          { label: 'Ten percent off', amount: { value: dollars(off) }, applied_to: 'ITEM', coupon: { code } },
        ],
      },
      items: [
        { prices: { total_item_discount: { value: dollars(off) }, discounts: [{ coupon: { code } }] } },
      ],
    })
    expect(cart.prices.totals.map((total) => total.code)).toEqual([
      'subtotal',
      'discount',
      'shipping',
      'tax',
      'grand_total',
    ])
  })

  test('J-23, CA-16: never touches the 20x20 cm special size', async () => {
    const code = await aCoupon(shop)
    const cart = await apply(
      await aCart(shop, { lines: [{ sku: 'CANVAS-20X20-S-D38-IMAGE-MATTE' }, {}] }),
      code,
    )
    expect(cart.items.map((line) => line.prices.total_item_discount?.value ?? 0)).toEqual([0, 1.95])
  })

  test('J-23: of what has no such size the cart says nothing', async () => {
    const id = await aCart(shop, { lines: [{ sku: 'MUG-11OZ-L' }] })
    const { cart } = await shop.ask('query ($id: String!) { cart(cart_id: $id) { offers_note } }', { id })
    expect(cart.offers_note).toBeNull()
  })

  test('J-23, CA-16: the cart says which size that is', async () => {
    const id = await aCart(shop)
    const { cart } = await shop.ask('query ($id: String!) { cart(cart_id: $id) { offers_note } }', { id })
    const note = 'Offers apply to base price only, not to the special 20x20 CM size.'
    expect(cart.offers_note).toBe(note)
  })

  test('CA-06: free delivery looks at what goods cost after the coupon', async () => {
    const cartId = await aCart(shop, { lines: [{ quantity: 5 }] })
    const shipping = (cart: { prices: { totals: { code: string; amount: { value: number } }[] } }) =>
      cart.prices.totals.find((total) => total.code === 'shipping')?.amount.value
    expect(shipping(await cartOf(cartId))).toBe(0)
    const code = await aCoupon(shop, { gift: { kind: 'fixed', cents: 5000 } })
    expect(shipping(await apply(cartId, code))).toBe(14.99)
  })

  test('a code for free delivery pays for standard delivery', async () => {
    const code = await aCoupon(shop, { label: 'Free delivery', gift: { kind: 'free-shipping' } })
    const cart = await apply(await aCart(shop), code)
    expect(cart.prices).toMatchObject({
      grand_total: { value: dollars(aSkuCents) },
      discounts: [{ label: 'Free delivery', applied_to: 'SHIPPING', amount: { value: 14.99 } }],
    })
  })

  test('of every three pieces the cheapest costs no base price', async () => {
    const code = await aCoupon(shop, { gift: { kind: 'buy-x-get-y', buy: 2, free: 1 } })
    const cart = await apply(
      await aCart(shop, { lines: [{ quantity: 2 }, { sku: 'CANVAS-20X30-P-D19-IMAGE-MATTE' }] }),
      code,
    )
    expect(cart.prices.discounts.map((discount) => discount.amount.value)).toEqual([13.99])
  })

  test('Q-06, CA-15: the free 8x8 print of the first order is one piece of the special size', async () => {
    const code = await aCoupon(shop, {
      gift: { kind: 'free-piece', size: '20X20' },
      firstOrderOnly: true,
    })
    const lines = [{ sku: 'CANVAS-20X20-S-D19-IMAGE-MATTE', quantity: 2 }]
    const cart = await apply(await aCart(shop, { lines }), code)
    expect(cart.prices.discounts.map((discount) => discount.amount.value)).toEqual([9.99])
  })

  test('every cent of the grand total is explained', async () => {
    const code = await aCoupon(shop)
    const cart = await apply(await aCart(shop, { lines: [{ quantity: 2 }] }), code)
    const cents = cart.price_explanation.map((entry) => Math.round(entry.amount.value * 100))
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Math.round(cart.prices.grand_total.value * 100))
    const uid = cart.items[0].uid
    expect(cart.price_explanation).toEqual([
      {
        amount: { value: 38.9 },
        code: 'base',
        sentence: '2 × Custom canvas print, 30 × 40 cm at A$19.45',
        cart_item_uid: uid,
      },
      { amount: { value: 9.72 }, code: 'option', sentence: '2 × 38 mm at A$4.86', cart_item_uid: uid },
      {
        amount: { value: -3.89 },
        code: 'coupon',
        sentence: `Ten percent off (code ${code.toUpperCase()})`,
        cart_item_uid: uid,
      },
      { amount: { value: 14.99 }, code: 'shipping', sentence: 'Standard delivery', cart_item_uid: null },
    ])
  })
})

describe('a coupon that is refused says why', () => {
  const day = (text: string) => new Date(`${text}T00:00:00+11:00`)
  test.each<[string, Parameters<typeof aCoupon>[1], string]>([
    ['it has ended', { endsAt: day('2026-03-13') }, 'This code ended on 12 March 2026.'],
    ['it has not begun', { startsAt: day('2026-12-01') }, 'This code starts on 1 December 2026.'],
    ['it is used up', { usesLimit: 3, uses: 3 }, 'This code has been used as often as it may be.'],
    [
      'too little is in the cart',
      { minimumSubtotalCents: 5000 },
      'This code needs goods for A$50.00 or more. Add A$25.69 more to use it.',
    ],
    [
      'nothing in the cart is meant',
      { sizes: ['60X90'] },
      'This code is for the size 60 × 90, and none is in the cart.',
    ],
    [
      'the cart holds none of several sizes',
      { sizes: ['60X90', '50X50'] },
      'This code is for the size 60 × 90 or 50 × 50, and none is in the cart.',
    ],
    [
      'the free piece is of another size',
      { gift: { kind: 'free-piece', size: '20X20' } },
      'This code is for the size 20 × 20, and none is in the cart.',
    ],
    [
      'nothing in the cart is of its family',
      { family: 'neon' },
      'Nothing in this cart takes this code. Offers apply to base price only, not to the special 20x20 CM size.',
    ],
    [
      'there are too few pieces',
      { gift: { kind: 'buy-x-get-y', buy: 2, free: 1 } },
      'This code needs 3 pieces or more. Add 2 more to use it.',
    ],
  ])('O: %s', async (_why, parts, detail) => {
    const code = await aCoupon(shop, parts)
    expect(await refused(await aCart(shop), code)).toMatchObject({
      message: NOT_VALID,
      extensions: { category: 'graphql-no-such-entity', detail },
    })
  })

  test.each(['newslatter', 'FD2017', 'no-such-code', 'two words', ''.padEnd(65, 'x'), 'Robert"); --'])(
    'P-23, CA-73: %s is refused like any unknown code',
    async (code) => {
      expect(await refused(await aCart(shop), code)).toMatchObject({
        message: NOT_VALID,
        extensions: { category: 'graphql-no-such-entity', detail: 'We do not know this code.' },
      })
    },
  )

  test('P-23: a retired code stays retired even when somebody puts it into the table', async () => {
    await aCoupon(shop, { code: 'fd2017' })
    expect((await refused(await aCart(shop), 'fd2017'))?.message).toBe(NOT_VALID)
  })

  test('O: an empty cart takes no coupon', async () => {
    const { createGuestCart } = await shop.ask('mutation { createGuestCart { cart { id } } }')
    expect(await refused(createGuestCart.cart.id, await aCoupon(shop))).toMatchObject({
      message: 'Cart does not contain products.',
      extensions: { category: 'graphql-no-such-entity' },
    })
  })

  test('O: a second coupon needs the first to be removed, unless both may be combined', async () => {
    const cartId = await aCart(shop)
    const alone = await aCoupon(shop)
    await apply(cartId, alone)
    expect(await refused(cartId, await aCoupon(shop))).toMatchObject({
      message: ALREADY,
      extensions: {
        category: 'graphql-input',
        detail: `This code cannot be used together with ${alone.toUpperCase()}.`,
      },
    })
    expect((await refused(cartId, alone))?.message).toBe(ALREADY)

    const one = await aCoupon(shop, { isCombinable: true })
    const two = await aCoupon(shop, { isCombinable: true, label: 'Another ten' })
    const both = await applyAll(cartId, [one, two], 'REPLACE')
    expect(both.applied_coupons).toEqual([{ code: one }, { code: two }])
    expect(both.prices.discounts.map((discount) => discount.amount.value)).toEqual([1.95, 1.95])
  })

  test('a customer who used it already is told so, another is not', async () => {
    const code = await aCoupon(shop, { usesPerCustomer: 1 })
    const { id, email, visit, caller } = await aSignedInCustomer(shop)
    await shop.db.insert(couponUses).values({
      code,
      orderId: crypto.randomUUID(),
      customerId: id,
      mailbox: hashOfMailbox(email),
      usedAt: shop.clock.now(),
    })
    const { customerCart } = await shop.ask('{ customerCart { id } }', {}, visit)
    await addLines(shop, { id: customerCart.id, caller, store: undefined }, [await aLine(shop.db)])
    const answer = await shop.send(
      APPLY,
      { input: { cart_id: customerCart.id, coupon_code: code } },
      { ...visit, ...somebody() },
    )
    expect(answer.errors?.[0]?.extensions).toMatchObject({ detail: 'You have used this code already.' })
    expect((await apply(await aCart(shop), code)).applied_coupon).toEqual({ code })
  })

  test('SH-22: guessing codes ends after twenty tries in a minute', async () => {
    const cartId = await aCart(shop)
    const guesser = somebody()
    const tries = await Promise.all(
      Array.from({ length: 21 }, (_, n) =>
        shop.send(APPLY, { input: { cart_id: cartId, coupon_code: `guess-${n}` } }, guesser),
      ),
    )
    const messages = tries.map((answer) => answer.errors?.[0]?.message)
    expect(messages.filter((message) => message === NOT_VALID)).toHaveLength(20)
    expect(messages).toContain('Too many tries. Please wait a moment and try again.')
  })

  test('SH-22: who guesses codes stops nobody else at the same address', async () => {
    const office = somebody()
    const guessing = await aCart(shop)
    for (let n = 0; n < 25; n++) {
      await shop.send(APPLY, { input: { cart_id: guessing, coupon_code: `guess-${n}` } }, office)
    }
    const cart_id = await aCart(shop, { lines: [{ quantity: 2 }] })
    const code = await aCoupon(shop)
    const answer = await shop.ask(APPLY, { input: { cart_id, coupon_code: code } }, office)
    expect(answer.applyCouponToCart.cart.applied_coupon).toEqual({ code })
  })

  test('SH-22: one address guesses sixty codes a minute, in however many carts', async () => {
    const office = somebody()
    const messages: (string | undefined)[] = []
    for (let cart = 0; cart < 4; cart++) {
      const cart_id = await aCart(shop)
      for (let n = 0; n < 16; n++) {
        const answer = await shop.send(APPLY, { input: { cart_id, coupon_code: `guess-${n}` } }, office)
        messages.push(answer.errors?.[0]?.message)
      }
    }
    expect(messages.filter((message) => message === NOT_VALID)).toHaveLength(60)
  })

  test('SH-22: people who share an address all use the code that they were given', async () => {
    const code = await aCoupon(shop)
    const office = somebody()
    for (let person = 0; person < 21; person++) {
      const cart_id = await aCart(shop, { lines: [{ quantity: 2 }] })
      const answer = await shop.ask(APPLY, { input: { cart_id, coupon_code: code } }, office)
      expect(answer.applyCouponToCart.cart.applied_coupon).toEqual({ code })
    }
  })

  test('O: a call without a code says what is missing', async () => {
    expect((await refused(await aCart(shop), ''))?.message).toBe(
      'Required parameter "coupon_code" is missing',
    )
  })
})

describe('a coupon in a cart that changes', () => {
  test('stays listed and gives nothing once it does not fit, and the cart says why', async () => {
    const code = await aCoupon(shop, { minimumSubtotalCents: 4000 })
    const cartId = await aCart(shop, { lines: [{ quantity: 2 }] })
    await apply(cartId, code)
    const [line] = await linesOfCart(shop.db, cartId)
    await changeLine(shop.db, line!.id, { quantity: 1 })
    const cart = await cartOf(cartId)
    expect(cart).toMatchObject({
      applied_coupon: { code },
      coupon_code_success_message: null,
      coupon_notes: [
        { code, reason: 'This code needs goods for A$40.00 or more. Add A$15.69 more to use it.' },
      ],
      prices: { discounts: null, grand_total: { value: dollars(aSkuCents + 1499) } },
    })
  })

  test('is removed alone or with all others', async () => {
    const cartId = await aCart(shop)
    const one = await aCoupon(shop, { isCombinable: true })
    const two = await aCoupon(shop, { isCombinable: true })
    await applyAll(cartId, [one, two])
    const some = await shop.ask(REMOVE_SOME, { input: { cart_id: cartId, coupon_codes: [one] } })
    expect(some.removeCouponsFromCart.cart.applied_coupons).toEqual([{ code: two }])
    const none = await shop.ask(REMOVE, { input: { cart_id: cartId } })
    expect(none.removeCouponFromCart.cart).toMatchObject({
      applied_coupon: null,
      applied_coupons: null,
      appliedCoupons: null,
      rules: null,
    })
  })
})

test('a cart that uses nothing asks nothing of the database for its incentives, one with coupons asks once', async () => {
  const plain = await aCart(shop)
  const withCoupon = await aCart(shop)
  await apply(withCoupon, await aCoupon(shop))
  await cartOf(plain)
  const count = async (id: string) => {
    const before = shop.queriesSent()
    await cartOf(id)
    return shop.queriesSent() - before
  }
  expect((await count(withCoupon)) - (await count(plain))).toBe(1)
})
