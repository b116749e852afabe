/** Pages that search engines are told one price of: it is what a shopper pays there, and their words keep their promises. */
import { describe, expect, test } from 'vitest'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import * as urlKeyPage from '../content/pages/url-key-page.tsx'
import { pricedPages } from '../content/rules/priced-pages.ts'
import { readFamilies } from '../families/read-families.ts'
import { aCart } from '../testing/builders.ts'
import { rendered } from '../testing/rendered.tsx'
import { openTestShop } from '../testing/shop.ts'
import { visitContext } from '../testing/visit-context.ts'

const shop = await openTestShop()
const pages = (await readFamilies()).flatMap(({ record, pages: { products } }) =>
  products.map((page) => ({ ...page, record })),
)

const ROWS = [
  ['F-32', 'free-photo-canvas', '9.99'],
  ['F-33', 'free-canvas-20x30', '13.99'],
  ['F-33', 'free-canvas-28x36', '15.99'],
  ['F-33', 'free-canvas-30x30', '17.99'],
  ['F-33', 'free-canvas-30x40', '19.45'],
  ['F-34', 'free-photo-pillow', '10.06'],
  ['F-36', 'cyber-monday', '4.99'],
  ['F-37', 'wall-art-collections', '69.99'],
  ['F-38', 'photo-boards-b2g1', '22.63'],
] as const

function pageAt(urlKey: string) {
  const page = pages.find((one) => one.urlKey === urlKey)
  if (!page) throw new Error(`Expected a page at /${urlKey}`)
  const { record, sizeCodes } = page
  return { ...page, openingSku: formatSku(record, firstChoice(record, sizeCodes?.[0])) }
}

async function headOf(path: string) {
  const url = new URL(path, shop.publicUrl)
  const { data } = await urlKeyPage.loader({ context: visitContext(shop), url })
  if (!('head' in data)) throw new Error(`Expected a page at ${path}`)
  return data
}

/** Standard, below the sum from which it is free. */
const DELIVERY_CENTS = 1499

const CART = `prices { grand_total { value } } itemsV2 { items { prices { price_including_tax { value } } } }`

async function cartWith(sku: string, quantity = 1, code?: string) {
  const id = await aCart(shop, { lines: [{ sku, quantity }] })
  if (code !== undefined) {
    await shop.ask(
      'mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { id } } }',
      { input: { cart_id: id, coupon_code: code } },
    )
  }
  return (await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id })).cart
}

describe('CA-50, RT-136, RT-137, RT-167: pages that search engines are told one price of', () => {
  test('are those of the table', () => {
    expect([...pricedPages]).toEqual(ROWS.map(([, urlKey, price]) => [urlKey, fromDollars(Number(price))]))
  })

  test.each(ROWS)('%s: /%s tells A$%s, shows it, and the cart asks for it', async (_, urlKey, price) => {
    const { openingSku } = pageAt(urlKey)
    const { head } = await headOf(`/${urlKey}`)
    expect(head).toMatchObject({ robots: 'INDEX,FOLLOW', path: `/${urlKey}` })
    expect('structured' in head && head.structured[0]).toMatchObject({
      '@type': 'Product',
      offers: {
        lowPrice: price,
        offers: [{ '@type': 'Offer', price, priceCurrency: 'AUD', url: `${shop.publicUrl}/${urlKey}` }],
      },
    })
    const cart = await cartWith(openingSku)
    expect(cart.itemsV2.items[0].prices.price_including_tax.value).toBe(Number(price))
    expect(await rendered(shop, urlKeyPage, `/${urlKey}`)).toContain(`<span>A$${price}</span>`)
  })

  test.each(ROWS)(
    '%s: the words of /%s name no sum but A$%s, and say that delivery is extra',
    (_, urlKey, price) => {
      const { name, shortDescriptionHtml, descriptionHtml, metaTitle, metaDescription } = pageAt(urlKey)
      const words = [name, shortDescriptionHtml, descriptionHtml, metaTitle, metaDescription].join(' ')
      const sums = words.match(/A\$[\d.,]*\d/g) ?? []
      expect([...new Set(sums)]).toEqual([formatMoney(fromDollars(Number(price)))])
      expect(metaDescription).toContain('Delivery is extra.')
      expect(`${name} ${metaTitle}`).not.toMatch(/\bfree\b/i)
    },
  )

  test.each([
    ['free-photo-canvas', 1, 'FREE8X8', 0],
    ['free-canvas-20x30', 3, 'WALL3', 2],
    ['free-canvas-28x36', 3, 'WALL3', 2],
    ['free-canvas-30x30', 3, 'WALL3', 2],
    ['free-canvas-30x40', 3, 'WALL3', 2],
    ['photo-boards-b2g1', 3, 'BOARDS3', 2],
  ])(
    '/%s: %i of them with the code %s cost what %i cost without it, and delivery',
    async (urlKey, quantity, code, paid) => {
      const { openingSku, descriptionHtml } = pageAt(urlKey)
      // The page shows the longer words; the shorter ones are for cards.
      expect(descriptionHtml).toContain(`<b>${code}</b>`)
      const { prices } = await cartWith(openingSku, quantity, code)
      const cents = pricedPages.get(urlKey) ?? Number.NaN
      expect(fromDollars(prices.grand_total.value)).toBe(paid * cents + DELIVERY_CENTS)
    },
  )

  test('E-13, RT-136: /free-canvas lists the five canvases, names each code, and says what is left to pay', async () => {
    const { head, ...page } = await headOf('/free-canvas')
    expect(head).toMatchObject({ robots: 'INDEX,FOLLOW' })
    if (page.kind !== 'category') throw new Error('Expected a category')
    expect(page.sold.map(({ name }) => name)).toEqual(
      ROWS.slice(0, 5).map(([, urlKey]) => pageAt(urlKey).name),
    )
    const offer = [...(page.offer?.slides ?? []), page.offer?.details].join(' ')
    for (const code of ['FREE8X8', 'WALL3', 'BOARDS3', 'and so is delivery']) expect(offer).toContain(code)
    for (const [, urlKey] of ROWS.filter(([row]) => row !== 'F-33'))
      expect(offer).toContain(`href="/${urlKey}"`)
  })
})
