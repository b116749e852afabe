import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { paths } from '../../routing/paths.ts'
import { NOTE_FIELDS, NOTES_INTENT, type Notes, type NotesAnswer } from './notes-and-delivery-forms.ts'
import { SummaryForm } from './summary-form.tsx'
import { SummarySection } from './summary-section.tsx'

interface OrderNotesProps {
  saved: Notes
  /** J-20: without one, what is said of it in the cart is kept until there is one again. */
  hasParcel: boolean
  /** The answer to a form that was sent without scripts. */
  answer: NotesAnswer | undefined
}

/** J-12: what goes along with an order. Saved by the button, whenever a field is left, and when the box is ticked. */
export function OrderNotes({ saved, hasParcel, answer }: OrderNotesProps) {
  const form = useRef<HTMLFormElement>(null)
  const change = useFetcher<{ notes?: NotesAnswer; problem?: string }>()
  const isBusy = change.state !== 'idle'
  const notes = change.data?.notes ?? answer
  const problem = isBusy ? undefined : (change.data?.problem ?? notes?.problem)
  // What was typed while an answer was under way is not in it.
  const sent = useRef<string>(undefined)
  const [isChanged, setChanged] = useState(false)
  const { giftMessage, comment, isDropShip } = answer?.typed ?? saved
  const isAny = comment !== '' || (hasParcel && (giftMessage !== '' || isDropShip))

  function saveChanges() {
    if (!form.current) return
    const typed = textIn(form.current)
    if (typed === (sent.current ?? textOf(saved))) return
    sent.current = typed
    setChanged(false)
    void change.submit(form.current)
  }

  return (
    <SummarySection
      title={hasParcel ? 'Gift message and notes' : 'Notes'}
      aside={isAny ? 'Saved with your cart' : undefined}
      isOpen={answer?.problem !== undefined}
    >
      <SummaryForm
        change={change}
        form={form}
        action={paths.cart()}
        isBesideForm={false}
        noValidate
        className="grid max-w-[60ch] gap-5 pb-5"
        onSubmit={({ currentTarget }) => {
          sent.current = textIn(currentTarget)
          setChanged(false)
        }}
        onChange={({ target }) => {
          setChanged(true)
          // Some browsers give a box no focus, so nothing is left.
          if (target instanceof HTMLInputElement && target.type === 'checkbox') saveChanges()
        }}
        onBlur={({ relatedTarget: next }) => {
          // The button sends the form itself.
          if (!(next instanceof HTMLButtonElement && next.form === form.current)) saveChanges()
        }}
      >
        <input type="hidden" name="intent" value={NOTES_INTENT} />
        {hasParcel ? (
          <TextAreaField
            label="Message for a gift"
            aside="optional"
            hint="We print it on a card and put it into the parcel."
            name={NOTE_FIELDS.gift}
            autoComplete="off"
            rows={3}
            defaultValue={giftMessage}
            error={notes?.problems.giftMessage}
          />
        ) : (
          <input type="hidden" name={NOTE_FIELDS.gift} value={giftMessage} />
        )}
        <TextAreaField
          label="Note for us"
          aside="optional"
          hint={hasParcel ? 'Whoever makes and packs your order reads it.' : 'We read it with your order.'}
          name={NOTE_FIELDS.comment}
          autoComplete="off"
          rows={3}
          defaultValue={comment}
          error={notes?.problems.comment}
        />
        {hasParcel ? (
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
        ) : isDropShip ? (
          <input type="hidden" name={NOTE_FIELDS.dropShip} value="1" />
        ) : null}
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

const textOf = ({ giftMessage, comment, isDropShip }: Notes) =>
  JSON.stringify([giftMessage, comment, isDropShip])

/** What the form holds, in the words of `textOf`. */
function textIn(form: HTMLFormElement): string {
  const typed = new FormData(form)
  return textOf({
    giftMessage: String(typed.get(NOTE_FIELDS.gift) ?? ''),
    comment: String(typed.get(NOTE_FIELDS.comment) ?? ''),
    isDropShip: typed.has(NOTE_FIELDS.dropShip),
  })
}
