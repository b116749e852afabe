import { Form, useLocation } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { type OfferedRecord, priceOf, withoutOffers } from '#packages/product/price.ts'
import { measuresInWords } from '#packages/product/size-words.ts'
import { type Choice, positionsOf, resolveChoice } from '#packages/product/sku.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { useChosenPhoto, useTriedPhotoId } from '../../try-photo/components/photo/chosen-photo.ts'
import { CHOICE_FIELDS } from '../rules/chosen.ts'
import { OptionTiles, Tile } from './option-tiles.tsx'
import { DiscountLabel, PriceStrike } from './price.tsx'
import type { ProductView } from './product-view.ts'
import { SizeTiles } from './size-tiles.tsx'
import { StartChosen } from './start-chosen.tsx'
import { useEarlyChoice } from './use-early-choice.ts'

interface BuyFormProps {
  product: Pick<ProductView, 'record' | 'sku' | 'inStock'>
  choice: Choice
  choose: (choice: Choice) => void
}

/** Every option as real radio buttons; without JavaScript the form asks the server for the price. */
export function BuyForm({ product, choice, choose }: BuyFormProps) {
  const { record, sku, inStock } = product
  const { unitCents, added } = priceOf(record, choice)
  const price = formatMoney(unitCents)
  const regularCents = priceOf(withoutOffers(record), choice).unitCents
  const photo = useTriedPhotoId()
  const own = useChosenPhoto()
  const start = <StartChosen {...{ record, choice, sku, photo, inStock }} />
  const form = useEarlyChoice({ record, choice, choose })
  const { pathname } = useLocation()
  return (
    <Form ref={form} action={pathname} method="get" preventScrollReset className="grid gap-6">
      <input type="hidden" name={CHOICE_FIELDS.product} value={sku} />
      {photo ? <input type="hidden" name="photo" value={photo} /> : null}
      <SizeTiles {...{ record, choice, choose, sku }} noteOn={own?.noteOn} />
      <Position {...{ record, choice, choose }} />
      {record.options.map((option) => (
        <OptionTiles key={option.code} {...{ record, option, choice, choose }} />
      ))}
      <div className="z-1 border-t border-line bg-paper pt-5 lg:sticky lg:bottom-0 lg:short:static lg:py-4">
        <div className="flex items-center justify-between gap-4">
          <p className="min-w-0">
            <output aria-live="polite" className="display tabular block text-[2.5rem] leading-none">
              <span className="sr-only">Price </span>
              <span>{price}</span>
            </output>
            {unitCents < regularCents ? (
              <span className="tabular mt-2 flex gap-2 text-meta">
                <PriceStrike regularCents={regularCents} cents={unitCents} />
                <DiscountLabel regularCents={regularCents} cents={unitCents} />
              </span>
            ) : null}
            <span className="mt-2 block text-small text-ink-2">
              {[...added.map(({ label, cents }) => `${label} +${formatMoney(cents)}`), 'GST included'].join(
                ', ',
              )}
            </span>
          </p>
          <div className="max-lg:hidden">{start}</div>
        </div>
        <noscript>
          <button
            type="submit"
            className={buttonClass({ look: 'outline', size: 'small', className: 'mt-4' })}
          >
            Show the price of this choice
          </button>
        </noscript>
      </div>
      <BottomBar over="page">
        <p className="leading-tight">
          <b className="tabular text-[1.125rem] font-semibold">{price}</b>{' '}
          <PriceStrike regularCents={regularCents} cents={unitCents} />
          <span className="block text-micro text-ink-2">{wordsOf(record, choice)}</span>
        </p>
        {start}
      </BottomBar>
    </Form>
  )
}

interface PositionProps extends Pick<BuyFormProps, 'choice' | 'choose'> {
  record: OfferedRecord
}

function Position({ record, choice, choose }: PositionProps) {
  const made = positionsOf(record, resolveChoice(record, choice).size)
  if (made.length < 2) return null
  return (
    <fieldset>
      <legend className="mb-2.5 text-meta font-semibold">Position</legend>
      <div className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1">
        {(['L', 'P'] as const).map((orientation) => (
          <Tile
            key={orientation}
            name={CHOICE_FIELDS.orientation}
            value={orientation}
            chosen={choice.orientation === orientation}
            onChoose={() => choose({ ...choice, orientation })}
            edged
          >
            <span className="flex flex-wrap items-center gap-x-3 text-meta font-semibold">
              <i aria-hidden className={`drawn-shape ${orientation === 'L' ? 'h-4 w-6' : 'h-6 w-4'}`} />
              <span>{orientation === 'L' ? 'Landscape' : 'Portrait'}</span>
            </span>
          </Tile>
        ))}
      </div>
    </fieldset>
  )
}

function wordsOf(record: OfferedRecord, choice: Choice): string {
  const { size, orientation, values } = resolveChoice(record, choice)
  const depth = values.find((value) => value.depthMm !== undefined)
  return `${measuresInWords(size, orientation)}${depth ? `, ${depth.label}` : ''}`
}
