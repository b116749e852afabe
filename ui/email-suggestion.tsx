import { suggestedEmail } from '#packages/typed-values/email-suggestion.ts'
import { writeInto } from './settle-field.ts'

/** Suggests a correction of a likely slip in an email field after blur (PE-03). */
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
