import { Link } from 'react-router'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { LinePicture } from '../../cart/components/line-picture.tsx'
import { optionsInWords } from '../../cart/components/option-words.ts'
import type {
  ComparePieceQuery,
  OrderToChangeFragment,
  PieceToCompareFragment,
} from '../../generated/client/graphql.ts'
import { orderPaths } from '../../routing/order-paths.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'
import { pictureLineOf } from './order-in-list.ts'

/** What the form that confirms a piece sends along. */
export const PIECE_FIELDS = { revision: 'revision', shown: 'shown_difference' } as const

/** Every printed piece of an order, each with the way into its design tool. */
export function PieceChanges({ items }: Pick<OrderToChangeFragment, 'items'>) {
  const pieces = (items ?? []).flatMap((line) =>
    line?.design_revision && piecesOf(line) > 0 ? [{ ...line, pieces: piecesOf(line) }] : [],
  )
  if (pieces.length === 0) return null
  return (
    <section className="border-t border-line pt-8">
      <h2 className="display mb-2 text-block">What we make</h2>
      <p className="mb-5 max-w-[60ch] text-ink-2">
        Another photo, other words, another size or finish: the piece opens in its design tool. Yours stays as
        you ordered it until you have compared the two and confirmed the new one.
      </p>
      <ul className="border-t border-line">
        {pieces.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[min(96px,30%)_minmax(0,1fr)] items-center gap-4 border-b border-line py-4 last:border-b-0 last:pb-0"
          >
            <LinePicture line={pictureLineOf(line)} className="aspect-square" />
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <div className="min-w-0 flex-[1_1_12rem]">
                <b className="font-semibold">
                  {`${line.pieces > 1 ? `${line.pieces} × ` : ''}${line.product_name ?? ''}`}
                </b>
                <p className="text-small text-ink-2">{optionsInWords(line.selected_options)}</p>
              </div>
              <ActForm
                intent={INTENTS.changePiece}
                target={line.id}
                button="Change it"
                about={`${line.product_name ?? ''}, ${optionsInWords(line.selected_options)}`}
                look="outline"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Item = NonNullable<NonNullable<OrderToChangeFragment['items']>[number]>

/** How many are still made: what was given back is not offered for a change. */
const piecesOf = ({ quantity_ordered, quantity_canceled }: Item) =>
  (quantity_ordered ?? 1) - (quantity_canceled ?? 0)

interface ComparedPieceProps {
  token: string
  piece: string
  revision: string
  change: ComparePieceQuery['orderPieceChange']
}

/** The ordered piece beside the new one, what that costs, and the choice. */
export function ComparedPiece({ token, piece, revision, change }: ComparedPieceProps) {
  const { product_name, quantity, before, after, difference, settlement, is_possible } = change
  return (
    <section className="rounded-l bg-sunk p-5.5" aria-label="Compare and confirm">
      <h2 className="display mb-4 text-block">{`Change your ${quantity > 1 ? `${quantity} × ` : ''}${product_name}?`}</h2>
      <div className="grid gap-6 sm:grid-cols-2">
        <Piece heading="As you ordered it" piece={before} />
        <Piece heading="As you have changed it" piece={after} />
      </div>
      <p className="mt-5 mb-4 text-lead">{settlement}</p>
      {is_possible ? (
        <ActForm
          intent={INTENTS.confirmPiece}
          target={piece}
          button="Confirm the change"
          className="grid gap-4"
        >
          {() => (
            <>
              <input type="hidden" name={PIECE_FIELDS.revision} value={revision} />
              <input type="hidden" name={PIECE_FIELDS.shown} value={String(difference.value ?? 0)} />
            </>
          )}
        </ActForm>
      ) : (
        <Notice kind="warning">Nothing is changed: your order stays as it is.</Notice>
      )}
      <Link
        reloadDocument
        to={orderPaths.change(token)}
        className={`mt-3 ${buttonClass({ look: 'outline' })}`}
      >
        Keep what I ordered
      </Link>
    </section>
  )
}

function Piece({ heading, piece }: { heading: string; piece: PieceToCompareFragment }) {
  const { options, total, design_revision } = piece
  const line = {
    name: heading,
    pictureUrl: design_revision?.picture_url,
    mockUpUrl: design_revision?.mockup_url ?? undefined,
    goodsPictureUrl: undefined,
  }
  return (
    <div className="grid content-start gap-3">
      <h3 className="font-semibold">{heading}</h3>
      <LinePicture
        line={line}
        className="aspect-square w-full max-w-88"
        sizes="(width < 26rem) 100vw, 352px"
      />
      <p className="text-small text-ink-2">{optionsInWords(options)}</p>
      <p className="tabular">{formatMoney(fromDollars(total.value ?? 0))}</p>
    </div>
  )
}
