/** The calls of the page of a category of 10,000 products: as it opens, further on, sorted, and narrowed by its facets. */

import { readCategoryAddress } from '#shop/catalogue/rules/category-address.ts'
import { contractFilter, LISTING_PAGE_SIZE } from '#shop/catalogue/rules/listing-address.ts'
import { CategoryListingDocument } from '#shop/generated/client/graphql.ts'
import type { ApiClient } from './api-client.ts'
import { type BenchCatalogue, oneOf } from './api-flows.ts'

export interface Call {
  name: string
  call: () => Promise<unknown>
}

const SIZES = [
  '20X20',
  '20X30',
  '28X36',
  '30X30',
  '30X40',
  '40X50',
  '40X60',
  '45X60',
  '50X50',
  '50X75',
  '60X90',
]
const MATERIALS = ['canvas', 'fine-canvas', 'recycled-canvas']
const ORIENTATIONS = ['portrait', 'landscape', 'square']

export function largestCategoryCalls(client: ApiClient, catalogue: BenchCatalogue): Call[] {
  const query = CategoryListingDocument.toString()
  const list = (address: () => string) => () => {
    const asked = readCategoryAddress(new URLSearchParams(address()))
    return client.ask(query, {
      page: asked.page,
      pageSize: LISTING_PAGE_SIZE,
      filter: { ...contractFilter(asked), category_uid: { eq: catalogue.largestCategoryUid } },
      sort: { [asked.sort.field]: asked.sort.direction },
    })
  }
  return [
    { name: 'largest category', call: list(() => '') },
    { name: 'largest category, page 30', call: list(() => 'page=30') },
    { name: 'largest category by price', call: list(() => 'sort=price-up') },
    { name: 'largest category, one size', call: list(() => `size=${oneOf(SIZES)}`) },
    {
      name: 'largest category, three facets',
      call: list(
        () =>
          `size=${oneOf(SIZES)}&material=${oneOf(MATERIALS)}&orientation=${oneOf(ORIENTATIONS)}&sort=price-up`,
      ),
    },
    {
      // Of its own each time, so that no count is a kept one.
      name: 'largest category, a price',
      call: list(() => `from=${Math.ceil(Math.random() * 40)}&to=${40 + Math.ceil(Math.random() * 400)}`),
    },
  ]
}
