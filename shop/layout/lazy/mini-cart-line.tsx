import { formatMoney } from '#packages/money/money.ts'
import type { CartLineView } from '../../cart/components/cart-view.ts'
import { countInWords } from '../../cart/components/count-in-words.ts'
import { LinePicture } from '../../cart/components/line-picture.tsx'
import { optionsInWords } from '../../cart/components/option-words.ts'

interface MiniCartLineProps {
  line: CartLineView
  remove: (line: CartLineView) => void
}

/** One design in the mini cart; quantities are changed in the cart itself. */
export function MiniCartLine({ line, remove }: MiniCartLineProps) {
  return (
    <li className="grid grid-cols-[76px_1fr] gap-x-4 py-4 first:pt-0">
      <LinePicture line={line} className="aspect-square" />
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="leading-snug font-semibold">{line.name}</h3>
          <b className="tabular font-semibold">{formatMoney(line.rowCents)}</b>
        </div>
        <p className="mt-0.5 text-small text-ink-2">{optionsInWords(line.options)}</p>
        {line.autoAddedReason ? <p className="mt-1 text-small text-ink-2">{line.autoAddedReason}</p> : null}
        {line.problem ? <p className="mt-1 text-small font-medium text-warn">{line.problem}</p> : null}
        <div className="flex items-center justify-between text-small">
          <span className="tabular text-ink-2">
            {line.quantity === 1
              ? countInWords([line])
              : `${countInWords([line])} at ${formatMoney(line.unitCents)}`}
          </span>
          <button type="button" onClick={() => remove(line)} className="link min-h-11">
            Remove<span className="sr-only">{` ${line.name}`}</span>
          </button>
        </div>
      </div>
    </li>
  )
}
