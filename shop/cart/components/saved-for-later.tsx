import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { countInWords } from './count-in-words.ts'
import { LineForm } from './line-form.tsx'
import { LINE_INTENTS } from './line-intents.ts'
import { LinePicture } from './line-picture.tsx'
import { optionsInWords } from './option-words.ts'
import type { SavedLineView } from './saved-view.ts'

interface SavedForLaterProps {
  lines: readonly SavedLineView[]
  moveToCart: (line: SavedLineView) => void
  remove: (line: SavedLineView) => void
}

/** What the shopper may want another day: under the cart, and no part of it. */
export function SavedForLater({ lines, ...acts }: SavedForLaterProps) {
  return (
    <section
      aria-labelledby="saved-for-later"
      // As wide as the lines of the cart above it.
      className="grid grid-cols-[minmax(0,1fr)] gap-x-24 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(340px,420px)]"
    >
      <div>
        <h2 id="saved-for-later" className="display mb-4.5 text-block">
          Saved for later
        </h2>
        <ul className="border-b border-line">
          {lines.map((line) => (
            <SavedLine key={line.uid} line={line} {...acts} />
          ))}
        </ul>
      </div>
    </section>
  )
}

type SavedLineProps = Omit<SavedForLaterProps, 'lines'> & { line: SavedLineView }

function SavedLine({ line, moveToCart, remove }: SavedLineProps) {
  const { name, problem, quantity, unitCents, formerCents } = line
  return (
    <li className="grid grid-cols-[76px_1fr] gap-x-4 border-t border-line py-4">
      <LinePicture line={line} className="aspect-square" />
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="leading-snug font-semibold">{name}</h3>
          <p className="tabular text-small">
            <b className="font-semibold">{formatMoney(unitCents * quantity)}</b>
            {quantity > 1 ? (
              <span className="text-ink-2">{` ${countInWords([line])} at ${formatMoney(unitCents)}`}</span>
            ) : null}
          </p>
        </div>
        <p className="mt-0.5 text-small text-ink-2">{optionsInWords(line.options)}</p>
        {problem ? (
          <p className="mt-1 flex items-start gap-1.5 text-small font-medium text-warn">
            <TriangleAlert size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" aria-hidden />
            <span>{problem}</span>
          </p>
        ) : formerCents === undefined ? null : (
          <p className="mt-1 text-small text-ink-2">
            {`The price has changed: one was ${formatMoney(formerCents)} when you saved it and is ${formatMoney(unitCents)} now.`}
          </p>
        )}
        <div className="flex flex-wrap gap-x-4.5 text-small">
          {problem ? null : (
            <LineForm line={line} intent={LINE_INTENTS.move} onSubmit={() => moveToCart(line)}>
              <button type="submit" className="link min-h-11 font-semibold whitespace-nowrap">
                Move to cart<span className="sr-only">{` ${name}`}</span>
              </button>
            </LineForm>
          )}
          {line.editPath ? (
            <Link to={line.editPath} className="link inline-flex min-h-11 items-center whitespace-nowrap">
              <span>{line.revision === undefined ? 'Edit' : 'Edit design'}</span>
              <span className="sr-only">{` ${name}`}</span>
            </Link>
          ) : null}
          <LineForm line={line} intent={LINE_INTENTS.change} onSubmit={() => remove(line)}>
            <button type="submit" name="quantity" value="0" className="link min-h-11 whitespace-nowrap">
              Remove<span className="sr-only">{` ${name} from saved for later`}</span>
            </button>
          </LineForm>
        </div>
      </div>
    </li>
  )
}
