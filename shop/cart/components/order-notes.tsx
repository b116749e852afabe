import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { paths } from '../../routing/paths.ts'
import { NOTE_FIELDS, NOTES_INTENT, type Notes, type NotesAnswer } from './cart-forms.ts'
import { SummaryForm } from './summary-form.tsx'
import { SummarySection } from './summary-section.tsx'

interface OrderNotesProps {
  saved: Notes
  /** The answer to a form that was sent without scripts. */
  answer: NotesAnswer | undefined
}

/** J-12: what goes along with an order. Saved by the button, and whenever a field is left. */
export function OrderNotes({ saved, answer }: OrderNotesProps) {
  const form = useRef<HTMLFormElement>(null)
  const change = useFetcher<{ notes?: NotesAnswer; problem?: string }>()
  const isBusy = change.state !== 'idle'
  const answered = change.data ? (change.data.notes ?? change.data) : answer
  const problem = isBusy ? undefined : answered?.problem
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (change.data?.notes && change.data.notes.problem === undefined) setChanged(false)
  }, [change.data])
  const { giftMessage, comment, isDropShip } = answer?.typed ?? saved
  const isAny = giftMessage !== '' || comment !== '' || isDropShip

  return (
    <SummarySection
      title="Gift message and notes"
      aside={isAny ? 'Saved with your cart' : undefined}
      isOpen={answer?.problem !== undefined}
    >
      <SummaryForm
        change={change}
        form={form}
        action={paths.cart()}
        isBesideForm={false}
        className="grid max-w-[60ch] gap-5 pb-5"
        onChange={() => setChanged(true)}
        onBlur={(event) => {
          // The button sends the form itself.
          const next = event.relatedTarget
          if (isChanged && !(next instanceof HTMLButtonElement && next.form === form.current)) {
            void change.submit(event.currentTarget)
          }
        }}
      >
        <input type="hidden" name="intent" value={NOTES_INTENT} />
        <TextAreaField
          label="Message for a gift"
          aside="optional"
          hint="We print it on a card and put it into the parcel."
          name={NOTE_FIELDS.gift}
          autoComplete="off"
          rows={3}
          defaultValue={giftMessage}
        />
        <TextAreaField
          label="Note for us"
          aside="optional"
          hint="Whoever makes and packs your order reads it."
          name={NOTE_FIELDS.comment}
          autoComplete="off"
          rows={3}
          defaultValue={comment}
        />
        <label className="flex gap-3 text-small">
          <input
            type="checkbox"
            name={NOTE_FIELDS.dropShip}
            value="1"
            defaultChecked={isDropShip}
            className="mt-0.5 size-5 shrink-0 accent-(--brand)"
          />
          <span>The parcel goes straight to somebody else: no prices and no invoice in it.</span>
        </label>
        <p role="alert" className="text-small text-danger empty:hidden">
          {problem ?? ''}
        </p>
        <div className="flex items-center gap-4">
          <Button type="submit" look="outline" size="small" busy={isBusy}>
            Save
          </Button>
          <p role="status" className="text-small text-ok">
            {!isBusy && !isChanged && change.data?.notes && problem === undefined ? 'Saved.' : ''}
          </p>
        </div>
        <LineNote busy={isBusy} />
      </SummaryForm>
    </SummarySection>
  )
}
