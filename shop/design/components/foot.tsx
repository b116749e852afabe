import { ChevronDown } from 'lucide-react'
import { formatMoney } from '#packages/money/money.ts'
import { priceOf } from '#packages/product/price.ts'
import type { OptionValue } from '#packages/product/record.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import { sizeInWords } from '../editor/draft.ts'
import { BuyButton } from './buy-button.tsx'
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
    <footer className="tool-foot">
      <button
        type="button"
        className="tool-size"
        aria-haspopup="dialog"
        onClick={() => view.set((now) => ({ ...now, sheet: 'options' }))}
      >
        <span>
          <b className="tabular">{sizeInWords(editor.record, choice)}</b>
          <span>
            {isWide === false ? null : (
              <span className="tool-wide">{[first, ...others.map(lowered)].join(', ')}</span>
            )}
            {isWide ? null : (
              <span className="tool-narrow">
                <span>{first === undefined ? '' : `${first}, `}</span>
                <b className="tabular">{price}</b>
              </span>
            )}
          </span>
          <span className="sr-only">Change size and options</span>
        </span>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
      </button>
      <Meter />
      <div className="tool-buy">
        {isWide === false ? null : (
          <output className="display tabular tool-price tool-wide" aria-live="polite">
            <span className="sr-only">Price </span>
            <span>{price}</span>
          </output>
        )}
        <BuyButton />
      </div>
    </footer>
  )
}

/** A bar for each check. It warns, it never blocks. */
function Meter() {
  const { view } = useSession()
  const checks = useChecks()
  const passed = checks.filter(({ state }) => state === 'good').length
  const rest = checks.find(({ state }) => state !== 'good')
  return (
    <div className="tool-meter">
      <b>Ready to print</b>
      <span aria-hidden="true">
        {checks.map(({ name, state }) => (
          <i key={name} data-state={state} />
        ))}
      </span>
      <button
        type="button"
        className="link tool-link"
        aria-haspopup="dialog"
        onClick={() => view.set((now) => ({ ...now, sheet: 'checks' }))}
      >
        <span>{`${passed} of ${checks.length} checks`}</span>
        <span className="sr-only">{` passed${rest ? `. ${rest.findings[0].sentence}` : ''}`}</span>
      </button>
    </div>
  )
}
