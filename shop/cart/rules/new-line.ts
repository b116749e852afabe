/** Whether something may become a cart line, and of which product. */
import type { ProductRecord } from '../../catalogue/rules/record.ts'
import { parseSku } from '../../catalogue/rules/sku.ts'
import { OUT_OF_STOCK } from './priced-cart.ts'
import { quantityProblem } from './quantity.ts'

export interface NewLine {
  sku: string
  quantity: number
  /** Key of the frozen design that the line prints. */
  designRevision: string | undefined
  /** SKU of the product page it was chosen on; without one it is the family's usual product. */
  parentSku: string | undefined
}

export interface LineProblem {
  code:
    | 'PRODUCT_NOT_FOUND'
    | 'INSUFFICIENT_STOCK'
    | 'COULD_NOT_FIND_CART_ITEM'
    | 'REQUIRED_PARAMETER_MISSING'
    | 'INVALID_PARAMETER_VALUE'
  message: string
}

/** What the decision looks at, read beforehand. */
export interface LineFacts {
  /** Products in the order of the shelf, with the records that are sold today. */
  products: readonly { id: number; sku: string; inStock: boolean; record: ProductRecord }[]
  /** The SKU that each known design revision was frozen for. */
  revisionSkus: ReadonlyMap<string, string>
}

export type LineDecision =
  | { kind: 'line'; productId: number; designRevision: string }
  | ({ kind: 'problem' } & LineProblem)

export function decideLine(line: NewLine, facts: LineFacts): LineDecision {
  const wrongQuantity = quantityProblem(line.quantity)
  if (wrongQuantity) return problem('INVALID_PARAMETER_VALUE', wrongQuantity)

  const sellers = facts.products.filter((product) => parseSku(product.record, line.sku).kind === 'choice')
  const product = sellers.find((seller) => seller.sku === line.parentSku) ?? sellers[0]
  if (!product) return problem('PRODUCT_NOT_FOUND', `Could not find a product with SKU "${line.sku}"`)
  if (!product.inStock) return problem('INSUFFICIENT_STOCK', OUT_OF_STOCK)

  if (!line.designRevision) {
    return problem(
      'REQUIRED_PARAMETER_MISSING',
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    )
  }
  const frozenSku = facts.revisionSkus.get(line.designRevision)
  if (frozenSku === undefined) {
    return problem(
      'INVALID_PARAMETER_VALUE',
      'We could not find this design. Please open it and add it again.',
    )
  }
  if (frozenSku !== line.sku) {
    return problem(
      'INVALID_PARAMETER_VALUE',
      'This design was made for another size or other options. Please open it and choose again.',
    )
  }
  return { kind: 'line', productId: product.id, designRevision: line.designRevision }
}

export function lineNotFound(lineId: string | number): LineProblem {
  return { code: 'COULD_NOT_FIND_CART_ITEM', message: `Cart doesn't contain the ${lineId} item.` }
}

const problem = (code: LineProblem['code'], message: string): LineDecision => ({
  kind: 'problem',
  code,
  message,
})
