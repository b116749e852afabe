import { useState } from 'react'
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { EmailSuggestion } from './email-suggestion.tsx'
import { TextField, type TextFieldProps } from './field.tsx'
import { useAfterPress } from './use-after-press.ts'

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'tidied' | 'after' | 'label'> & {
  label?: string
  /** `off` for somebody else's; the shopper's own without it. */
  autoComplete?: 'off'
}

/** An email field that suggests a correction of a likely slip (PE-03). It never refuses: an unusual address is valid. */
export function EmailField({ label = 'Email', onBlur, onInput, ...field }: EmailFieldProps) {
  const [left, setLeft] = useState<HTMLInputElement>()
  const afterPress = useAfterPress()
  const typeOn = () => setLeft(undefined)
  return (
    <TextField
      autoComplete="email"
      {...field}
      label={label}
      type="email"
      spellCheck={false}
      tidied={tidiedEmail}
      onInput={(event) => {
        typeOn()
        onInput?.(event)
      }}
      onBlur={(event) => {
        const box = event.currentTarget
        afterPress(() => setLeft(box))
        onBlur?.(event)
      }}
      after={
        // Out of the row while there is nothing to say, and there all the time, so that it is read out.
        <div role="status" className="empty:absolute">
          {left ? <EmailSuggestion box={left} onTaken={typeOn} /> : null}
        </div>
      }
    />
  )
}
