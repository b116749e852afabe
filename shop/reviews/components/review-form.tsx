import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { FailureNote } from '../../connection/failure-note.tsx'
import type { Failed } from '../../connection/keep-page.ts'
import { LineNote } from '../../connection/line-note.tsx'
import { onTheWay } from '../../photos/tray.ts'
import { usePhotoList } from '../../photos/use-photo-list.ts'
import { ACT_FIELD } from '../../request/act-field.ts'
import { FIELDS, starsField } from '../rules/review-form.ts'
import { MAX_PICTURES } from '../rules/review-words.ts'
import { PictureFields } from './picture-fields.tsx'
import { PieceChoice } from './piece-choice.tsx'
import { INTENT_FIELD, INTENTS, type Pieces, type Question, type ReviewAnswer } from './review-answer.ts'
import { StarsField } from './stars-field.tsx'

interface ReviewFormProps {
  /** PE-18: the same for each press. */
  act: string
  /** Undefined when they cannot be read just now, after a refusal. */
  pieces: Pieces | undefined
  /** Those without a review. */
  open: Pieces['lines']
  questions: readonly Question[]
  answer: ReviewAnswer | undefined
  /** The last press broke. */
  failure: Failed | undefined
}

export function ReviewForm({ act, pieces, open, questions, answer, failure }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const photos = usePhotoList(MAX_PICTURES, tooMany)
  const [waits, setWaits] = useState<string>()
  const { pathname, search } = useLocation()
  const isBusy = useNavigation().formData?.get(INTENT_FIELD) === INTENTS.write
  const refused = answer?.kind === 'refused' ? answer : undefined
  const problems = refused?.problems ?? {}
  const typed = refused?.typed
  useEffect(() => {
    if (!refused) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const field = wrong?.matches('[role=radiogroup]') ? wrong.querySelector('input') : wrong
    field?.focus()
  }, [refused])

  function send(event: FormEvent<HTMLFormElement>) {
    const waiting = onTheWay(photos.tray).length
    setWaits(waiting === 0 ? undefined : stillComing(waiting))
    if (isBusy || waiting > 0) event.preventDefault()
  }

  return (
    <Form
      ref={form}
      method="post"
      action={pathname + search}
      noValidate
      onSubmit={send}
      className="grid gap-7"
    >
      <input type="hidden" name={INTENT_FIELD} value={INTENTS.write} />
      <input type="hidden" name={ACT_FIELD} value={act} />
      {answer?.claim && answer.kind !== 'not-found' ? (
        <>
          <input type="hidden" name="number" value={answer.claim.number} />
          <input type="hidden" name="email" value={answer.claim.email} />
        </>
      ) : null}
      <PieceChoice
        open={open}
        reviewed={(pieces?.lines.length ?? 0) - open.length}
        chosen={typed?.key}
        problem={problems[FIELDS.piece]}
      />
      {questions.map((question, index) => (
        <StarsField
          key={question.id}
          question={question}
          name={starsField(index)}
          chosen={typed?.stars[index]}
          problem={problems[starsField(index)]}
        />
      ))}
      <TextField
        label="In a few words"
        name="summary"
        autoComplete="off"
        hint="Such as: Just as on the screen"
        defaultValue={typed?.summary}
        error={problems[FIELDS.summary]}
      />
      <TextAreaField
        label="Your review"
        name="text"
        autoComplete="off"
        hint="What do you like, and what could be better? How does it look where it is now?"
        defaultValue={typed?.text}
        error={problems[FIELDS.text]}
      />
      <TextField
        label="Name to show"
        name="nickname"
        autoComplete="nickname"
        hint="Everybody can read it under your review."
        defaultValue={typed?.nickname ?? pieces?.nickname ?? ''}
        error={problems[FIELDS.nickname]}
      />
      <PictureFields photos={photos} problems={problems} />
      {waits ? <Notice kind="warning">{waits}</Notice> : null}
      {refused?.message && !isBusy && !failure ? <Notice kind="problem">{refused.message}</Notice> : null}
      <FailureNote answer={failure} busy={isBusy} />
      <LineNote busy={isBusy} />
      <div>
        <SubmitButton size="large" isSending={isBusy}>
          Send my review
        </SubmitButton>
      </div>
    </Form>
  )
}

const tooMany = (left: number) =>
  `At most ${MAX_PICTURES} pictures go with a review. The last ${left} of those you chose ${left === 1 ? 'was' : 'were'} not taken.`
const stillComing = (waiting: number) =>
  `${waiting} ${waiting === 1 ? 'picture is' : 'pictures are'} still on the way. Press the button again when all are uploaded.`
