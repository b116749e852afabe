import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { publishRecord } from '../catalogue/commands/publish-record.ts'
import { aCart, aDesignRevision, aSku, aSkuCents, manyRevisions } from '../testing/builders.ts'
import { aCoupon } from '../testing/incentives.ts'
import { openTestShop } from '../testing/shop.ts'
import { MAX_LINES } from './commands/add-lines.ts'
import { MAX_SAVED_LINES } from './rules/saved-for-later.ts'
import { linesOfCart } from './store.ts'
import { certificate } from './testing/line-calls.ts'
import { savedCalls } from './testing/saved-calls.ts'

const shop = await openTestShop()
const { save, move, add, look, uidsOf } = savedCalls(shop)
const dollars = aSkuCents / 100

/** A cart whose second line is saved for later; its id and the uids of both. */
async function aCartWithSaved(quantities: readonly [number, number] = [1, 2]) {
  const id = await aCart(shop, { lines: quantities.map((quantity) => ({ quantity })) })
  const [kept = '', saved = ''] = await uidsOf(id)
  const { cart, errors } = await save(id, saved)
  expect(errors).toEqual([])
  return { id, kept, saved, cart }
}
const kit = (quantity: number) => ({ sku: 'SAMPLE-KIT', quantity })
const set = (column: string, value: string | number, sku: string) =>
  shop.db.execute(sql.raw(`update products set ${column} = ${value} where sku = '${sku}'`))
/** The cart holds many lines of one SKU, each with a design of its own. */
async function fill(id: string, count: number, saved: boolean) {
  const name = `${id}-${saved}-`
  await manyRevisions(shop.db, name, count)
  await shop.db.execute(sql`insert into cart_lines (cart_id, product_id, sku, design_revision, quantity, saved_for_later)
    select ${id}, product_id, sku, ${name}::text || n, 1, ${saved} from cart_lines,
      generate_series(1, ${count}::int) n where cart_id = ${id} limit ${count}::int`)
}

