import { useEffect, useId, useRef, useState } from 'react'
import { formatMoney } from '#packages/money/money.ts'
import { customChoice } from '#packages/product/custom-size.ts'
import { withCustomSizeOffers } from '#packages/product/custom-size-offers.ts'
import { isOversize } from '#packages/product/parcel.ts'
import { priceOf } from '#packages/product/price.ts'
import type { CustomSize } from '#packages/product/record.ts'
import { type Choice, resolveChoice } from '#packages/product/sku.ts'
import { classNames } from '#ui/class-names.ts'
import { chooseOptions } from '../editor/changes/choose-options.ts'
import {
  boundsInWords,
  readMeasures,
  type Side,
  type TypedMeasures,
} from '../editor/custom-size/typed-measures.ts'
import { sizeInWords } from '../editor/draft/draft.ts'
import { useDraft, useEditorSession, useFigures } from './hooks/use-editor-session.ts'
import { Legend } from './legend.tsx'
import { HINT } from './looks/looks.tsx'

/** A pause in typing ends the undo step. */
const PAUSE_MS = 1200
const GESTURE = 'type size'
const MM_PER_INCH = 25.4

/** Width and height to be typed; price, picture and parcel follow each key that makes a size. */
export function MeasureFields({ customSize }: { customSize: CustomSize }) {
  const { editor } = useEditorSession()
  const { choice } = useDraft()
  const { record } = editor
  const { size, orientation } = resolveChoice(record, choice)
  const across = orientation === 'L' ? size.heightMm : size.widthMm
  const along = orientation === 'L' ? size.widthMm : size.heightMm
  const present = { width: String(across / 10), height: String(along / 10) }
  /** As it was typed last, while it is being typed or wrong. */
  const [typed, setTyped] = useState<TypedMeasures>()
  const [hasLeft, setHasLeft] = useState(false)
  /** What was chosen before anything was typed: it stays when what is typed cannot be made. */
  const before = useRef<Choice>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hintId = useId()
  useEffect(() => () => clearTimeout(pause.current), [])

  const read = typed && readMeasures(typed, customSize)
  const isElsewhere =
    read?.kind === 'measures' && (read.widthCm * 10 !== across || read.heightCm * 10 !== along)
  // Undone, or chosen among the sizes of the list.
  const shown = typed === undefined || isElsewhere ? present : typed
  const problem = hasLeft && read?.kind === 'problem' ? read : undefined

  const changeTo = (sized: Choice) =>
    editor.change((draft) => chooseOptions(draft, { record, choice: sized }), {
      label: 'change size',
      gesture: GESTURE,
    })

  function type(side: Side, value: string) {
    if (typed === undefined || isElsewhere) before.current = choice
    const next = { ...shown, [side]: value }
    setTyped(next)
    const measures = readMeasures(next, customSize)
    const sized = measures.kind === 'problem' ? undefined : customChoice(record, choice, measures)
    if (!sized) {
      // Of 999 the 99 was one that there is.
      clearTimeout(pause.current)
      if (before.current && choice !== before.current) changeTo(before.current)
      return
    }
    setHasLeft(false)
    changeTo(sized)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      editor.endGesture()
      editor.announce(
        `${sizeInWords(record, sized)}. ${formatMoney(priceOf(withCustomSizeOffers(record, sized), sized).unitCents)}.`,
      )
    }, PAUSE_MS)
  }

  function leave() {
    editor.endGesture()
    if (read?.kind === 'problem') setHasLeft(true)
    else setTyped(undefined)
  }

  return (
    <fieldset className="grid gap-2.5">
      <Legend className="mb-0">Your own size</Legend>
      <p id={hintId} className={HINT}>
        {boundsInWords(customSize)}
      </p>
      <div className="grid grid-cols-2 items-start gap-3">
        <Measure
          label="Width in cm"
          name="width-cm"
          value={shown.width}
          hintId={hintId}
          error={problem?.side === 'width' ? problem.sentence : undefined}
          onType={(value) => type('width', value)}
          onLeave={leave}
        />
        <Measure
          label="Height in cm"
          name="height-cm"
          value={shown.height}
          hintId={hintId}
          error={problem?.side === 'height' ? problem.sentence : undefined}
          onType={(value) => type('height', value)}
          onLeave={leave}
        />
      </div>
      {problem ? (
        <p className="text-[0.875rem]">{`Your ${record.words.piece} is still ${sizeInWords(record, choice)}.`}</p>
      ) : null}
      <SizeFacts />
    </fieldset>
  )
}

interface MeasureProps {
  label: string
  name: 'width-cm' | 'height-cm'
  value: string
  hintId: string
  error: string | undefined
  onType: (value: string) => void
  onLeave: () => void
}

function Measure({ label, name: fieldName, value, hintId, error, onType, onLeave }: MeasureProps) {
  const { isServerRendered } = useEditorSession()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[0.875rem]">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        name={fieldName}
        autoComplete="off"
        enterKeyHint="done"
        // Until the tool is alive nothing typed would be kept.
        readOnly={isServerRendered}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? hintId : `${id}-error ${hintId}`}
        className={classNames(
          'tabular min-h-11 w-full min-w-0 rounded-m border-(length:--border-width) border-line-firm bg-raised px-3 text-body',
          'focus:border-brand focus:outline-none focus:[box-shadow:0_0_0_1px_var(--brand)]',
          'aria-invalid:border-danger aria-invalid:[box-shadow:0_0_0_1px_var(--danger)]',
        )}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={onLeave}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur()
        }}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="text-[0.875rem] text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** What the size means for the purse, the photo and the postman. */
function SizeFacts() {
  const { editor } = useEditorSession()
  const { choice } = useDraft()
  const { record } = editor
  const { widthMm, heightMm, bleedMm, targetDpi } = useFigures()
  const { parcel } = resolveChoice(record, choice).size
  const pixels = (lengthMm: number) => Math.ceil(((lengthMm + 2 * bleedMm) / MM_PER_INCH) * targetDpi)
  const kilos = (parcel.weightG / 1000).toFixed(1)
  return (
    <ul className="tabular grid gap-1 text-[0.875rem]" aria-label="What this size means">
      <li>{`${sizeInWords(record, choice)} for ${formatMoney(priceOf(withCustomSizeOffers(record, choice), choice).unitCents)}, GST included`}</li>
      <li>{`A photo of ${pixels(widthMm)} × ${pixels(heightMm)} pixels prints sharp`}</li>
      <li>
        {isOversize(parcel)
          ? `${kilos} kg packed; too large for the post, so by courier to a street address`
          : `${kilos} kg packed; small enough for the post`}
      </li>
    </ul>
  )
}
