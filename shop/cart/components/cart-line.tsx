import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { Stepper } from '#ui/stepper.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { MAX_PER_LINE } from '../rules/quantity.ts'
import type { CartLineView } from './cart-view.ts'
import { LineForm } from './line-form.tsx'
import { LINE_INTENTS } from './line-intents.ts'
import { LinePicture } from './line-picture.tsx'
import { useCartChange } from './use-cart-change.ts'

interface CartLineProps {
  line: CartLineView
  /** Removes the line, so that the page can offer to put it back. */
  remove: (line: CartLineView) => void
  /** Saves it for later, in the same way. */
  save: (line: CartLineView) => void
}

/** One design in the cart. The quantity is shown at once, before the server confirms it. */
export function CartLine({ line, remove, save }: CartLineProps) {
  const { change, send } = useCartChange()
  const asked = Number(change.formData?.get('quantity') ?? Number.NaN)
  const quantity = Number.isNaN(asked) ? line.quantity : asked
  const problem = (change.state === 'idle' ? change.data?.problem : undefined) ?? line.problem
  return (
    <li className="grid grid-cols-[92px_1fr] gap-x-4 gap-y-2 border-t border-line py-6 sm:grid-cols-[132px_1fr_auto] sm:gap-x-5.5">
      <LinePicture line={line} className="aspect-square" />
      <div>
        <h2 className="leading-snug font-semibold">{line.name}</h2>
        <ul className="mt-1 text-small text-ink-2">
          {line.options.map(({ label, value }) => (
            <li key={label}>{`${label === 'Size' ? '' : `${label}: `}${value}`}</li>
          ))}
        </ul>
        {line.autoAddedReason ? <p className="mt-2 text-small text-ink-2">{line.autoAddedReason}</p> : null}
        {problem ? (
          <p className="mt-2 flex items-start gap-1.5 text-small font-medium text-warn">
            <TriangleAlert size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" aria-hidden />
            <span>{problem}</span>
          </p>
        ) : null}
        <LineNote busy={change.state !== 'idle'} className="mt-2" />
        <div className="mt-1.5 flex flex-wrap gap-x-3.5 text-small sm:gap-x-4.5">
          {line.editPath ? (
            <Link to={line.editPath} className="link inline-flex min-h-11 items-center whitespace-nowrap">
              {line.revision === undefined ? (
                <span>
                  Edit<span className="sr-only">{` ${line.name}`}</span>
                </span>
              ) : (
                'Edit design'
              )}
            </Link>
          ) : null}
          <LineForm line={line} intent={LINE_INTENTS.save} onSubmit={() => save(line)}>
            <button type="submit" className="link min-h-11 whitespace-nowrap">
              Save for later<span className="sr-only">{` ${line.name}`}</span>
            </button>
          </LineForm>
          <LineForm line={line} intent={LINE_INTENTS.change} onSubmit={() => remove(line)}>
            <button type="submit" name="quantity" value="0" className="link min-h-11 whitespace-nowrap">
              Remove<span className="sr-only">{` ${line.name}`}</span>
            </button>
          </LineForm>
        </div>
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-3 sm:col-start-auto sm:flex-col sm:items-end">
        <p className="tabular sm:text-right">
          <b className="font-semibold">{formatMoney(line.unitCents * quantity)}</b>
          {quantity > 1 ? (
            <span className="block text-small text-ink-2">{`${formatMoney(line.unitCents)} each`}</span>
          ) : null}
        </p>
        <LineForm
          line={line}
          intent={LINE_INTENTS.change}
          onSubmit={(form) => (form.get('quantity') === '0' ? remove(line) : send(form))}
        >
          <Stepper label={line.name} quantity={quantity} name="quantity" most={MAX_PER_LINE} />
        </LineForm>
      </div>
    </li>
  )
}
