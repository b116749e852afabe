import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { products } from '../catalogue/tables.ts'
import { aLine, aReadyCart, aSkuCents, byGuest } from '../testing/builders.ts'
import { configure } from '../testing/configure.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aCoupon } from '../testing/incentives.ts'
import { openTestShop } from '../testing/shop.ts'
import { addLines } from './commands/add-lines.ts'
import { linesOfCart } from './store.ts'

const shop = await openTestShop()
const neon = { store: 'neon_au' }
const KIT = 'SAMPLE-KIT'
const KIT_DOLLARS = 12.5
/** Three canvases are below 75 dollars, four above. */
const [BELOW, ABOVE] = [3, 4]

const CART = `id total_quantity coupon_notes { code reason }
  items { uid quantity sku prices { price { value } discounts { label } } extra_info { comes_along_because } }
  prices { grand_total { value } totals { code amount { value } } }`
const LOOK = `query ($id: String!) { cart(cart_id: $id) { ${CART} } }`
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { cart { ${CART} } user_errors { message } } }`
const UPDATE = `mutation ($id: String!, $items: [CartItemUpdateInput]!) {
  updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { ${CART} } errors { message } } }`
const REMOVE = `mutation ($id: String!, $uid: ID) {
  removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { ${CART} } } }`
const SAVE = `mutation ($id: String!, $uid: ID!) {
  saveCartItemForLater(input: { cart_id: $id, cart_item_uid: $uid }) { cart { ${CART} } } }`
const COUPON = `mutation ($id: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { ${CART} } } }`
const NO_COUPON = `mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { ${CART} } } }`
const MERGE = `mutation ($from: String!, $to: String!) {
  mergeCarts(source_cart_id: $from, destination_cart_id: $to) { ${CART} } }`

interface Shown {
  id: string
  items: { uid: string; sku: string; quantity: number }[]
}
const kitsIn = ({ items }: Shown) => items.filter(({ sku }) => sku === KIT)
const canvasIn = ({ items }: Shown) => items.find(({ sku }) => sku !== KIT)?.uid
const kitItem = { sku: KIT, quantity: 1 }

async function aNeonCart(quantity: number): Promise<Shown> {
  const { createGuestCart } = await shop.ask('mutation { createGuestCart { cart { id } } }', {}, neon)
  const { id } = createGuestCart.cart
  await addLines(shop, { ...byGuest(id), store: 'neon_au' }, [await aLine(shop.db, { quantity })])
  return look(id)
}
const look = async (id: string, visit: object = neon): Promise<Shown> =>
  (await shop.ask(LOOK, { id }, visit)).cart
const add = async (id: string, ...items: object[]): Promise<Shown> =>
  (await shop.ask(ADD, { id, items }, neon)).addProductsToCart.cart
const update = async (id: string, ...items: object[]): Promise<Shown> =>
  (await shop.ask(UPDATE, { id, items }, neon)).updateCartItems.cart
const remove = async (id: string, uid: string | undefined): Promise<Shown> =>
  (await shop.ask(REMOVE, { id, uid }, neon)).removeItemFromCart.cart

const switchedOn = {
  auto_add_product_status: '1',
  auto_add_product_sku: KIT,
  auto_add_product_cart_amount: '75.00',
}
beforeAll(() => configure(shop, switchedOn))

describe('J-25, CA-88: the auto-added product', () => {
  it('J-02: that is saved for later is the shopper’s own, and not added again', async () => {
    const { id } = await aNeonCart(ABOVE)
    const [kit] = kitsIn(await look(id))
    const { cart } = (await shop.ask(SAVE, { id, uid: kit?.uid }, neon)).saveCartItemForLater
    expect([kitsIn(cart), kitsIn(await look(id))]).toEqual([[], []])
    expect((await linesOfCart(shop.db, id)).map(({ isAutoAdded }) => isAutoAdded)).toEqual([false, false])
  })

  it('J-02: goes when a line is saved for later without which the cart has not earned it', async () => {
    const { id, items } = await aNeonCart(ABOVE)
    const uid = canvasIn({ id, items })
    expect((await shop.ask(SAVE, { id, uid }, neon)).saveCartItemForLater.cart.items).toEqual([])
  })

  it('is added once when the cart reaches the amount, at its own price, and says why it is there', async () => {
    const cart = await aNeonCart(ABOVE)
    expect(kitsIn(cart)).toEqual([
      {
        uid: expect.any(String),
        quantity: 1,
        sku: KIT,
        prices: { price: { value: KIT_DOLLARS }, discounts: null },
        extra_info: {
          comes_along_because: 'We added this because your cart reached A$75.00. You can remove it.',
        },
      },
    ])
    expect(kitsIn(await look(cart.id))).toHaveLength(1)
    const moreCanvases = await add(cart.id, { ...(await anItem()), quantity: 2 })
    expect(kitsIn(moreCanvases)).toMatchObject([{ quantity: 1 }])
  })

  it('is taken out again when the cart falls below, and comes back when it rises', async () => {
    const cart = await aNeonCart(ABOVE)
    const uid = canvasIn(cart)
    expect(kitsIn(await update(cart.id, { cart_item_uid: uid, quantity: BELOW }))).toEqual([])
    expect(await linesOfCart(shop.db, cart.id)).toHaveLength(1)
    expect(kitsIn(await update(cart.id, { cart_item_uid: uid, quantity: ABOVE }))).toHaveLength(1)
  })

  it('does not count towards its own amount', async () => {
    await configure(shop, { auto_add_product_cart_amount: ((aSkuCents * BELOW) / 100 + 1).toFixed(2) })
    const cart = await aNeonCart(BELOW)
    expect(kitsIn(cart)).toEqual([])
    // With the kit that the shopper adds the cart is worth more than the amount; the kit stays the shopper's.
    const withOwn = await add(cart.id, kitItem)
    expect(kitsIn(withOwn)).toMatchObject([{ quantity: 1, extra_info: { comes_along_because: null } }])
    await configure(shop, switchedOn)
  })

  it('comes at the amount exactly', async () => {
    await configure(shop, { auto_add_product_cart_amount: ((aSkuCents * BELOW) / 100).toFixed(2) })
    expect(kitsIn(await aNeonCart(BELOW))).toHaveLength(1)
    await configure(shop, switchedOn)
  })

  it('is not added a second time after the shopper removed it, by either call', async () => {
    const removed = await aNeonCart(ABOVE)
    expect(kitsIn(await remove(removed.id, kitsIn(removed)[0]?.uid))).toEqual([])
    expect(kitsIn(await look(removed.id))).toEqual([])
    expect(kitsIn(await add(removed.id, await anItem()))).toEqual([])
    const emptied = await aNeonCart(ABOVE)
    const change = { cart_item_uid: kitsIn(emptied)[0]?.uid, quantity: 0 }
    expect(kitsIn(await update(emptied.id, change))).toEqual([])
    expect(kitsIn(await look(emptied.id))).toEqual([])
  })

  it('is the shopper’s own once they change how many, and stays when the cart falls below', async () => {
    const cart = await aNeonCart(ABOVE)
    await update(cart.id, { cart_item_uid: kitsIn(cart)[0]?.uid, quantity: 2 })
    const below = await remove(cart.id, canvasIn(cart))
    expect(kitsIn(below)).toMatchObject([{ quantity: 2, extra_info: { comes_along_because: null } }])
  })

  it('a coupon neither lowers it nor is changed by it, and one that takes the cart below takes it out', async () => {
    const code = await aCoupon(shop, { gift: { kind: 'fixed', cents: 1000 } })
    const cart = await aNeonCart(ABOVE)
    const { applyCouponToCart } = await shop.ask(COUPON, { id: cart.id, code }, neon)
    expect(applyCouponToCart.cart.items).toMatchObject([
      { prices: { discounts: [{ label: 'Ten percent off' }] } },
      { sku: KIT, prices: { price: { value: KIT_DOLLARS }, discounts: null } },
    ])
    const half = await aCoupon(shop, { gift: { kind: 'percent', percent: 50 } })
    await shop.ask(NO_COUPON, { id: cart.id }, neon)
    const { applyCouponToCart: less } = await shop.ask(COUPON, { id: cart.id, code: half }, neon)
    expect(kitsIn(less.cart)).toEqual([])
    const { removeCouponFromCart } = await shop.ask(NO_COUPON, { id: cart.id }, neon)
    expect(kitsIn(removeCouponFromCart.cart)).toHaveLength(1)
  })

  it('costs nothing beyond its own price', async () => {
    const cart = await aNeonCart(ABOVE)
    const withKit = await totalOf(cart.id)
    await remove(cart.id, kitsIn(cart)[0]?.uid)
    // Above 97 dollars; with the kit standard delivery is free, so it can only have saved something.
    expect(withKit.goods - (await totalOf(cart.id)).goods).toBeCloseTo(KIT_DOLLARS)
    expect(withKit.delivery).toBeLessThanOrEqual((await totalOf(cart.id)).delivery)
  })

  it('does not come with certificates alone: their cart has no delivery to pay', async () => {
    const { createGuestCart } = await shop.ask('mutation { createGuestCart { cart { id } } }', {}, neon)
    const fields = { giftcard_sender_name: 'Robin', giftcard_recipient_name: 'Alex' }
    const entered = Object.entries({ ...fields, giftcard_recipient_email: 'alex@example.com' })
    const cart = await add(createGuestCart.cart.id, {
      sku: 'GiftCert',
      quantity: 1,
      selected_options: [btoa('giftcard/giftcard_amount/500.00')],
      entered_options: entered.map(([field, value]) => ({ uid: btoa(`giftcard/${field}`), value })),
    })
    expect(cart.items.map(({ sku }) => sku)).toEqual(['GiftCert'])
  })

  it('merging two carts that both have it leaves one', async () => {
    const customer = await aSignedInCustomer(shop)
    const visit = { ...neon, ...customer.visit }
    const { customerCart } = await shop.ask('{ customerCart { id } }', {}, visit)
    const asked = { id: customerCart.id, caller: customer.caller, store: 'neon_au' }
    await addLines(shop, asked, [await aLine(shop.db, { quantity: ABOVE })])
    const guests = await aNeonCart(ABOVE)
    expect([kitsIn(await look(customerCart.id, visit)), kitsIn(guests)]).toMatchObject([
      [{ quantity: 1 }],
      [{ quantity: 1 }],
    ])
    const { mergeCarts } = await shop.ask(MERGE, { from: guests.id, to: customerCart.id }, visit)
    expect(kitsIn(mergeCarts)).toMatchObject([
      { quantity: 1, extra_info: { comes_along_because: expect.stringContaining('A$75.00') } },
    ])
  })

  it('merging into a cart where the shopper chose it keeps the shopper’s pieces', async () => {
    const customer = await aSignedInCustomer(shop)
    const visit = { ...neon, ...customer.visit }
    const { customerCart } = await shop.ask('{ customerCart { id } }', {}, visit)
    await shop.ask(ADD, { id: customerCart.id, items: [{ ...kitItem, quantity: 3 }] }, visit)
    const guests = await aNeonCart(ABOVE)
    const { mergeCarts } = await shop.ask(MERGE, { from: guests.id, to: customerCart.id }, visit)
    expect(kitsIn(mergeCarts)).toMatchObject([{ quantity: 3, extra_info: { comes_along_because: null } }])
  })

  it('many looks at once add it once', async () => {
    const cart = await aNeonCart(BELOW)
    await addLines(shop, { ...byGuest(cart.id), store: 'neon_au' }, [await aLine(shop.db)])
    await Promise.all(Array.from({ length: 8 }, () => look(cart.id)))
    expect(kitsIn(await look(cart.id))).toMatchObject([{ quantity: 1 }])
  })

  it('does not come when it is out of stock', async () => {
    const setStock = (stock: number) => shop.db.update(products).set({ stock }).where(eq(products.sku, KIT))
    await setStock(0)
    const cart = await aNeonCart(ABOVE)
    expect(kitsIn(cart)).toEqual([])
    await setStock(250)
    expect(kitsIn(await look(cart.id))).toHaveLength(1)
    await setStock(0)
    expect(kitsIn(await look(cart.id))).toEqual([])
    await setStock(250)
  })

  it('is ordered with the cart as it was last shown', async () => {
    const id = await aReadyCart(shop, { lines: [{ quantity: ABOVE }] })
    await shop.db.execute(`update carts set store = 'neon_au' where id = '${id}'`)
    await look(id)
    const { placeOrder } = await shop.ask(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
        orderV2 { items { product_sku quantity_ordered } } errors { message } } }`,
      { id },
      neon,
    )
    expect(placeOrder.errors).toEqual([])
    expect(placeOrder.orderV2.items).toContainEqual({ product_sku: KIT, quantity_ordered: 1 })
  })

  it('does not come in other stores, and goes when it is switched off', async () => {
    const inCanvas = await aReadyCart(shop, { lines: [{ quantity: ABOVE }] })
    expect(kitsIn(await look(inCanvas, {}))).toEqual([])
    const cart = await aNeonCart(ABOVE)
    await configure(shop, { auto_add_product_status: '0' })
    expect(kitsIn(await look(cart.id))).toEqual([])
    await configure(shop, switchedOn)
  })

  it.each([
    ['an unknown SKU', { auto_add_product_sku: 'NOTHING-LIKE-IT' }],
    ['a SKU that needs a design', { auto_add_product_sku: 'CANVAS' }],
    ['no amount', { auto_add_product_cart_amount: '' }],
  ])('%s in the configuration adds nothing', async (_name, values) => {
    await configure(shop, values)
    expect((await aNeonCart(ABOVE)).items).toHaveLength(1)
    await configure(shop, switchedOn)
  })
})

async function anItem() {
  const { sku, designRevision } = await aLine(shop.db)
  return { sku, quantity: 1, design_revision: designRevision }
}

async function totalOf(id: string) {
  const { cart } = await shop.ask(LOOK, { id }, neon)
  const amount = (code: string) =>
    cart.prices.totals.find((one: { code: string }) => one.code === code)?.amount.value ?? 0
  return { goods: amount('subtotal'), delivery: amount('shipping') }
}
