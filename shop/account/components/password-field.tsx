import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '#ui/field.tsx'

type PasswordFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'error'> & {
  name: string
  /** `current-password` for one that is remembered, `new-password` for one that is chosen. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which can be looked at: a phone's keyboard makes slips that dots hide. */
export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize={isShown ? 'none' : undefined}
      spellCheck={false}
      // As typed: blanks may be part of what somebody means.
      tidied={(text) => text}
      beside={
        <button
          type="button"
          aria-label={isShown ? 'Hide the password' : 'Show the password'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="grid size-13 place-items-center rounded-m border-(length:--border-width) border-line-firm hover:bg-sunk"
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
        </button>
      }
    />
  )
}
