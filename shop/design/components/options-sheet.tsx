import { useMemo } from 'react'
import { formatMoney } from '#packages/money/money.ts'
import { withCustomSizeOffers } from '#packages/product/custom-size-offers.ts'
import { optionsInWords } from '#packages/product/options-in-words.ts'
import { priceOf } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { sharpnessInWords } from '#packages/product/sharpness-words.ts'
import { type Choice, positionsOf, resolveChoice } from '#packages/product/sku.ts'
import { OptionTiles, Tile } from '#shop/catalogue/components/option-tiles.tsx'
import { SizeTiles } from '#shop/catalogue/components/size-tiles.tsx'
import { paths } from '#shop/routing/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { chooseOptions } from '../editor/changes/choose-options.ts'
import { type Draft, isEmptyDesign } from '../editor/draft/draft.ts'
import { sharpnessIn } from '../editor/readiness/good-size.ts'
import { useDraft, useEditorSession } from './hooks/use-editor-session.ts'
import { Legend } from './legend.tsx'
import { HINT, LINK } from './looks/looks.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { Sheet } from './sheet.tsx'

/** Worked out once for each draft, not for each tile that is drawn. */
function sharpnessNotes(record: ProductRecord, draft: Draft) {
  const notes = new Map<string, string | undefined>()
  for (const { code } of record.sizes) {
    const sharpness = sharpnessIn(record, draft, code)
    notes.set(code, sharpness && sharpnessInWords(sharpness))
  }
  return (_: ProductRecord, { size }: Choice) => notes.get(size)
}

/** Every tool that is opened empty offers the design that was changed last. */
function OtherProducts() {
  const { editor } = useEditorSession()
  const { design } = useDraft()
  if (editor.record.wordsAlone || isEmptyDesign(design)) return null
  return (
    <p className={HINT}>
      <a className={LINK} href={paths.home()}>
        Put this design on another product
      </a>
      : choose one, start its order, and its design tool offers you this design.
    </p>
  )
}

/** Size, position and every option with the live price; the design is refitted with each choice. */
export function OptionsSheet({ onClose }: { onClose: () => void }) {
  const { editor } = useEditorSession()
  const draft = useDraft()
  const { choice } = draft
  const noteOn = useMemo(() => sharpnessNotes(editor.record, draft), [editor.record, draft])
  const record = withCustomSizeOffers(editor.record, choice)
  const price = priceOf(record, choice)
  const choose = (next: Choice) => {
    const before = new Set(optionsInWords(record, choice).map(({ value }) => value))
    const changed = optionsInWords(record, next).filter(({ value }) => !before.has(value))
    editor.change((draft) => chooseOptions(draft, { record, choice: next }), {
      label: next.size === choice.size ? 'change options' : 'change size',
      announce: `${changed.map(({ value }) => value).join(', ')}. ${formatMoney(priceOf(record, next).unitCents)}.`,
    })
  }
  return (
    <Sheet
      title="Size and options"
      onClose={onClose}
      foot={
        <>
          <p className="flex flex-1 flex-wrap items-baseline gap-x-2.5">
            <output className="display tabular text-[1.75rem]/none" aria-live="polite">
              <span className="sr-only">Price </span>
              <span>{formatMoney(price.unitCents)}</span>
            </output>
            <span className={HINT}>GST included</span>
          </p>
          <button type="button" className={buttonClass()} onClick={onClose}>
            Done
          </button>
        </>
      }
    >
      {/* A form of its own: radio buttons here must not join those of the same name in the panel. */}
      <form className="grid gap-6.5" onSubmit={(event) => event.preventDefault()}>
        {record.customSize ? <MeasureFields customSize={record.customSize} /> : null}
        <SizeTiles record={record} choice={choice} choose={choose} noteOn={noteOn} typedHere />
        {positionsOf(record, resolveChoice(record, choice).size).length < 2 ? null : (
          <fieldset>
            <Legend>Position</Legend>
            <div className="grid grid-cols-2 gap-2">
              {(['L', 'P'] as const).map((orientation) => (
                <Tile
                  key={orientation}
                  name="position"
                  value={orientation}
                  chosen={choice.orientation === orientation}
                  onChoose={() => choose({ ...choice, orientation })}
                  edged
                >
                  <span className="flex items-center gap-3 text-[0.9375rem] font-semibold">
                    <i
                      className={classNames('drawn-shape', orientation === 'P' ? 'h-6 w-4' : 'h-4 w-6')}
                      aria-hidden="true"
                    />
                    <span>{orientation === 'L' ? 'Landscape' : 'Portrait'}</span>
                  </span>
                </Tile>
              ))}
            </div>
          </fieldset>
        )}
        {record.options.map((option) => (
          <OptionTiles key={option.code} {...{ record, option, choice, choose }} />
        ))}
      </form>
      <OtherProducts />
      {/* The foot of every other page has it. */}
      <a
        href={paths.page('third-party-notices')}
        target="_blank"
        rel="noopener"
        className={classNames(LINK, 'inline-flex items-center justify-self-start')}
      >
        Licences<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </Sheet>
  )
}
