import { formatMoney } from '#packages/money/money.ts'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import { CHOICE_FIELDS } from '../rules/chosen.ts'
import { priceOf } from '../rules/price.ts'
import type { ProductRecord, Size } from '../rules/record.ts'
import { measuresInWords } from '../rules/size-words.ts'
import { type Choice, withSize } from '../rules/sku.ts'

const AllSizes = hydrateLazily(() => import('./all-sizes.tsx').then((module) => module.AllSizes))

interface SizeTilesProps {
  record: ProductRecord
  choice: Choice
  choose: (choice: Choice) => void
}

/** Widest drawing of a size, in CSS px; all sizes share one scale. */
const LARGEST_PX = 60

/** Every size as a rectangle, all at one scale, each with the price it would have now. */
export function SizeTiles({ record, choice, choose }: SizeTilesProps) {
  const longestMm = Math.max(...record.sizes.map((size) => size.heightMm))
  return (
    <fieldset>
      <legend className="mb-3 text-meta font-semibold">
        Size <span className="font-normal text-ink-2">in centimetres, drawn to scale</span>
      </legend>
      <div className="grid grid-cols-4 max-[20rem]:grid-cols-3 items-stretch gap-1.5 sm:grid-cols-5">
        {record.sizes.map((size) => (
          <SizeTile
            key={size.code}
            size={size}
            chosen={size.code === choice.size}
            lying={choice.orientation === 'L'}
            pxPerMm={LARGEST_PX / longestMm}
            price={formatMoney(priceOf(record, withSize(record, choice, size.code)).unitCents)}
            onChoose={() => choose(withSize(record, choice, size.code))}
          />
        ))}
      </div>
      {record.sizes.length > 1 ? <AllSizes record={record} /> : null}
    </fieldset>
  )
}

interface SizeTileProps {
  size: Size
  chosen: boolean
  lying: boolean
  pxPerMm: number
  price: string
  onChoose: () => void
}

function SizeTile({ size, chosen, lying, pxPerMm, price, onChoose }: SizeTileProps) {
  const [short, long] = [Math.round(size.widthMm * pxPerMm), Math.round(size.heightMm * pxPerMm)]
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
      <i
        aria-hidden
        style={{ width: lying ? long : short, height: lying ? short : long }}
        className="drawn-shape"
      />
      <span>
        <b className="tabular block text-small font-semibold whitespace-nowrap max-[20rem]:whitespace-normal">
          <span>{measuresInWords(size, lying)}</span>
          <span className="sr-only"> centimetres,</span>
        </b>
        <small className="tabular text-[0.75rem] text-ink-2">{price}</small>
      </span>
    </label>
  )
}