describe('J-02: a line that is saved for later', () => {
  it('leaves items, pieces, totals and contents, and keeps its uid, options, design and way to edit', async () => {
    const { id, kept, saved, cart } = await aCartWithSaved()
    const alone = await look(await aCart(shop))
    expect(cart).toMatchObject({
      total_quantity: 1,
      items: [{ uid: kept, quantity: 1 }],
      itemsV2: { items: [{ uid: kept }], total_count: 1 },
      prices: alone.prices,
    })
    const [, line] = await linesOfCart(shop.db, id)
    expect(cart.saved_for_later).toMatchObject([
      {
        item: {
          uid: saved,
          quantity: 2,
          sku: aSku,
          prices: { price: { value: dollars }, row_total: { value: 2 * dollars } },
          extra_info: { edit_link: expect.stringContaining(encodeURIComponent(saved)) },
          design_revision: { key: line?.designRevision },
        },
        former_price: null,
      },
    ])
    expect(cart.saved_for_later[0]?.item.options.length).toBeGreaterThan(1)
    expect(await look(id)).toEqual(cart)
  })

  it('counts for no coupon and for no free delivery', async () => {
    const { id, cart } = await aCartWithSaved([1, 40])
    const missing = (shown: typeof cart) =>
      shown.prices.totals.find(({ code }: { code: string }) => code === 'shipping')?.free_shipping_amount
        ?.value
    expect(missing(cart)).toBe(missing(await look(await aCart(shop))))
    const code = await aCoupon(shop, { minimumSubtotalCents: 10 * aSkuCents })
    const apply = `mutation ($id: String!, $code: String!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }`
    expect((await shop.send(apply, { id, code })).errors).toHaveLength(1)
  })

  it('is no reason for a quantity price of what is in the cart', async () => {
    const { cart } = await aCartWithSaved([1, 500])
    expect(cart.prices.subtotal_including_tax.value).toBe(dollars)
  })

  it('pressed twice, or moved back twice, is where it was asked to go, once', async () => {
    const { id, saved, cart } = await aCartWithSaved()
    expect(await save(id, saved)).toEqual({ cart, errors: [] })
    const back = await move(id, saved)
    expect(back.cart).toMatchObject({ total_quantity: 3, saved_for_later: [] })
    expect(await move(id, saved)).toEqual(back)
    expect(await Promise.all([save(id, saved), save(id, saved)])).toEqual(Array(2).fill({ cart, errors: [] }))
  })

  it('adds up with the same thing on either side, and a membership counts once', async () => {
    const { id, saved } = await aCartWithSaved()
    const [, line] = await linesOfCart(shop.db, id)
    const again = { sku: aSku, quantity: 3, design_revision: line?.designRevision }
    expect((await add(id, [again])).cart).toMatchObject({ total_quantity: 4 })
    const [, , twin = ''] = await uidsOf(id)
    const { cart } = await save(id, twin)
    expect(cart.saved_for_later).toMatchObject([{ item: { uid: twin, quantity: 5 } }])
    await add(id, [again])
    const [, , added = ''] = await uidsOf(id)
    expect((await move(id, twin)).cart.items).toMatchObject([{ quantity: 1 }, { uid: added, quantity: 8 }])
    expect((await move(id, saved)).errors).toMatchObject([{ code: 'COULD_NOT_FIND_CART_ITEM' }])

    const members = await aCart(shop, { lines: [] })
    for (let times = 0; times < 2; times++) {
      await add(members, [{ sku: 'champ_membership', quantity: 1 }])
      await save(members, (await uidsOf(members)).at(-1) ?? '')
    }
    expect((await look(members)).saved_for_later).toMatchObject([{ item: { quantity: 1 } }])
  })

  it('is removed, put back where it was, and changed like any line', async () => {
    const { id, saved } = await aCartWithSaved()
    const [, line] = await linesOfCart(shop.db, id)
    const update = `mutation ($id: String!, $uid: ID!, $quantity: Float) { updateCartItems(
      input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { errors { message } } }`
    await shop.ask(update, { id, uid: saved, quantity: 5 })
    expect((await look(id)).saved_for_later).toMatchObject([{ item: { quantity: 5 } }])
    await shop.ask(update, { id, uid: saved, quantity: 0 })
    expect(await look(id)).toMatchObject({ total_quantity: 1, saved_for_later: [] })
    const again = { sku: aSku, quantity: 5, design_revision: line?.designRevision, saved_for_later: true }
    expect((await add(id, [again])).cart).toMatchObject({
      total_quantity: 1,
      saved_for_later: [{ item: { quantity: 5 }, former_price: null }],
    })
  })

  it('stays when the cart is cleared', async () => {
    const { id, saved } = await aCartWithSaved()
    const clear = `mutation ($id: ID!) { clearCart(input: { uid: $id }) { cart { total_quantity saved_for_later { item { uid } } } } }`
    expect((await shop.ask(clear, { id })).clearCart.cart).toEqual({
      total_quantity: 0,
      saved_for_later: [{ item: { uid: saved } }],
    })
  })

  it('of somebody else is out of reach', async () => {
    const { id } = await aCartWithSaved()
    const { saved: theirs, id: other } = await aCartWithSaved()
    expect((await move(id, theirs)).errors).toMatchObject([{ code: 'COULD_NOT_FIND_CART_ITEM' }])
    expect((await save(id, 'no uid')).errors).toMatchObject([{ code: 'COULD_NOT_FIND_CART_ITEM' }])
    expect((await look(other)).saved_for_later).toHaveLength(1)
  })
})

