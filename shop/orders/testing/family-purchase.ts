/** A family from a design to an order, through the API alone, with the screens that its shopper meets on the way. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aPlacedPhoto, aText } from '#packages/design-document/testing/builders.ts'
import type { FamilyProduct } from '#packages/product/pages.ts'
import { type PressPage, pressPagesOf } from '#packages/product/panels.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Choice } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import * as accountPage from '../../account/pages/account-page.tsx'
import * as cartPage from '../../cart/pages/cart-page.tsx'
import * as successPage from '../../checkout/pages/success-page.tsx'
import * as productPage from '../../content/pages/url-key-page.tsx'
import { emptyDraft } from '../../design/editor/draft/draft.ts'
import * as designTool from '../../design/pages/design-tool.tsx'
import type { Photo } from '../../design/store.ts'
import { cookieNames } from '../../request/cookie-names.ts'
import { paths } from '../../routing/paths.ts'
import { apiOfVisit } from '../../testing/api-of.ts'
import { anAddressInput } from '../../testing/builders.ts'
import { aSignedInCustomer } from '../../testing/customers.ts'
import { rendered } from '../../testing/rendered.tsx'
import type { TestShop } from '../../testing/shop.ts'
import { type OrderWithLines, orderById } from '../store.ts'
import { orders } from '../tables.ts'
import { mailsOf } from './family-mails.ts'
import { pictureWindows, sizesWindow, toolSheets } from './family-windows.tsx'

interface Wanted {
  sku: string
  record: ProductRecord
  choice: Choice
  page: FamilyProduct
}

/** A photo that a design may show: as the shop has stored it. */
type StoredPhoto = Pick<Photo, 'key' | 'widthPx' | 'heightPx'>

/** What a shopper opens, in this order, with something that is on it. */
export const SCREENS = {
  'product page': ({ page }) => page.name,
  'pictures of the product page': ({ page }) => page.name,
  'sizes of the product page': () => 'Every size at one scale',
  'design tool': () => 'class="tool-foot',
  'sheets of the design tool': () => 'Ready to print',
  cart: ({ page }) => page.name,
  'success page': ({ page }) => page.name,
  'mail that confirms it': ({ page }) => page.name,
  'mail of its payment': () => 'has arrived',
  'mail when it is made': () => 'Follow your order',
  'mail of its parcel': ({ page }) => page.name,
  'order in the account': ({ page }) => page.name,
} as const satisfies Record<string, (wanted: Wanted) => string>

/** @param wanted.photo  printed in the middle of every page of the press file, with the pixels that its press asks for; words alone without */
export async function buy(
  shop: TestShop,
  { sku, record, choice, page, photo }: Wanted & { photo?: StoredPhoto },
) {
  const design = await designed(shop, sku, documentOf(record, choice, photo))
  const cartId = await inCart(shop, sku, design)
  const productAddress = `/${page.urlKey}?sku=${sku}`
  const before = {
    'product page': await rendered(shop, productPage, productAddress),
    'pictures of the product page': await rendered(shop, pictureWindows, productAddress),
    'sizes of the product page': await rendered(shop, sizesWindow, productAddress),
    'design tool': await rendered(shop, designTool, `${record.toolPath}?sku=${sku}`),
    'sheets of the design tool': await rendered(
      shop,
      toolSheets,
      paths.designTool({ design: design.key }, record.toolPath),
    ),
    cart: await rendered(shop, cartPage, paths.cart(), { [cookieNames.cart]: cartId }),
  }
  const { order, token } = await placed(shop, cartId)
  const after = {
    'success page': await rendered(shop, successPage, paths.success(), {
      [cookieNames.orderData]: token,
    }),
    ...(await mailsOf(shop, order)),
  }
  const { visit, html } = await inAccount(shop, order)
  return { order, token, visit, screens: { ...before, ...after, 'order in the account': html } }
}

/** The order as that of a customer, who opens it. */
async function inAccount(shop: TestShop, { id, number }: OrderWithLines) {
  const { id: customerId, visit } = await aSignedInCustomer(shop)
  await shop.db.update(orders).set({ customerId }).where(eq(orders.id, id))
  const asCustomer = { ...shop, api: apiOfVisit(shop, visit) }
  const screen = { ...accountPage, path: '/customer/account/*' }
  return { visit, html: await rendered(asCustomer, screen, paths.order(number)) }
}

/** Words on every surface. */
function documentOf(record: ProductRecord, choice: Choice, photo?: StoredPhoto): string {
  const { design } = emptyDraft(record, choice)
  const pages = surfacesOf(record, choice).flatMap(pressPagesOf)
  const surfaces = design.surfaces.map((surface) => ({
    ...surface,
    elements: [
      ...pages.flatMap((page, place) =>
        photo && page.name === surface.name ? inTheMiddle(photo, page, `photo-${place}`) : [],
      ),
      aText({ xMm: surface.safeMm, yMm: surface.safeMm, widthMm: surface.widthMm / 2, sizeMm: 4 }),
    ],
  }))
  return JSON.stringify({ ...design, surfaces })
}

const MM_PER_INCH = 25.4

/** A pixel of it for each pixel of the press. */
function inTheMiddle({ key, widthPx, heightPx }: StoredPhoto, page: PressPage, id: string) {
  const mm = (px: number) => (px / page.targetDpi) * MM_PER_INCH
  const { xMm, yMm } = page.panel ?? { xMm: 0, yMm: 0 }
  const [widthMm, heightMm] = [mm(widthPx), mm(heightPx)]
  const frame = {
    xMm: xMm + (page.widthMm - widthMm) / 2,
    yMm: yMm + (page.heightMm - heightMm) / 2,
    ...{ widthMm, heightMm },
  }
  return aPlacedPhoto(frame, { id, photo: key, photoWidthPx: widthPx, photoHeightPx: heightPx })
}

/** A saved design with words on every surface, and its frozen revision. */
export const plainDesign = (shop: TestShop, sku: string, record: ProductRecord, choice: Choice) =>
  designed(shop, sku, documentOf(record, choice))

async function designed(shop: TestShop, sku: string, document: string) {
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
  return { key: createDesign.key, revision: freezeDesign.key }
}

/** @returns the id of a new guest's cart with the design in it */
export async function inCart(
  shop: TestShop,
  sku: string,
  { revision }: { revision: string },
): Promise<string> {
  const { createGuestCart } = await shop.ask('mutation { createGuestCart { cart { id } } }')
  const { id } = createGuestCart.cart
  const { addProductsToCart } = await shop.ask(
    `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
      user_errors { message } } }`,
    { id, items: [{ sku, quantity: 1, design_revision: revision }] },
  )
  expect(addProductsToCart.user_errors).toEqual([])
  return id
}

async function placed(shop: TestShop, id: string) {
  const card = await shop.ledger.addToken('approve', '1111')
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
    { id, address: anAddressInput, token: card },
  )
  if (!placeOrder.orderV2) throw new Error(placeOrder.errors[0]?.message)
  const { id: orderId, token } = placeOrder.orderV2
  const order = await orderById(shop.db, orderId)
  if (!order || !token) throw new Error('Expected the order that was placed, and its token')
  return { order, token }
}
