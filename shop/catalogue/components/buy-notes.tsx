import { type OfferedRecord, priceOf } from '#packages/product/price.ts'
import { quantityPricesOf } from '#packages/product/quantity-prices.ts'
import { type Choice, formatSku } from '#packages/product/sku.ts'
import { DeliveryNotes } from './delivery-notes.tsx'
import type { DeliveryPromiseProps } from './delivery-promise.tsx'
import { QuantityPrices } from './quantity-prices.tsx'

interface BuyNotesProps extends DeliveryPromiseProps {
  record: OfferedRecord
  choice: Choice
  urlKey: string
}

/** Below the way into the design tool: what more pieces of the choice cost, and when it arrives. */
export function BuyNotes({ record, choice, urlKey, ...promise }: BuyNotesProps) {
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
