import { TextAreaField } from '#ui/field.tsx'
import { ACT_FIELD } from '../../request/act-field.ts'
import type { ActAnswer } from './act-answer.ts'
import { FILE_FIELD } from './ticket-file-fields.ts'
import { TicketFiles } from './ticket-files.tsx'

/** What a message of a ticket is made of, in the form that opens one and in the form that answers. */
export function MessageFields({
  problems,
  typed,
  act,
}: Pick<ActAnswer, 'problems' | 'typed'> & {
  /** PE-18: the same for each press. */
  act: string
}) {
  return (
    <>
      <input type="hidden" name={ACT_FIELD} value={act} />
      <TextAreaField
        label="Your message"
        name="message"
        autoComplete="off"
        defaultValue={typed.message ?? ''}
        error={problems.message}
      />
      <TicketFiles problem={problems[FILE_FIELD]} />
    </>
  )
}
