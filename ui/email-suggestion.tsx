import { suggestedEmail } from '#packages/typed-values/email-suggestion.ts'
import { writeInto } from './settle-field.ts'

/** Asks about a likely slip in an email field that was left (PE-03); nothing where none is seen. */
export function EmailSuggestion({ box, onTaken }: { box: HTMLInputElement; onTaken: () => void }) {
  const meant = suggestedEmail(box.value)
  if (meant === undefined) return null
  return (
    <p className="text-small">
      <span>Did you mean </span>
      <button
        type="button"
        onClick={() => {
          writeInto(box, meant)
          onTaken()
          box.focus()
        }}
        className="link min-h-11 wrap-anywhere"
      >
        {meant}
      </button>
      <span>?</span>
    </p>
  )
}
