import { FIELDS } from '../rules/review-form.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { Pieces } from './review-answer.ts'

type Piece = Pieces['lines'][number]

/** What is reviewed. One piece alone is chosen already; those with a review are told apart from those without. */
export function PieceChoice({
  open,
  reviewed,
  chosen,
  problem,
}: {
  /** Those without a review. */
  open: readonly Piece[]
  /** How many others have one. */
  reviewed: number
  chosen: string | undefined
  problem: string | undefined
}) {
  if (open.length === 0) return <input type="hidden" name={FIELDS.piece} value={chosen} />
  const [only, ...others] = open
  return (
    <ChoiceGroup label="What do you review?" problem={problem}>
      {open.map((piece) => (
        <label
          key={piece.key}
          className="tile edge grid-cols-[auto_minmax(0,1fr)] items-center gap-4 px-3.5 py-3"
        >
          <input
            type="radio"
            name={FIELDS.piece}
            value={piece.key}
            defaultChecked={others.length === 0 ? piece === only : piece.key === chosen}
            className="tile-input"
          />
          <PiecePicture piece={piece} />
          <PieceWords piece={piece} />
        </label>
      ))}
      {reviewed > 0 ? (
        <p className="text-small text-ink-2">
          {reviewed === 1
            ? 'One more piece has its review already.'
            : `${reviewed} more pieces have their reviews already.`}
        </p>
      ) : null}
    </ChoiceGroup>
  )
}

function PiecePicture({ piece: { picture_url } }: { piece: Piece }) {
  return (
    <span className="grid size-16 place-items-center overflow-hidden rounded-picture bg-wall p-1.5">
      {picture_url ? (
        <img src={picture_url} alt="" width={64} height={64} className="size-full object-contain" />
      ) : null}
    </span>
  )
}

function PieceWords({ piece: { product_name, options, order_number } }: { piece: Piece }) {
  return (
    <span className="min-w-0">
      <b className="block font-semibold wrap-anywhere">{product_name}</b>
      <span className="block text-small text-ink-2 wrap-anywhere">
        {[...options.map(({ value }) => value), `order ${order_number}`].join(', ')}
      </span>
    </span>
  )
}
