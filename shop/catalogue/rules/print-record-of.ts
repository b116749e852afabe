/** The product record as the API gives it. Apart from how it is read back, which pages load. */
import { isOversize } from '#packages/product/parcel.ts'
import type { RecordOffers } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { spelled } from '#packages/product/spelling.ts'
import type { PrintRecord, TravellingRecord } from './print-record.ts'

export function printRecordOf(record: ProductRecord, version: number, offers?: RecordOffers): PrintRecord {
  const { scenes: _, rooms: __, ...travelling } = record
  return {
    ...spelled<TravellingRecord>(travelling),
    version,
    sizes: record.sizes.map((size) => ({
      ...spelled(size),
      final_price_cents: offers?.sizes[size.code] ?? size.priceCents,
      oversize: isOversize(size.parcel),
    })),
    option_offers: (offers?.options ?? []).map(({ cents, ...place }) => ({ ...place, price_cents: cents })),
  }
}
