/** The record travels whole: what a family says reaches the rules that run in the browser. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readFamilies } from '../families/read-families.ts'
import { openTestShop } from '../testing/shop.ts'
import { recordOfPrint } from './rules/print-record.ts'

/** What pages read of a record. */
const FULL_RECORD = readFileSync('shop/catalogue/components/full-record.graphql', 'utf8')

const shop = await openTestShop()
const sold = (await readFamilies()).filter(({ pages }) => pages.brands.includes('canvas'))

it.each(sold.map(({ record, pages }) => [record.family, record, pages.products[0]?.urlKey] as const))(
  'the record of the %s comes out of the API as it went in, but for its scenes',
  async (_, record, urlKey) => {
    const { products } = await shop.ask(
      `${FULL_RECORD} query ($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }) { items { print_record { ...FullRecord } } }
      }`,
      { urlKey },
    )
    const { offers: _offers, ...read } = recordOfPrint(products.items[0].print_record)
    expect(read).toEqual({ ...record, scenes: [], rooms: [] })
  },
)
