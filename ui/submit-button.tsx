import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-class.ts'

type SubmitButtonProps = ButtonLook &
  Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'value' | 'form'> & {
    /** While the form is being sent: further presses do nothing. */
    isSending?: boolean
    /** Shown instead of the label while it is being sent. */
    sendingWords?: string
    /** Shown instead of the label when the form cannot be sent at all, such as what is missing. */
    unavailableWords?: string | undefined
    icon?: ReactElement | undefined
    children?: ReactNode
  }

/** Sends a form: ready, busy, or disabled. (F-13 to F-15) */
export function SubmitButton({
  isSending = false,
  sendingWords = 'Sending',
  unavailableWords,
  children = 'Submit',
  ...rest
}: SubmitButtonProps) {
  if (unavailableWords !== undefined) {
    return (
      <Button type="submit" {...rest} disabledReason="">
        {unavailableWords}
      </Button>
    )
  }
  return (
    <Button type="submit" {...rest} busy={isSending}>
      {isSending ? sendingWords : children}
    </Button>
  )
}
