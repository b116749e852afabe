/** What a product is found, filtered and sorted by, worked out from the product itself. */
import type { Cents } from '#packages/money/money.ts'
import type { StartValues } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Facet, facetsOf } from './facets.ts'
import { measuresOfSize } from './measures.ts'
import { productPriceRange } from './product-price.ts'
import { plainWords } from './search-phrase.ts'

export interface IndexEntry {
  lowestCents: Cents
  highestCents: Cents
  facets: Facet[]
  /** Sizes as shoppers type them. */
  measures: string[]
  /** Names of the categories, which are searched like keywords. */
  categoryNames: string
  /** Words that a mistyped one may have meant. */
  spellings: string[]
}

type IndexedProduct = { name: string; metaKeywords: string | null } & {
  attributes: Readonly<Record<string, readonly string[]>>
} & (
    | { kind: 'printed'; record: ProductRecord; startValues?: StartValues }
    | { kind: 'goods' | 'membership' | 'gift-certificate'; priceCents: Cents | null }
  )

/** Shorter words are too much like one another to be guessed. */
const MIN_SPELLING = 3

/** @param categories those the product is in, and all above them */
export function indexEntry(
  product: IndexedProduct,
  categories: readonly { id: number; name: string; urlKey: string; position: number }[],
): IndexEntry {
  const record = product.kind === 'printed' ? product.record : undefined
  const categoryNames = categories.map(({ name }) => name).join(' ')
  const texts = [
    product.name,
    product.metaKeywords ?? '',
    categoryNames,
    ...Object.values(product.attributes).flat(),
  ]
  return {
    ...productPriceRange(product),
    facets: facetsOf({ record, attributes: product.attributes }, categories),
    measures: [...new Set(record?.sizes.flatMap(measuresOfSize) ?? [])],
    categoryNames,
    spellings: [...new Set(plainWords(texts.join(' ')))].filter(
      (word) => word.length >= MIN_SPELLING && !/\d/.test(word),
    ),
  }
}
