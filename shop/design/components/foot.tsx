import { formatMoney } from '#packages/money/money.ts'
import { withCustomSizeOffers } from '#packages/product/custom-size-offers.ts'
import { priceOf } from '#packages/product/price.ts'
import { BuyButton } from './buy-button.tsx'
import { ChosenOptions } from './chosen-options.tsx'
import { useDraft, useEditorSession, useIsWide } from './hooks/use-editor-session.ts'
import { ReadinessMeter } from './readiness-meter.tsx'
import { SoldOutWords } from './sold-out-words.tsx'

/** Size and price, ready or not, and the next step. */
export function Foot() {
  const { editor } = useEditorSession()
  const { choice } = useDraft()
  const isWide = useIsWide()
  const price = formatMoney(priceOf(withCustomSizeOffers(editor.record, choice), choice).unitCents)
  return (
    <footer className="tool-foot grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] items-center gap-x-4 gap-y-1 border-t border-line px-4 pt-2 pb-[max(10px,env(safe-area-inset-bottom))] [grid-area:foot] sideways:self-end sideways:pt-1 sideways:pb-[max(4px,env(safe-area-inset-bottom))] lg:min-h-21 lg:grid-cols-[auto_1fr_auto] lg:gap-9 lg:px-5 lg:py-3">
      <SoldOutWords />
      <ChosenOptions price={price} />
      <ReadinessMeter />
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
