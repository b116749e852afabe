import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { FailureNote } from '../../connection/failure-note.tsx'
import type { Failed } from '../../connection/keep-page.ts'
import { LineNote } from '../../connection/line-note.tsx'
import { INTENT_FIELD, INTENTS, type ReviewAnswer } from './review-answer.ts'

/** An order by number and email, sent in a form, so that neither is in an address (SH-24). */
export function FindOrderForm({
  answer,
  failure,
  isFirst,
}: {
  answer: ReviewAnswer | undefined
  /** The last press broke. */
  failure: Failed | undefined
  /** There is no other form on the page. */
  isFirst: boolean
}) {
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  const isBusy = navigation.formData?.get(INTENT_FIELD) === INTENTS.find
  const missing = answer?.kind === 'not-found' ? answer : undefined
  return (
    <Form
      method="post"
      action={pathname + search}
      noValidate
      className="grid max-w-[30rem] gap-5"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name={INTENT_FIELD} value={INTENTS.find} />
      <TextField
        label="Order number"
        name="number"
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        hint="It is in the email that we sent when you ordered."
        defaultValue={missing?.claim?.number}
        error={missing?.problems.number}
      />
      <EmailField
        name="email"
        label="Email of the order"
        defaultValue={missing?.claim?.email}
        error={missing?.problems.email}
      />
      {missing?.message && !isBusy && !failure ? <Notice kind="problem">{missing.message}</Notice> : null}
      <FailureNote answer={failure} busy={isBusy} />
      <LineNote busy={isBusy} />
      <div>
        <Button type="submit" look={isFirst ? 'filled' : 'outline'} busy={isBusy}>
          Find my order
        </Button>
      </div>
    </Form>
  )
}
