/** Every family that the shop sells, from a design to its press files, by one table. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import { aText } from '#packages/design-document/testing/builders.ts'
import { optionsInWords } from '#packages/product/options-in-words.ts'
import { priceOf } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, firstChoice, formatSku } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { openDrawing } from '#platform/drawing/drawing.ts'
import type { PhotoPaths } from '#platform/drawing/drawing-worker.ts'
import { createLog } from '#platform/log.ts'
import { emptyDraft } from '../design/editor/draft.ts'
import { readFamilies } from '../seed/families.ts'
import { anAddressInput } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { drawLine } from './commands/draw-line.ts'
import { orderById } from './store.ts'

const shop = await openTestShop()
const folder = await mkdtemp(join(tmpdir(), 'families-'))
const drawing = openDrawing({ log: createLog({ production: true, logLevel: 'silent' }) })
afterAll(async () => {
  await drawing.close()
  await rm(folder, { recursive: true })
})
const deps = {
  ...shop,
  drawing,
  lendPhotos: <Result>(_keys: readonly string[], use: (photos: PhotoPaths) => Promise<Result>) =>
    use(new Map()),
}

/** The smallest size with each set of printed surfaces that the family has. */
function choicesOf(record: ProductRecord): Choice[] {
  const smallest = record.sizes.toSorted(
    (one, other) => one.widthMm * one.heightMm - other.widthMm * other.heightMm,
  )[0]
  const first = firstChoice(record, smallest?.code)
  const others = record.options.flatMap(({ code, values }) =>
    values.map((value) => ({ ...first, values: { ...first.values, [code]: value.code } })),
  )
  return [...new Map([first, ...others].map((choice) => [surfaceNames(record, choice), choice])).values()]
}

const surfaceNames = (record: ProductRecord, choice: Choice) =>
  surfacesOf(record, choice)
    .map(({ name }) => name)
    .join()

const sold = (await readFamilies()).filter(({ pages }) => pages.brands.includes('canvas'))
const rows = sold.flatMap(({ record }) =>
  choicesOf(record).map((choice) => ({ sku: formatSku(record, choice), record, choice })),
)

describe.each(rows)('$sku', ({ sku, record, choice }) => {
  test('is designed, bought at the price of its page, and drawn in its own measures', async () => {
    const surfaces = surfacesOf(record, choice)
    const order = await ordered(sku, documentOf(record, choice))
    const [line] = order.lines
    if (!line) throw new Error('Expected a line')
    expect(line.unitCents).toBe(priceOf(record, choice).unitCents)
    expect(line.options).toEqual(optionsInWords(record, choice))

    const files = await drawLine(deps, order, line)
    const artwork = await PDFDocument.load(files.artwork, { updateMetadata: false })
    const mm = (points: number) => Math.round(((points * 25.4) / 72) * 10) / 10
    const boxes = artwork.getPages().map((page) => {
      const { x, y, width, height } = page.getTrimBox()
      return [mm(x), mm(y), mm(width), mm(height), mm(page.getWidth()), mm(page.getHeight())]
    })
    expect(boxes).toEqual(
      surfaces.map(({ widthMm, heightMm, bleedMm }) => [
        ...[bleedMm, bleedMm, widthMm, heightMm],
        ...[widthMm + 2 * bleedMm, heightMm + 2 * bleedMm],
      ]),
    )
    const ticket = await PDFDocument.load(files['job-ticket'], { updateMetadata: false })
    expect(ticket.getPageCount()).toBe(surfaces.length)
  })

  test('says how it is made to whoever waits for it', async () => {
    const { number } = await ordered(sku, documentOf(record, choice))
    const order = await orderOf(number)
    expect(order.items.map(({ making }: { making: unknown }) => making)).toEqual([record.words.making])
  })
})

/** Words on every surface. */
function documentOf(record: ProductRecord, choice: Choice): string {
  const { design } = emptyDraft(record, choice)
  const surfaces = design.surfaces.map((surface) => ({
    ...surface,
    elements: [aText({ xMm: surface.safeMm, yMm: surface.safeMm, widthMm: surface.widthMm / 2, sizeMm: 4 })],
  }))
  return JSON.stringify({ ...design, surfaces })
}

/** Through the API alone, as a shop of somebody else's would order it. */
async function ordered(sku: string, document: string) {
  const { createDesign } = await shop.ask(
    `mutation ($input: CreateDesignInput!) { createDesign(input: $input) {
      ... on Design { key version } ... on DesignInvalid { message } } }`,
    { input: { sku, document } },
  )
  if (!createDesign.key) throw new Error(createDesign.message)
  const { freezeDesign } = await shop.ask(
    `mutation ($input: FreezeDesignInput!) { freezeDesign(input: $input) { ... on DesignRevision { key } } }`,
    { input: { key: createDesign.key, version: createDesign.version } },
  )
  const { createGuestCart } = await shop.ask('mutation { createGuestCart { cart { id } } }')
  const { id } = createGuestCart.cart
  const { addProductsToCart } = await shop.ask(
    `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
      user_errors { message } } }`,
    { id, items: [{ sku, quantity: 1, design_revision: freezeDesign.key }] },
  )
  expect(addProductsToCart.user_errors).toEqual([])
  const token = await shop.ledger.addToken('approve', '1111')
  const { placeOrder } = await shop.ask(
    `mutation ($id: String!, $address: CartAddressInput!, $token: String!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "robin@example.com" }) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id,
        shipping_methods: [{ carrier_code: "keepsake", method_code: "standard" }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "card", card: { token: $token } } }) {
        cart { id } }
      placeOrder(input: { cart_id: $id }) { orderV2 { id number token } errors { message } }
    }`,
    { id, address: anAddressInput, token },
  )
  if (!placeOrder.orderV2) throw new Error(placeOrder.errors[0]?.message)
  tokens.set(placeOrder.orderV2.number, placeOrder.orderV2.token)
  const order = await orderById(shop.db, placeOrder.orderV2.id)
  if (!order) throw new Error('Expected the order that was placed')
  return order
}

const tokens = new Map<string, string>()

async function orderOf(number: string) {
  const { guestOrderByToken } = await shop.ask(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { making { name about } } } }`,
    { token: tokens.get(number) },
  )
  return guestOrderByToken
}
