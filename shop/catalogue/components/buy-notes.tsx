import { type OfferedRecord, priceOf } from '#packages/product/price.ts'
import { quantityPricesOf } from '#packages/product/quantity-prices.ts'
import { type Choice, formatSku } from '#packages/product/sku.ts'
import { DeliveryNotes } from './delivery-notes.tsx'
import type { DeliveryPromiseProps } from './delivery-promise.tsx'
import type { ProductView } from './product-view.ts'
import { QuantityPrices } from './quantity-prices.tsx'
import { SoldOut } from './sold-out.tsx'

interface BuyNotesProps extends DeliveryPromiseProps {
  record: OfferedRecord
  choice: Choice
  product: Pick<ProductView, 'urlKey' | 'inStock' | 'way'>
}

/**
 * Below the way into the design tool: what more pieces of the choice cost, and when it arrives; of what is sold out, where
 * there is more of its kind.
 */
export function BuyNotes({ record, choice, product, ...promise }: BuyNotesProps) {
  const { urlKey, inStock, way } = product
  if (!inStock) return <SoldOut category={way.at(-1)} />
  return (
    <>
      <QuantityPrices
        onePieceCents={priceOf(record, choice).unitCents}
        prices={quantityPricesOf(record, choice)}
        whatCounts={`All ${record.words.pieces} of this size in your cart count together, whatever is on them`}
      />
      <DeliveryNotes {...promise} urlKey={urlKey} sku={formatSku(record, choice)} />
    </>
  )
}
