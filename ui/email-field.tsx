import { useState } from 'react'
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { EmailSuggestion } from './email-suggestion.tsx'
import { TextField, type TextFieldProps } from './field.tsx'
import { useAfterPress } from './use-after-press.ts'

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'tidied' | 'after' | 'label'> & {
  label?: string
}

/** An email, with a suggestion where a finger has slipped (PE-03). Never a refusal: an unusual address is an address. */
export function EmailField({ label = 'Email', onBlur, onInput, ...field }: EmailFieldProps) {
  const [left, setLeft] = useState<HTMLInputElement>()
  const afterPress = useAfterPress()
  const typeOn = () => setLeft(undefined)
  return (
    <TextField
      {...field}
      label={label}
      type="email"
      autoComplete="email"
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
      after={<div role="status">{left ? <EmailSuggestion box={left} onTaken={typeOn} /> : null}</div>}
    />
  )
}
