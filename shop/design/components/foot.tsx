import { ChevronDown } from 'lucide-react'
import { formatMoney } from '#packages/money/money.ts'
import { priceOf } from '#packages/product/price.ts'
import type { OptionValue } from '#packages/product/record.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import { classNames } from '#ui/class-names.ts'
import { sizeInWords } from '../editor/draft.ts'
import { BuyButton } from './buy-button.tsx'
import { LINK } from './looks.tsx'
import { useChecks, useDraft, useIsWide, useSession } from './use-session.ts'

/** What is seen of a piece from afar: how deep it is and what is on its edges; else whatever there is to choose. */
function foremost(values: readonly OptionValue[]): readonly OptionValue[] {
  const shaping = values.filter(({ depthMm, edge }) => depthMm !== undefined || edge !== undefined)
  return shaping.length > 0 ? shaping : values
}

const lowered = (words: string) => words.toLowerCase()

/** Size and price, ready or not, and the next step. */
export function Foot() {
  const { editor, view } = useSession()
  const { choice } = useDraft()
  const isWide = useIsWide()
  const { values } = resolveChoice(editor.record, choice)
  const [first, ...others] = foremost(values).map(({ label }) => label)
  const price = formatMoney(priceOf(editor.record, choice).unitCents)
  return (
    <footer className="tool-foot grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] items-center gap-x-4 gap-y-1 border-t border-line px-4 pt-2 pb-[max(10px,env(safe-area-inset-bottom))] [grid-area:foot] sideways:self-end sideways:pt-1 sideways:pb-[max(4px,env(safe-area-inset-bottom))] lg:min-h-21 lg:grid-cols-[auto_1fr_auto] lg:gap-9 lg:px-5 lg:py-3">
      <button
        type="button"
        className="flex min-h-11 items-center gap-3 text-left text-[0.875rem]/[1.35] lg:text-[0.9375rem]/[1.35]"
        aria-haspopup="dialog"
        onClick={() => view.set((now) => ({ ...now, sheet: 'options' }))}
      >
        <span>
          <b className="tabular block">{sizeInWords(editor.record, choice)}</b>
          <span className="text-ink-2">
            {isWide === false ? null : (
              <span className="max-lg:hidden">{[first, ...others.map(lowered)].join(', ')}</span>
            )}
            {isWide ? null : (
              <span className="lg:hidden">
                <span>{first === undefined ? '' : `${first}, `}</span>
                <b className="tabular text-ink">{price}</b>
              </span>
            )}
          </span>
          <span className="sr-only">Change size and options</span>
        </span>
        <ChevronDown size={20} strokeWidth={1.5} className="max-lg:text-ink-2" aria-hidden />
      </button>
      <Meter />
      <div className="flex items-center gap-5.5">
        {isWide === false ? null : (
          <output className="display tabular text-[2rem]/none max-lg:hidden" aria-live="polite">
            <span className="sr-only">Price </span>
            <span>{price}</span>
          </output>
        )}
        <BuyButton />
      </div>
    </footer>
  )
}

const BARS = {
  good: 'bg-ok',
  look: '[background:repeating-linear-gradient(115deg,var(--warn)_0_4px,transparent_4px_7px)]',
  poor: '[background:repeating-linear-gradient(115deg,var(--danger)_0_4px,transparent_4px_6px)]',
}

/** A bar for each check. It warns, it never blocks. */
function Meter() {
  const { view } = useSession()
  const checks = useChecks()
  const passed = checks.filter(({ state }) => state === 'good').length
  const rest = checks.find(({ state }) => state !== 'good')
  return (
    <div className="tool-meter grid grid-cols-[auto_1fr_auto] items-center justify-center gap-3 text-[0.8125rem] max-lg:col-span-full max-lg:row-start-1 sideways:hidden lg:grid-cols-[auto_minmax(120px,220px)_auto] lg:gap-4 lg:text-[0.875rem]">
      <b>Ready to print</b>
      <span aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1">
        {checks.map(({ name, state }) => (
          <i key={name} data-state={state} className={classNames('h-1.5 rounded-[3px]', BARS[state])} />
        ))}
      </span>
      <button
        type="button"
        className={LINK}
        aria-haspopup="dialog"
        onClick={() => view.set((now) => ({ ...now, sheet: 'checks' }))}
      >
        <span>{`${passed} of ${checks.length} checks`}</span>
        <span className="sr-only">{` passed${rest ? `. ${rest.findings[0].sentence}` : ''}`}</span>
      </button>
    </div>
  )
}
