/** Whether something may become a cart line, and of which product. */

import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { noSuchProduct } from '../../catalogue/rules/no-such-product.ts'
import type { EnteredCertificate } from '../../marketing/rules/entered-certificate.ts'
import { chosenSku } from './chosen-sku.ts'
import { certificateOf, OPTIONS_MISSING } from './gift-certificate.ts'
import { extrasProblem, type LineExtras } from './line-extras.ts'
import type { LineKind } from './line-kind.ts'
import { OUT_OF_STOCK, TOO_MANY } from './priced-line.ts'
import { quantityProblem } from './quantity.ts'
import { noOptions, type RequestedOptions } from './requested-options.ts'
import type { Configuration } from './shipping.ts'

export interface NewLine {
  /** With every option chosen, or of a product whose options come one by one. */
  sku: string
  quantity: number
  /** Key of the frozen design that a printed line prints. */
  designRevision: string | undefined
  /** SKU of the product page it was chosen on; without one it is that of its design, or the family's usual product. */
  parentSku: string | undefined
  options?: RequestedOptions | undefined
  extras?: LineExtras | undefined
  /** Never merged with a line that is the same thing. */
  onlyNew?: boolean | undefined
  /** Kept beside the cart, not put into it. */
  savedForLater?: boolean | undefined
  /** The line before the change; what is not sent stays. */
  before?: { productId: number; sku: string; entered: EnteredCertificate | null } | undefined
}

export interface LineProblem {
  code:
    | 'PRODUCT_NOT_FOUND'
    | 'NOT_SALABLE'
    | 'INSUFFICIENT_STOCK'
    | 'COULD_NOT_FIND_CART_ITEM'
    | 'REQUIRED_PARAMETER_MISSING'
    | 'INVALID_PARAMETER_VALUE'
    | 'ALREADY_IN_CART'
  message: string
  /** What there is, when more was asked for. */
  available?: number | undefined
}

interface SoldProduct {
  id: number
  sku: string
  inStock: boolean
  priceCents: number | null
  stock: number | null
}

export type KnownProduct = SoldProduct &
  ({ kind: 'printed'; record: ProductRecord } | { kind: Exclude<LineKind, 'printed'> })

/** What the decision looks at, read beforehand. */
export interface LineFacts {
  /** Products in catalogue order, with the records that are sold today. */
  products: readonly KnownProduct[]
  /** Of each known design revision: the SKU that it was frozen for, and the page that the design was begun on. */
  revisions: ReadonlyMap<string, { sku: string; parentSku: string | null }>
  configuration: Configuration
  /** The day in the shop, YYYY-MM-DD. */
  today: string
}

/** What a line will be. */
export interface DecidedLine {
  kind: LineKind
  productId: number
  sku: string
  designRevision: string | null
  entered: EnteredCertificate | null
  /** How many pieces there are; undefined for what is made to order. */
  available: number | undefined
}

export type LineDecision = { kind: 'line'; line: DecidedLine } | ({ kind: 'problem' } & LineProblem)

export const NOT_SOLD = 'Product that you are trying to add is not available.'
export const ONE_MEMBERSHIP = 'One membership is enough: it counts for everything you order.'

export function decideLine(line: NewLine, facts: LineFacts): LineDecision {
  const wrong = quantityProblem(line.quantity) ?? extrasProblem(line.extras ?? {})
  if (wrong) return problem('INVALID_PARAMETER_VALUE', wrong)

  const named = facts.products.find(({ sku }) => sku === line.sku)
  if (named && named.kind !== 'printed') return decideUnprinted(line, named, facts)
  return decidePrinted(line, facts)
}

