import { formatMoney } from '#packages/money/money.ts'
import { type OfferedRecord, optionCents } from '#packages/product/price.ts'
import type { Option, OptionValue } from '#packages/product/record.ts'
import { countsPieces, valuesInOrder } from '#packages/product/sets.ts'
import type { Choice } from '#packages/product/sku.ts'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import { DepthDrawing } from './depth-drawing.tsx'

const WrapDrawing = hydrateLazily(() => import('./wrap-drawing.tsx').then((module) => module.WrapDrawing))
const SetPrice = hydrateLazily(() => import('./set-price.tsx').then((module) => module.SetPrice))

interface OptionTilesProps {
  record: OfferedRecord
  option: Option
  choice: Choice
  choose: (choice: Choice) => void
}

/**
 * One option of a product; a depth and a wrap are drawn, others are words. A set has the whole price that it would have now, anything
 * else says what it adds.
 */
export function OptionTiles({ record, option, choice, choose }: OptionTilesProps) {
  const size = record.sizes.find((one) => one.code === choice.size)
  const isSet = countsPieces(option)
  const wraps = option.values.some((value) => value.edge !== undefined)
  const detail = option.values.find((value) => value.code === choice.values[option.code])?.detail
  return (
    <fieldset>
      <legend className="mb-2.5 text-meta font-semibold">
        <span>{`${option.label} `}</span>
        {wraps && detail ? <span className="font-normal text-ink-2">{lowered(detail)}</span> : null}
      </legend>
      <div
        className={classNames(
          'grid gap-2',
          wraps ? 'grid-cols-5 gap-1 max-[20rem]:grid-cols-3 sm:gap-2' : 'sm:grid-cols-3',
        )}
      >
        {valuesInOrder(option).map((value) => {
          const having = { ...choice, values: { ...choice.values, [option.code]: value.code } }
          const addedCents = size ? optionCents(record, size, option.code, value) : 0
          return (
            <OptionTile
              key={value.code}
              name={option.code}
              value={value}
              drawn={wraps}
              chosen={choice.values[option.code] === value.code}
              onChoose={() => choose(having)}
            >
              {isSet ? (
                <SetPrice record={record} choice={having} value={value} />
              ) : addedCents > 0 ? (
                <span>{`+${formatMoney(addedCents)}`}</span>
              ) : null}
            </OptionTile>
          )
        })}
      </div>
    </fieldset>
  )
}

interface OptionTileProps {
  name: string
  value: OptionValue
  drawn: boolean
  chosen: boolean
  onChoose: () => void
  /** What it costs. */
  children: Elements
}

function OptionTile({ name, value, drawn, chosen, onChoose, children }: OptionTileProps) {
  return (
    <Tile name={name} value={value.code} chosen={chosen} onChoose={onChoose} edged={!drawn}>
      {drawn ? (
        <span className="block text-center text-micro leading-tight">
          {/* Its place is kept while it is fetched. */}
          <span className="block h-12">
            <WrapDrawing edge={value.edge ?? 'colour'} colour={value.edgeColour} />
          </span>
          <span>{value.label}</span>
        </span>
      ) : (
        <span className="flex items-center gap-3 text-small leading-snug">
          {value.depthMm === undefined ? null : <DepthDrawing depthMm={value.depthMm} />}
          <span>
            <b className="block text-meta font-semibold">{value.label}</b>
            {value.detail ? <span className="block text-micro text-ink-2">{value.detail}</span> : null}
            {children ? <span className="tabular block text-micro text-ink-2">{children}</span> : null}
          </span>
        </span>
      )}
    </Tile>
  )
}

interface TileProps {
  name: string
  value: string
  chosen: boolean
  onChoose: () => void
  edged: boolean
  children: Elements
}

/** A radio button as large as its tile; chosen is a firm edge, never a tint alone. */
export function Tile({ name, value, chosen, onChoose, edged, children }: TileProps) {
  return (
    <label className={edged ? 'tile edge px-3.5 py-2.5' : 'tile px-0.5 py-2 hover:bg-sunk'}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        onChange={onChoose}
        className="tile-input"
      />
      {children}
    </label>
  )
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
