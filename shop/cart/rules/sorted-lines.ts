/** Lines in the order that a client asks for. */
import type { Cents } from '#packages/money/money.ts'

interface SortableLine {
  id: number
  productId: number
  sku: string
  quantity: number
  unitCents: Cents
  rowCents: Cents
  discountCents: Cents
  product: { name: string; kind: string }
}

type Key = (line: SortableLine) => number | string

/** The contract's fields that a line of this shop has. */
const keys: Readonly<Record<string, Key>> = {
  ITEM_ID: ({ id }) => id,
  CREATED_AT: ({ id }) => id,
  PRODUCT_ID: ({ productId }) => productId,
  SKU: ({ sku }) => sku,
  NAME: ({ product }) => product.name,
  QTY: ({ quantity }) => quantity,
  PRICE: ({ unitCents }) => unitCents,
  BASE_PRICE: ({ unitCents }) => unitCents,
  PRICE_INC_TAX: ({ unitCents }) => unitCents,
  BASE_PRICE_INC_TAX: ({ unitCents }) => unitCents,
  ROW_TOTAL: ({ rowCents }) => rowCents,
  BASE_ROW_TOTAL: ({ rowCents }) => rowCents,
  ROW_TOTAL_INC_TAX: ({ rowCents }) => rowCents,
  BASE_ROW_TOTAL_INC_TAX: ({ rowCents }) => rowCents,
  ROW_TOTAL_WITH_DISCOUNT: ({ rowCents, discountCents }) => rowCents - discountCents,
  DISCOUNT_AMOUNT: ({ discountCents }) => discountCents,
  BASE_DISCOUNT_AMOUNT: ({ discountCents }) => discountCents,
  PRODUCT_TYPE: ({ product }) => product.kind,
}

/** Lines that are equal, and all of them for a field that no line has, stay in the order of adding. */
export function sortedLines<Line extends SortableLine>(
  lines: readonly Line[],
  sort: { field: string; order: 'ASC' | 'DESC' } | null | undefined,
): readonly Line[] {
  const key = sort && keys[sort.field]
  if (!key) return lines
  const direction = sort.order === 'DESC' ? -1 : 1
  return lines.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    const difference = typeof a === 'string' ? a.localeCompare(String(b), 'en-AU') : a - Number(b)
    return direction * difference || one.id - other.id
  })
}
