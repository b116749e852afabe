/** A-04, F-08, K-21: what offers make of a size that is typed is the same on the page, in the design tool and in the cart. */
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatMoney } from '#packages/money/money.ts'
import { customChoice } from '#packages/product/custom-size.ts'
import { priceOf } from '#packages/product/price.ts'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import * as productPage from '../content/pages/url-key-page.tsx'
import { customers } from '../customers/tables.ts'
import * as designTool from '../design/pages/design-tool.tsx'
import { readFamilies } from '../families/read-families.ts'
import { priceRules } from '../marketing/tables.ts'
import { apiOfVisit } from '../testing/api-of.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { rendered } from '../testing/rendered.tsx'
import { openTestShop } from '../testing/shop.ts'
import { brandsToBuyIn } from './testing/family-parts.ts'
import { plainDesign } from './testing/family-purchase.ts'

const families = await readFamilies()
const brands = brandsToBuyIn(families)
const typed = families.filter(({ record }) => record.customSize && brands.get(record.family) === 'canvas')
const shop = await openTestShop('canvas')
const { id, visit } = await aSignedInCustomer(shop)
const asMember = { ...shop, api: apiOfVisit(shop, visit) }

beforeAll(async () => {
  const memberUntil = new Date(shop.clock.now().getTime() + 86_400_000)
  await shop.db.update(customers).set({ memberUntil }).where(eq(customers.id, id))
  // One for a single typed size, one for an option of every size, and one that a single piece does not get.
  await shop.db.insert(priceRules).values([
    { label: 'One size', size: '43X61', change: { kind: 'price', cents: 1234 } },
    { label: 'A hundred', fromQuantity: 100, change: { kind: 'percent-off', percent: 90 } },
    ...typed.flatMap(({ record }) =>
      record.options.map(({ code }) => ({
        label: `Options of ${record.family}`,
        family: record.family,
        option: code,
        change: { kind: 'cents-off' as const, cents: 150 },
      })),
    ),
  ])
})

describe.each(typed.map(({ record, pages }) => ({ family: record.family, record, pages })))(
  '$family',
  ({ record, pages }) => {
    const bounds = record.customSize
    const urlKey = pages.products.find(({ sizeCodes }) => sizeCodes === undefined)?.urlKey
    const measures = [
      { widthCm: 43, heightCm: 61 },
      { widthCm: 87, heightCm: 62 },
    ].filter(({ widthCm }) => bounds && widthCm * 10 >= bounds.minWidthMm)

    test.each(measures)('$widthCm × $heightCm cm costs a member the same everywhere', async (measure) => {
      const choice = customChoice(record, dearest(), measure)
      // The measures are for frames; a rug of its own bounds has others.
      if (!choice) return
      const sku = formatSku(record, choice)
      const cents = await inCartOfMember(sku, (await plainDesign(shop, sku, record, choice)).revision)
      expect(cents, 'lower than without offers').toBeLessThan(priceOf(record, choice).unitCents)
      const price = formatMoney(cents)
      const foot = /class="tool-foot.*?<\/footer>/s.exec(
        await rendered(asMember, designTool, `${record.toolPath}?sku=${sku}`),
      )?.[0]
      expect(foot).toContain(price)
      expect(await rendered(asMember, productPage, `/${urlKey}?sku=${sku}`)).toContain(
        `<span class="sr-only">Price </span><span>${price}<`,
      )
    })

    /** With the value of each option that adds most, so that every offer on one counts. */
    function dearest() {
      const values = record.options.map(({ code, values }) => [code, values.at(-1)?.code ?? ''])
      return { ...firstChoice(record), values: Object.fromEntries(values) }
    }
  },
)

async function inCartOfMember(sku: string, revision: string): Promise<number> {
  const { customerCart } = await shop.ask('{ customerCart { id } }', {}, visit)
  const { addProductsToCart } = await shop.ask(
    `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
      user_errors { message }
      cart { itemsV2 { items { product { sku } prices { price_including_tax { value } } } } } } }`,
    { id: customerCart.id, items: [{ sku, quantity: 1, design_revision: revision }] },
    visit,
  )
  expect(addProductsToCart.user_errors).toEqual([])
  const { items } = addProductsToCart.cart.itemsV2
  return Math.round((items.at(-1)?.prices.price_including_tax.value ?? 0) * 100)
}
