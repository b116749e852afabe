/** Designs and photos go when nobody has ordered, kept or changed them for so long, and not before. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { deleteCarts } from '../cart/removal-store.ts'
import { changeCart, findCart, insertCart, insertLine } from '../cart/store.ts'
import { cartLines } from '../cart/tables.ts'
import { insertPayment } from '../checkout/store.ts'
import { aCart, anAddress, aReadyCart } from '../testing/builders.ts'
import { configure } from '../testing/configure.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import {
  ALL,
  DAY_MS,
  documentWith,
  type Made,
  NOTHING,
  openShopWithFiles,
  PRINTED_SKU,
} from '../testing/kept-designs.ts'
import { deleteDesignFiles } from './media/delete-design-files.ts'
import { changeDesign } from './store.ts'

const shop = await openShopWithFiles()
const { made, leftOf, night } = shop

const lineOf = ({ revision }: Made, cartId: string) => ({
  ...{ cartId, productId: 1, kind: 'printed' as const, sku: PRINTED_SKU, quantity: 1 },
  designRevision: revision,
})
const keepFor = (design: string, visit: object) =>
  shop.ask('mutation ($key: ID!) { saveDesignToAccount(design_key: $key) { key } }', { key: design }, visit)
const keepInBrowser = async (design: string, token?: string) =>
  (
    await shop.ask(
      'mutation ($keys: [ID!]!, $token: String) { keepInPortfolio(design_keys: $keys, token: $token) { token } }',
      { keys: [design], token },
    )
  ).keepInPortfolio.token

async function aGuestCart(thing: Made): Promise<string> {
  const cart = await aCart(shop)
  await insertLine(shop.db, lineOf(thing, cart))
  return cart
}

describe('a design that nobody ordered or keeps', () => {
  it('goes 400 days after its last change, with its photos and every file of them', async () => {
    const thing = await made()
    await night(399)
    expect(await leftOf(thing)).toEqual(ALL)
    await night(2)
    expect(await leftOf(thing)).toEqual(NOTHING)
  })

  it('goes after the days that staff have set', async () => {
    await configure(shop, { unordered_design_days: '730' })
    const thing = await made()
    await night(500)
    expect(await leftOf(thing)).toEqual(ALL)
    await configure(shop, { unordered_design_days: '20' })
    const young = await made()
    await night(399)
    expect([await leftOf(thing), await leftOf(young)]).toEqual([NOTHING, ALL])
  })

  it('stays when it was changed meanwhile', async () => {
    const thing = await made()
    shop.clock.advance(300 * DAY_MS)
    const { saveDesign } = await shop.ask(
      'mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { ... on Design { version } } }',
      {
        input: {
          ...{ key: thing.design, base_version: 1, sku: PRINTED_SKU },
          document: documentWith(thing.photo.key),
        },
      },
    )
    expect(saveDesign.version).toBe(2)
    await night(200)
    expect(await leftOf(thing)).toEqual(ALL)
  })

  const holders: [string, (thing: Made) => Promise<unknown>][] = [
    [
      'an account has it on its list',
      async ({ design }) => keepFor(design, (await aSignedInCustomer(shop)).visit),
    ],
    [
      'it is in the cart of a customer, however old that is',
      async (thing) => {
        const { id: customerId } = await aSignedInCustomer(shop)
        const id = `cart of ${customerId}`
        await insertCart(shop.db, { id, customerId, store: null }, shop.clock.now())
        await insertLine(shop.db, lineOf(thing, id))
      },
    ],
    [
      'it was ordered',
      async ({ revision }) => {
        const cart = await aReadyCart(shop)
        await shop.db
          .update(cartLines)
          .set({ designRevision: revision, sku: PRINTED_SKU })
          .where(sql`cart_id = ${cart}`)
        const { placeOrder } = await shop.ask(
          'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } } }',
          { id: cart },
        )
        expect(placeOrder.errors).toEqual([])
      },
    ],
  ]
  it.each(holders)('stays while %s', async (_, hold) => {
    const thing = await made()
    await hold(thing)
    await night(401)
    expect(await leftOf(thing)).toEqual(ALL)
  })

  it('stays while a browser finds it again, and goes once none does', async () => {
    const [thing, other] = [await made(), await made()]
    const token = await keepInBrowser(thing.design)
    shop.clock.advance(300 * DAY_MS)
    await keepInBrowser(other.design, token)
    await night(300)
    expect(await leftOf(thing)).toEqual(ALL)
    await night(102)
    expect(await leftOf(thing)).toEqual(NOTHING)
  })

  it('stays while a guest’s link opens it, and goes with the list once none does', async () => {
    const thing = await made()
    shop.clock.advance(380 * DAY_MS)
    await shop.ask('mutation ($keys: [ID!]!) { saveDesignsAsGuest(design_keys: $keys) { token } }', {
      keys: [thing.design],
    })
    await night(21)
    expect(await leftOf(thing)).toEqual(ALL)
    await night(400)
    expect(await leftOf(thing)).toEqual(NOTHING)
  })

  it('stays in a guest’s cart that was changed since, and goes with one that was left', async () => {
    const [thing, left] = [await made(), await made()]
    const [cart, leftCart] = [await aGuestCart(thing), await aGuestCart(left)]
    await changeCart(shop.db, leftCart, { shippingAddress: anAddress() }, shop.clock.now())
    shop.clock.advance(300 * DAY_MS)
    await changeCart(shop.db, cart, { orderComment: 'Ring twice' }, shop.clock.now())
    await night(101)
    expect([await leftOf(thing), await leftOf(left)]).toEqual([ALL, NOTHING])
    expect(await findCart(shop.db, leftCart)).toBeUndefined()
    expect(await findCart(shop.db, cart)).toBeDefined()
  })

  it('stays in a cart that is being paid at that moment', async () => {
    const thing = await made()
    const cart = await aGuestCart(thing)
    const now = shop.clock.now()
    await insertPayment(shop.db, {
      ...{ id: crypto.randomUUID(), cartId: cart, state: 'open', amountCents: 1, token: '', fingerprint: '' },
      ...{
        gatewayPaymentId: null,
        reason: null,
        cardHash: null,
        admittedAt: null,
        createdAt: now,
        changedAt: now,
      },
    })
    await night(401)
    expect(await leftOf(thing)).toEqual(ALL)
    await transaction(shop.db, (tx) => deleteCarts(tx, [cart]))
  })

  it('is taken by one of two processes that come at the same night', async () => {
    const things = await Promise.all(Array.from({ length: 60 }, () => made()))
    shop.clock.advance(401 * DAY_MS)
    await Promise.all([shop.removeRows(), shop.removeRows()])
    await shop.deleteFiles()
    for (const thing of things) expect(await leftOf(thing)).toEqual(NOTHING)
  })

  it('stays when somebody saves it at that moment', async () => {
    const thing = await made()
    shop.clock.advance(401 * DAY_MS)
    await transaction(shop.db, async (tx) => {
      const savedAt = shop.clock.now()
      const change = { sku: PRINTED_SKU, title: 'Ours', document: {}, contentHash: 'new', savedAt }
      await changeDesign(tx, { key: thing.design, baseVersion: 1 }, change)
      await shop.removeRows()
    })
    await shop.deleteFiles()
    expect(await leftOf(thing)).toEqual(ALL)
  })

  it('is still to be deleted when its files could not be, and again when they are gone', async () => {
    const thing = await made()
    shop.clock.advance(401 * DAY_MS)
    await shop.removeRows()
    expect(await leftOf(thing)).toEqual({ ...NOTHING, pictures: 4, photoFiles: 3 })
    const gone = { designs: [thing.design], revisions: [thing.revision], photos: [thing.photo.files] }
    let calls = 0
    const failing = {
      async deleteFolder(key: string) {
        if (++calls > 1) throw new Error('storage is away')
        await shop.storage.deleteFolder(key)
      },
    }
    await expect(deleteDesignFiles({ db: shop.db, storage: failing }, gone)).rejects.toThrow('away')
    await shop.deleteFiles()
    expect(await leftOf(thing)).toEqual(NOTHING)
    await deleteDesignFiles({ db: shop.db, storage: shop.storage }, gone)
  })

  it('is saved anew by a tool that is still open, and without its photos answered with a sentence', async () => {
    const thing = await made()
    const { design } = await shop.ask('query ($key: ID!) { design(key: $key) { document } }', {
      key: thing.design,
    })
    await night(401)
    const content = { sku: PRINTED_SKU, document: design.document }
    const { saveDesign } = await shop.ask(
      'mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { __typename } }',
      { input: { key: thing.design, base_version: 1, ...content } },
    )
    const { createDesign } = await shop.ask(
      'mutation ($input: CreateDesignInput!) { createDesign(input: $input) { __typename ... on DesignInvalid { message } } }',
      { input: content },
    )
    expect([saveDesign.__typename, createDesign.message]).toEqual([
      'DesignInvalid',
      'We do not have a photo of this design, or not yet. Please wait until it has arrived, or add it again.',
    ])
  })
})
