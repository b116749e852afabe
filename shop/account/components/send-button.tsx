import { Button } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button-class.ts'
import type { useAccountForm } from './use-account-form.ts'

/** Sends a form. It keeps its width while it is busy, so that nothing beside it moves under a second press. */
export function SendButton({
  form,
  intent = '',
  look,
  children,
}: Pick<ButtonLook, 'look'> & {
  form: Pick<ReturnType<typeof useAccountForm>, 'isSent'>
  /** What this button asks for, in a form with several. */
  intent?: string
  children: string
}) {
  return (
    <Button
      type="submit"
      {...(intent && { name: 'intent', value: intent })}
      {...(look && { look })}
      busy={form.isSent(intent)}
      className="relative [&>svg]:absolute [&>svg]:left-0.75"
    >
      {children}
    </Button>
  )
}
