import { type Cents, formatMoney } from '#packages/money/money.ts'
import { drawnCorners, drawnLine, TURNED_LINE } from '#packages/product/drawn-corners.ts'
import { panelsOfSize } from '#packages/product/panels-of-size.ts'
import { type OfferedRecord, priceOf, withoutOffers } from '#packages/product/price.ts'
import { firstFaceOf } from '#packages/product/printed-faces.ts'
import type { ProductRecord, RecordSurface, Size } from '#packages/product/record.ts'
import { measuresOf } from '#packages/product/size-words.ts'
import { type Choice, type Orientation, turnedBefore, withSize } from '#packages/product/sku.ts'
import { classNames } from '#ui/class-names.ts'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import { CHOICE_FIELDS } from '../rules/chosen.ts'
import { PriceStrike } from './price.tsx'

const AllSizes = hydrateLazily(() => import('./all-sizes.tsx').then((module) => module.AllSizes))

interface SizeTilesProps {
  record: OfferedRecord
  choice: Choice
  choose: (choice: Choice) => void
  /** SKU of the page that they stand on. */
  sku?: string | undefined
  /** A few words on a size for the photo at hand. */
  noteOn?: ((record: ProductRecord, sized: Choice) => string | undefined) | undefined
  /** Other sizes are typed beside these, and need no link to where they are. */
  typedHere?: boolean | undefined
}

/** Widest drawing of a size, in CSS px; all sizes share one scale. */
const MAX_PX = 60

/** Every size as it is cut, all at one scale, each with the price it would have now. */
export function SizeTiles({ record, choice, choose, sku, noteOn, typedHere }: SizeTilesProps) {
  const longestMm = Math.max(...record.sizes.map((size) => size.heightMm))
  const regular = withoutOffers(record)
  const units = new Set(record.sizes.flatMap((size) => measuresOf(size, 'P').unit || []))
  return (
    <fieldset>
      <legend className="mb-3 text-meta font-semibold">
        Size <span className="font-normal text-ink-2">{sizesLegend(units)}</span>
      </legend>
      <div className="grid grid-cols-4 max-[20rem]:grid-cols-3 gap-1.5 sm:grid-cols-5">
        {record.sizes.map((size) => {
          const sized = withSize(record, choice, size.code)
          return (
            <SizeTile
              key={size.code}
              size={size}
              face={firstFaceOf(record, sized)}
              chosen={size.code === choice.size}
              orientation={turnedBefore(choice)}
              withUnit={units.size > 1}
              pxPerMm={MAX_PX / longestMm}
              cents={priceOf(record, sized).unitCents}
              regularCents={priceOf(regular, sized).unitCents}
              note={noteOn?.(record, sized)}
              onChoose={() => choose(sized)}
            />
          )
        })}
      </div>
      {record.sizes.length > 1 ? <AllSizes {...{ record, choice, sku, typedHere }} /> : null}
    </fieldset>
  )
}

const UNITS: Record<string, string> = { cm: 'centimetres', mm: 'millimetres' }

function sizesLegend(units: ReadonlySet<string>): string {
  const [unit = ''] = units
  const named = units.size === 1 && UNITS[unit]
  return named ? `in ${named}, drawn to scale` : 'drawn to scale'
}

interface SizeTileProps {
  size: Size
  /** What pictures of this size show: options may bring another shape. */
  face: RecordSurface | undefined
  chosen: boolean
  orientation: Orientation
  /** Sizes in several units say each its own. */
  withUnit: boolean
  pxPerMm: number
  cents: Cents
  regularCents: Cents
  note: string | undefined
  onChoose: () => void
}

function SizeTile({
  size,
  face,
  chosen,
  orientation,
  withUnit,
  pxPerMm,
  note,
  onChoose,
  ...prices
}: SizeTileProps) {
  const isLandscape = orientation === 'L'
  const { text, unit } = measuresOf(size, orientation)
  const [short, long] = [Math.round(size.widthMm * pxPerMm), Math.round(size.heightMm * pxPerMm)]
  const drawn = { width: isLandscape ? long : short, height: isLandscape ? short : long }
  const line = face && drawnLine(face)
  const parting = panelsOfSize(face, size.code)
  return (
    <label className="tile content-end justify-items-center gap-2 px-0.5 pt-2.5 pb-2 text-center leading-tight hover:bg-sunk">
      <input
        type="radio"
        name={CHOICE_FIELDS.size}
        value={size.code}
        checked={chosen}
        onChange={onChoose}
        className="tile-input"
      />
      {parting ? (
        <i aria-hidden style={drawn} className="drawn-panels">
          {Array.from({ length: parting.count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <i key={place} />
          ))}
        </i>
      ) : line === undefined ? (
        <i aria-hidden style={{ ...drawn, ...roundedAs(face, drawn, pxPerMm) }} className="drawn-shape" />
      ) : (
        <svg
          aria-hidden
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          style={drawn}
          className="drawn-line"
        >
          <path
            d={line}
            transform={isLandscape ? TURNED_LINE : undefined}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <span>
        <b
          className={classNames(
            'tabular block text-small font-semibold',
            // Words are longer than measures, and a tile of a phone is narrow.
            unit !== '' && 'whitespace-nowrap max-[20rem]:whitespace-normal',
          )}
        >
          <span>{withUnit && unit !== '' ? `${text} ${unit}` : text}</span>
          <span className="sr-only">{withUnit ? ',' : ` ${UNITS[unit] ?? ''},`}</span>
        </b>
        <small className="tabular block text-[0.75rem] text-ink-2">
          <PriceStrike {...prices} /> <span>{formatMoney(prices.cents)}</span>
        </small>
        {note ? <small className="tabular block text-[0.75rem] text-ink-2">{note}</small> : null}
      </span>
    </label>
  )
}

function roundedAs(
  face: RecordSurface | undefined,
  drawn: { width: number; height: number },
  pxPerMm: number,
) {
  const { across = 0, down = 0 } = face ? drawnCorners(face, drawn, pxPerMm) : {}
  if (across === 0) return
  return { borderRadius: across === drawn.width / 2 && down === drawn.height / 2 ? '50%' : across }
}
