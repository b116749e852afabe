/** The product record in the contract's own spelling, and back again for the rules that run in the browser. */
import type { Filter } from '#packages/design-document/design.ts'
import type { OfferedRecord, RecordOffers } from '#packages/product/price.ts'
import type { OptionValue, ProductRecord, Size } from '#packages/product/record.ts'

export interface PrintRecord {
  family: string
  version: number
  sku_prefix: string
  tool_path: string
  start_filter?: string | null
  sizes: readonly PrintSize[]
  options: readonly { code: string; label: string; values: readonly PrintOptionValue[] }[]
  option_offers?: readonly PrintOptionOffer[]
}

export interface PrintOptionOffer {
  size: string
  option: string
  value: string
  price_cents: number
}

export interface PrintSize {
  code: string
  label: string
  inches: string
  width_mm: number
  height_mm: number
  safe_mm: number
  target_dpi: number
  warn_dpi: number
  price_cents: number
  /** For the visitor; left out where nobody asked for it. */
  final_price_cents?: number
  oversize: boolean
}

export interface PrintOptionValue {
  code: string
  label: string
  detail?: string | null
  price_percent: number
  price_cents: number
  depth_mm?: number | null
  bleed_mm?: number | null
  edge?: string | null
  edge_colour?: string | null
}

export function printRecordOf(record: ProductRecord, version: number, offers?: RecordOffers): PrintRecord {
  return {
    family: record.family,
    version,
    sku_prefix: record.skuPrefix,
    tool_path: record.toolPath,
    start_filter: record.startFilter ?? null,
    sizes: record.sizes.map((size) => ({
      code: size.code,
      label: size.label,
      inches: size.inches,
      width_mm: size.widthMm,
      height_mm: size.heightMm,
      safe_mm: size.safeMm,
      target_dpi: size.targetDpi,
      warn_dpi: size.warnDpi,
      price_cents: size.priceCents,
      final_price_cents: offers?.sizes[size.code] ?? size.priceCents,
      oversize: size.oversize,
    })),
    options: record.options.map((option) => ({
      code: option.code,
      label: option.label,
      values: option.values.map((value) => ({
        code: value.code,
        label: value.label,
        detail: value.detail ?? null,
        price_percent: value.price.percent,
        price_cents: value.price.cents,
        depth_mm: value.depthMm ?? null,
        bleed_mm: value.bleedMm ?? null,
        edge: value.edge ?? null,
        edge_colour: value.edgeColour ?? null,
      })),
    })),
    option_offers: (offers?.options ?? []).map(({ cents, ...place }) => ({ ...place, price_cents: cents })),
  }
}

/** The record behind an answer of the contract, for `priceOf`, `surfaceOf` and the SKU rules. */
export function recordOfPrint(print: PrintRecord): OfferedRecord {
  const offers = offersOfPrint(print)
  return {
    ...(offers && { offers }),
    family: print.family,
    skuPrefix: print.sku_prefix,
    toolPath: print.tool_path,
    ...(isFilter(print.start_filter) && { startFilter: print.start_filter }),
    sizes: print.sizes.map(sizeOfPrint),
    options: print.options.map(({ code, label, values }) => ({
      code,
      label,
      values: values.map(valueOfPrint),
    })),
  }
}

const FILTERS: readonly string[] = ['bw', 'sepia', 'vivid', 'pencil'] satisfies readonly Filter[]

const isFilter = (text: string | null | undefined): text is Filter => text != null && FILTERS.includes(text)

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

const sizeOfPrint = (size: PrintSize): Size => ({
  code: size.code,
  label: size.label,
  inches: size.inches,
  widthMm: size.width_mm,
  heightMm: size.height_mm,
  safeMm: size.safe_mm,
  targetDpi: size.target_dpi,
  warnDpi: size.warn_dpi,
  priceCents: size.price_cents,
  oversize: size.oversize,
})

function valueOfPrint(value: PrintOptionValue): OptionValue {
  const { edge } = value
  return {
    code: value.code,
    label: value.label,
    price: { percent: value.price_percent, cents: value.price_cents },
    ...(value.detail != null && { detail: value.detail }),
    ...(value.depth_mm != null && { depthMm: value.depth_mm }),
    ...(value.bleed_mm != null && { bleedMm: value.bleed_mm }),
    ...((edge === 'image' || edge === 'mirror' || edge === 'colour') && { edge }),
    ...(value.edge_colour != null && { edgeColour: value.edge_colour }),
  }
}