function decidePrinted(line: NewLine, facts: LineFacts): LineDecision {
  const options = line.options ?? noOptions
  const printed = facts.products.flatMap((product) => (product.kind === 'printed' ? product : []))
  const named = printed.find(({ sku }) => sku === line.sku)
  // A changed line keeps its product page.
  const page = named ?? printed.find(({ id }) => id === line.before?.productId)
  const isChosen = named !== undefined || (page !== undefined && options.choices.size > 0)
  const sku = isChosen && page ? chosenSku(page.record, options.choices, line.before?.sku) : line.sku
  if (sku === undefined) return problem('REQUIRED_PARAMETER_MISSING', OPTIONS_MISSING)

  const sellers = printed.filter((product) => parseSku(product.record, sku).kind === 'choice')
  const designRevision = line.designRevision ?? options.designRevision
  const frozen = facts.revisions.get(designRevision ?? '')
  const seller = (of: string | null | undefined) => sellers.find((one) => one.sku === of)
  const product =
    seller(named?.sku ?? line.parentSku) ?? seller(frozen?.parentSku) ?? seller(page?.sku) ?? sellers[0]
  if (!product) return problem('PRODUCT_NOT_FOUND', noSuchProduct(line.sku))
  if (!product.inStock) return problem('INSUFFICIENT_STOCK', OUT_OF_STOCK)

  if (!designRevision) return problem('REQUIRED_PARAMETER_MISSING', OPTIONS_MISSING)
  if (!frozen) {
    const message = 'We could not find this design. Please open it and add it again.'
    return problem('INVALID_PARAMETER_VALUE', message)
  }
  if (frozen.sku !== sku) {
    const message = 'This design was made for another size or other options. Please open it and choose again.'
    return problem('INVALID_PARAMETER_VALUE', message)
  }
  return decided({ kind: 'printed', productId: product.id, sku, designRevision })
}

function decideUnprinted(
  line: NewLine,
  product: SoldProduct & { kind: Exclude<LineKind, 'printed'> },
  { configuration, today }: LineFacts,
): LineDecision {
  const { id: productId, kind, sku, stock } = product
  if (!product.inStock || stock === 0) return problem('INSUFFICIENT_STOCK', OUT_OF_STOCK)
  switch (kind) {
    case 'gift-certificate': {
      const fields = (line.options ?? noOptions).certificate
      const result = certificateOf(fields, line.before?.entered ?? undefined, today)
      if (result.kind === 'certificate') return decided({ kind, productId, sku, entered: result.entered })
      const code = result.isMissing ? 'REQUIRED_PARAMETER_MISSING' : 'INVALID_PARAMETER_VALUE'
      return problem(code, result.message)
    }
    case 'membership': {
      const hasPrice = product.priceCents !== null || configuration.get('champ_membership_price')
      if (!hasPrice) return problem('NOT_SALABLE', NOT_SOLD)
      return decided({ kind, productId, sku })
    }
    case 'goods':
      if (product.priceCents === null) return problem('NOT_SALABLE', NOT_SOLD)
      return decided({ kind, productId, sku, available: stock ?? undefined })
  }
}

/** PE-20: the message when a shopper adds the same thing again, such as after going back. */
export const alreadyInCart = (quantity: number) =>
  quantity === 1
    ? 'This design is in your cart already, once. Do you want one more of it?'
    : `This design is in your cart already, ${quantity} times. Do you want one more of it?`

/** Why a line cannot hold so many, including those that it held before; undefined when it can. */
export function amountProblem(line: DecidedLine, quantity: number): LineProblem | undefined {
  if (line.kind === 'membership' && quantity > 1) {
    return { code: 'INVALID_PARAMETER_VALUE', message: ONE_MEMBERSHIP }
  }
  if (line.available !== undefined && quantity > line.available) {
    return { code: 'INSUFFICIENT_STOCK', message: TOO_MANY, available: line.available }
  }
  const message = quantityProblem(quantity)
  return message === undefined ? undefined : { code: 'INVALID_PARAMETER_VALUE', message }
}

/** Whether two lines are one thing: certificates are mails to different people, so they never are. */
export function isSameThing(
  one: Pick<DecidedLine, 'kind' | 'sku' | 'designRevision'>,
  other: Pick<DecidedLine, 'kind' | 'sku' | 'designRevision'>,
): boolean {
  return (
    one.kind === other.kind &&
    one.kind !== 'gift-certificate' &&
    one.sku === other.sku &&
    one.designRevision === other.designRevision
  )
}

export function lineNotFound(lineId: string | number): LineProblem {
  return { code: 'COULD_NOT_FIND_CART_ITEM', message: `Cart doesn't contain the ${lineId} item.` }
}

function decided(line: Pick<DecidedLine, 'kind' | 'productId' | 'sku'> & Partial<DecidedLine>): LineDecision {
  return { kind: 'line', line: { designRevision: null, entered: null, available: undefined, ...line } }
}

const problem = (code: LineProblem['code'], message: string): LineDecision => ({
  kind: 'problem',
  code,
  message,
})
