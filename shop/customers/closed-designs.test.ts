/** I-23: a closed account takes its designs, photos and every picture of them along; what was ordered can still be printed. */
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { openDrawing } from '#platform/drawing/drawing.ts'
import { createLog } from '#platform/log.ts'
import { insertLine, linesOfCart } from '../cart/store.ts'
import { cartLines } from '../cart/tables.ts'
import { createWithPhotoFiles } from '../design/commands/with-photo-files.ts'
import { noteSender } from '../design/store.ts'
import { drawLine } from '../orders/commands/draw-line.ts'
import { aCart, aReadyCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { ALL, type Made, NOTHING, openShopWithFiles, PRINTED_SKU } from '../testing/kept-designs.ts'
import { reload } from '../testing/orders.ts'
import { erasures } from '../wiring/account-erasure.ts'

const shop = await openShopWithFiles()
const { made, leftOf } = shop
const drawing = openDrawing({ log: createLog({ production: true, logLevel: 'silent' }) })
afterAll(() => drawing.close())

type Customer = Awaited<ReturnType<typeof aSignedInCustomer>>

const keepFor = (design: string, { visit }: Customer) =>
  shop.ask('mutation ($key: ID!) { saveDesignToAccount(design_key: $key) { key } }', { key: design }, visit)
async function close({ visit }: Customer) {
  expect((await shop.ask('mutation { deleteCustomer }', {}, visit)).deleteCustomer).toBe(true)
  await shop.deleteFiles()
}
async function inCart({ revision }: Made): Promise<string> {
  const cartId = await aCart(shop)
  const print = { kind: 'printed' as const, productId: 1, sku: PRINTED_SKU, quantity: 1 }
  await insertLine(shop.db, { ...print, cartId, designRevision: revision })
  return cartId
}
async function ordered({ revision }: Made) {
  const cart = await aReadyCart(shop)
  await shop.db
    .update(cartLines)
    .set({ designRevision: revision, sku: PRINTED_SKU })
    .where(sql`cart_id = ${cart}`)
  const { placeOrder } = await shop.ask(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { id } errors { message } } }',
    { id: cart },
  )
  expect(placeOrder.errors).toEqual([])
  return reload(shop, placeOrder.orderV2.id)
}

describe('I-23: an account that is closed', () => {
  it('takes the designs of its list along at once, with photos, pictures and mock-ups', async () => {
    const [customer, thing, other] = [await aSignedInCustomer(shop), await made(), await made()]
    await keepFor(thing.design, customer)
    await close(customer)
    expect([await leftOf(thing), await leftOf(other)]).toEqual([NOTHING, ALL])
  })

  it('takes its photos along, placed or not, and the designs that they are in, from browsers and carts too', async () => {
    const [customer, thing] = [await aSignedInCustomer(shop), await made()]
    const unplaced = await shop.aPhotoSent()
    for (const { key } of [thing.photo, unplaced]) await noteSender(shop.db, key, customer.id)
    const { keepInPortfolio } = await shop.ask(
      'mutation ($keys: [ID!]!) { keepInPortfolio(design_keys: $keys) { token } }',
      { keys: [thing.design] },
    )
    const cart = await inCart(thing)
    const before = await linesOfCart(shop.db, cart)
    await close(customer)
    expect(await leftOf(thing)).toEqual(NOTHING)
    expect(await leftOf({ ...thing, photo: unplaced })).toEqual(NOTHING)
    const { portfolio } = await shop.ask('query ($token: String!) { portfolio(token: $token) { key } }', {
      token: keepInPortfolio.token,
    })
    expect(portfolio).toEqual([])
    const after = await linesOfCart(shop.db, cart)
    expect([before.length, after.length]).toEqual([2, 1])
    expect(after[0]?.designRevision).not.toBe(thing.revision)
  })

  it('leaves a design that was ordered with its order, which the press can still print', async () => {
    const [customer, thing] = [await aSignedInCustomer(shop), await made()]
    await noteSender(shop.db, thing.photo.key, customer.id)
    await keepFor(thing.design, customer)
    const order = await ordered(thing)
    await close(customer)
    expect(await leftOf(thing)).toEqual(ALL)
    const [line] = order.lines
    if (!line) throw new Error('Expected a line')
    const deps = { ...shop, drawing, withPhotoFiles: createWithPhotoFiles(shop) }
    const drawn = await drawLine(deps, order, line)
    expect(Buffer.from(drawn.artwork).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('leaves a design that another customer has on a list, with its photos', async () => {
    const [customer, other, thing] = [
      await aSignedInCustomer(shop),
      await aSignedInCustomer(shop),
      await made(),
    ]
    await noteSender(shop.db, thing.photo.key, customer.id)
    for (const one of [customer, other]) await keepFor(thing.design, one)
    await close(customer)
    expect(await leftOf(thing)).toEqual(ALL)
    await close(other)
    expect(await leftOf(thing)).toEqual(NOTHING)
  })

  it('leaves the files of bytes that somebody else has sent too', async () => {
    const [customer, thing] = [await aSignedInCustomer(shop), await made()]
    await keepFor(thing.design, customer)
    const bytes = await shop.storage.get(
      `photos/${thing.photo.files.slice(0, 2)}/${thing.photo.files}/original`,
    )
    const theirs = await shop.sent(bytes)
    await close(customer)
    expect(await leftOf(thing)).toEqual({ ...NOTHING, photoFiles: 3 })
    expect((await leftOf({ ...thing, photo: theirs })).photo).toBe(true)
  })

  it('that begins afresh at the first proof of its mailbox leaves its designs to whoever made them', async () => {
    const [customer, thing] = [await aSignedInCustomer(shop), await made()]
    await noteSender(shop.db, thing.photo.key, customer.id)
    await keepFor(thing.design, customer)
    await transaction(shop.db, async (tx) => {
      const occasion = { jobs: shop.jobs, isClosing: false }
      for (const erase of erasures) await erase(tx, customer.id, shop.clock.now(), occasion)
    })
    await shop.deleteFiles()
    expect(await leftOf(thing)).toEqual(ALL)
  })
})
