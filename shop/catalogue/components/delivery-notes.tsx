import { DeliveryByPostcode } from './delivery-by-postcode.tsx'
import { DeliveryPromise, type DeliveryPromiseProps } from './delivery-promise.tsx'
import { DELIVERY_ANCHOR } from './postcode-answer.ts'

interface DeliveryNotesProps extends DeliveryPromiseProps {
  urlKey: string
  sku: string
}

/** When a product arrives: anywhere in Australia, and at the shopper's postcode. */
export function DeliveryNotes({ urlKey, sku, ...promise }: DeliveryNotesProps) {
  return (
    <div id={DELIVERY_ANCHOR} className="grid scroll-mt-24 gap-4">
      <DeliveryPromise {...promise} />
      <DeliveryByPostcode {...{ urlKey, sku }} />
    </div>
  )
}
