import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextField, type TextFieldProps } from '#ui/field.tsx'

type PasswordFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'autoFocus'> & {
  name: string
  /** `current-password` for one that is remembered, `new-password` for one that is chosen. */
  autoComplete: 'current-password' | 'new-password'
}

export const NEW_PASSWORD_HINT =
  'At least 8 characters, with three of these four: a capital, a small letter, a digit, another character.'

/** A password, which can be looked at: a phone's keyboard makes slips that dots hide. */
export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const button = useRef<HTMLButtonElement>(null)
  // Sent as text, a browser would keep it among what was typed into forms.
  useEffect(() => {
    const form = button.current?.form
    const hide = () => flushSync(() => setShown(false))
    form?.addEventListener('submit', hide, { capture: true })
    return () => form?.removeEventListener('submit', hide, { capture: true })
  }, [])
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
          ref={button}
          type="button"
          aria-label={isShown ? 'Hide the password' : 'Show the password'}
          onClick={() => setShown(!isShown)}
          className="grid size-13 place-items-center rounded-m border-(length:--border-width) border-line-firm hover:bg-sunk"
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
        </button>
      }
    />
  )
}