describe('J-02: a saved line whose product changed since', () => {
  afterEach(async () => {
    await set('in_stock', 'true', 'CANVAS')
    await set('price_cents', 1250, 'SAMPLE-KIT')
    await set('stock', 250, 'SAMPLE-KIT')
  })

  it('says that it is withdrawn, and is not moved', async () => {
    const { id, saved } = await aCartWithSaved()
    await set('in_stock', 'false', 'CANVAS')
    const message = 'This product is out of stock.'
    expect((await look(id)).saved_for_later).toMatchObject([
      { item: { is_available: false, errors: [{ message }] } },
    ])
    const { cart, errors } = await move(id, saved)
    expect(errors).toEqual([{ code: 'INSUFFICIENT_STOCK', message }])
    expect(cart.saved_for_later).toHaveLength(1)
  })

  it('is shown and moved at the price of today, with the one of then beside it', async () => {
    const id = await aCart(shop)
    await add(id, [kit(2)])
    const [, uid = ''] = await uidsOf(id)
    await save(id, uid)
    await set('price_cents', 1500, 'SAMPLE-KIT')
    const { saved_for_later } = await look(id)
    expect(saved_for_later).toMatchObject([
      { item: { prices: { price: { value: 15 }, row_total: { value: 30 } } }, former_price: { value: 12.5 } },
    ])
    const { cart } = await move(id, uid)
    expect(cart.prices.subtotal_including_tax.value).toBe(dollars + 30)
  })

  it('is moved as far as there are pieces in stock, and stays saved beyond', async () => {
    const id = await aCart(shop, { lines: [] })
    await add(id, [kit(4)])
    const [uid = ''] = await uidsOf(id)
    await save(id, uid)
    await add(id, [kit(2)])
    await set('stock', 5, 'SAMPLE-KIT')
    const refused = { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }
    expect((await move(id, uid)).errors).toEqual([refused])
    await set('stock', 6, 'SAMPLE-KIT')
    expect((await move(id, uid)).cart).toMatchObject({ total_quantity: 6, saved_for_later: [] })
  })

  it('a gift certificate whose day has passed is not moved, and one without a day is', async () => {
    const id = await aCart(shop, { lines: [] })
    await add(id, [certificate({ giftcard_delivery_date: '2026-11-22' }), certificate()])
    const [dated = '', free = ''] = await uidsOf(id)
    for (const uid of [dated, free]) await save(id, uid)
    shop.clock.advance(3 * 24 * 3_600_000)
    expect((await move(id, dated)).errors).toMatchObject([{ code: 'INVALID_PARAMETER_VALUE' }])
    expect((await move(id, free)).errors).toEqual([])
  })
})

describe('J-02: the bounds of a cart and of what is saved', () => {
  it('a full cart takes no line back, and saved lines take no place in it', async () => {
    const { id, saved } = await aCartWithSaved()
    await fill(id, MAX_LINES - 2, false)
    const another = { sku: aSku, quantity: 1, design_revision: await aDesignRevision(shop.db) }
    expect((await add(id, [another])).user_errors).toEqual([])
    const { errors, cart } = await move(id, saved)
    expect(errors[0].message).toBe('A cart holds at most 100 different things.')
    expect(cart.saved_for_later).toHaveLength(1)
  })

  it('no more than a hundred things are saved', async () => {
    const { id, kept } = await aCartWithSaved()
    await fill(id, MAX_SAVED_LINES - 1, true)
    const { errors, cart } = await save(id, kept)
    expect(errors[0].message).toBe('You can save at most 100 things for later. Please remove one first.')
    expect(cart.total_quantity).toBe(1)
  })

  it('a line holds no more than the most pieces when two become one', async () => {
    const { id, saved } = await aCartWithSaved([1, 999])
    const [, line] = await linesOfCart(shop.db, id)
    await add(id, [{ sku: aSku, quantity: 1, design_revision: line?.designRevision }])
    expect((await move(id, saved)).errors[0].message).toMatch(/at most 999 pieces/)
  })
})

it('J-02: a choice that is not made any more says so, and is not moved', async () => {
  const { id, saved } = await aCartWithSaved()
  const fewer = canvasRecord.sizes.filter(({ code }) => !aSku.includes(code))
  await publishRecord(shop.db, { ...canvasRecord, sizes: fewer })
  const [{ item }] = (await look(id)).saved_for_later
  expect(item.errors[0].message).toMatch(/is not made any more/)
  expect((await move(id, saved)).errors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }])
  await publishRecord(shop.db, canvasRecord)
})
