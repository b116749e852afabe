import { type Refusal, refusal } from '../../api/refusal.ts'
import type { CartChangeDeps } from '../../cart/commands/active-cart.ts'
import { addLines, type ChangedLines } from '../../cart/commands/add-lines.ts'
import { customersCart } from '../../cart/commands/create-cart.ts'
import type { LineFactsDeps } from '../../cart/commands/line-facts.ts'
import type { NewLine } from '../../cart/rules/new-line.ts'
import { noOptions } from '../../cart/rules/requested-options.ts'
import { productsByIds } from '../../catalogue/store.ts'
import type { CustomerCaller } from '../../customers/rules/caller.ts'
import { type OrderLine, orderByNumber } from '../../orders/store.ts'

/**
 * Adds every line of one of the customer's orders to their cart: the same SKU with the same frozen design, at today's
 * price. What is no longer sold is listed among the problems, and the rest is added.
 */
export async function reorder(
  deps: CartChangeDeps & LineFactsDeps,
  customer: CustomerCaller,
  orderNumber: string,
  store: string | undefined,
): Promise<ChangedLines | Refusal> {
  const order = await orderByNumber(deps.db, orderNumber.trim())
  if (!order || order.customerId !== customer.id) {
    // The same sentence as for a guest, so that nobody learns whose number it is.
    return refusal('graphql-no-such-entity', "We couldn't locate an order with the information provided.")
  }
  const productIds = order.lines.flatMap(({ productId }) => productId ?? [])
  const products = new Map(
    (await productsByIds(deps.db, productIds)).map((product) => [product.id, product.sku]),
  )
  const lines = order.lines.map((line) => newLine(line, products.get(line.productId ?? -1)))
  const id = await customersCart(deps, customer, store)
  return addLines(deps, { id, caller: customer, store }, lines)
}

/** @param parentSku  of the product page that the line was bought on, while there is one */
function newLine(line: OrderLine, parentSku: string | undefined): NewLine {
  const { productId, sku, quantity, designRevision, entered, toolOptions, originalImageUrl, note } = line
  return {
    sku,
    quantity,
    designRevision: designRevision ?? undefined,
    parentSku,
    options: noOptions,
    // The link and the price belonged to the line that was bought.
    extras: { toolOptions, originalImageUrl, note },
    // A certificate's day may be in the past: the new one is sent as soon as it is paid.
    before:
      entered && productId !== null
        ? { productId, sku, entered: { ...entered, deliverOn: undefined } }
        : undefined,
  }
}
