/** The product record as the API gives it, read back for the rules that run in the browser. */
import type { Filter } from '#packages/design-document/design.ts'
import type { CustomSizeOffer } from '#packages/product/custom-size-offers.ts'
import type { OfferedRecord, QuantityOffers, RecordOffers } from '#packages/product/price.ts'
import type { OptionValue, ProductRecord, Size } from '#packages/product/record.ts'
import { type Spelled, unspelled } from '#packages/product/spelling.ts'

/** Scenes take another way: a page asks for them where it shows them. */
export type TravellingRecord = Omit<ProductRecord, 'scenes' | 'rooms'>

export interface PrintOptionOffer {
  size: string
  option: string
  value: string
  price_cents: number
}

/** With what an offer makes of it for the visitor; left out where nobody asked for it. */
export type PrintSize = Spelled<Size> & { final_price_cents?: number; oversize?: boolean }

export type PrintRecord = Omit<Spelled<TravellingRecord>, 'sizes'> & {
  version: number
  sizes: readonly PrintSize[]
  option_offers?: readonly PrintOptionOffer[]
  /** Only the page of the product asks for them. */
  quantity_offers?: readonly Spelled<QuantityOffers>[]
  /** Only the design tool asks for them. */
  custom_size_offers?: readonly Spelled<CustomSizeOffer>[]
}

/** The record behind an answer of the API, for `priceOf`, `surfacesOf` and the SKU rules. */
export function recordOfPrint(print: PrintRecord): OfferedRecord {
  const { version: _, option_offers, sizes, ...rest } = print
  const offers = offersOfPrint(print)
  const record = unspelled<TravellingRecord & Pick<OfferedRecord, 'quantityOffers' | 'customSizeOffers'>>({
    ...rest,
    sizes: sizes.map(({ final_price_cents: _, oversize: __, ...size }) => size),
  })
  return {
    ...record,
    startFilter: known(FILTERS, record.startFilter),
    options: record.options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, edge: known(EDGES, value.edge) })),
    })),
    scenes: [],
    rooms: [],
    ...(offers && { offers }),
  }
}

const FILTERS: Record<Filter, true> = {
  ...{ none: true, bw: true, sepia: true, vivid: true, pencil: true, silver: true, noir: true },
  ...{ bold: true, warm: true, golden: true, cool: true, faded: true, soft: true },
}
const EDGES: Record<NonNullable<OptionValue['edge']>, true> = { image: true, mirror: true, colour: true }

/** A page that is older than the shop's answer does without what it does not know. */
function known<Name extends string>(names: Record<Name, true>, name: Name | undefined): Name | undefined {
  return name !== undefined && name in names ? name : undefined
}

/** Undefined when nothing is cheaper than usual. */
function offersOfPrint({ sizes, option_offers = [] }: PrintRecord): RecordOffers | undefined {
  const cheaper = sizes.flatMap(({ code, price_cents, final_price_cents = price_cents }) =>
    final_price_cents < price_cents ? [[code, final_price_cents] as const] : [],
  )
  if (cheaper.length === 0 && option_offers.length === 0) return undefined
  return {
    sizes: Object.fromEntries(cheaper),
    options: option_offers.map(({ price_cents, ...place }) => ({ ...place, cents: price_cents })),
  }
}
