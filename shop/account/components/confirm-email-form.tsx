import { Link } from 'react-router'
import { PasswordField } from '../../fields/components/password-field.tsx'
import { paths } from '../../routing/paths.ts'
import { AccountForm } from './account-form.tsx'
import { SendButton } from './send-button.tsx'
import type { useAccountForm } from './use-account-form.ts'

/**
 * Confirms the email of a mailed link. In a browser that never signed in to the account the password keeps what was
 * saved in it, because a stranger may have opened the account (docs/decisions/0020).
 */
export function ConfirmEmailForm({
  form,
  isKnown,
}: {
  form: ReturnType<typeof useAccountForm>
  /** Whether this browser has signed in to an account before. */
  isKnown: boolean
}) {
  return (
    <AccountForm
      form={form}
      fields={
        isKnown ? null : (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            hint="The one you chose for this account. Without it the account starts afresh: you choose a new password, and what was saved in it is removed."
            error={form.problems.password}
          />
        )
      }
    >
      <SendButton form={form}>Confirm my email</SendButton>
      <Link to={paths.resendLink()} className="link inline-flex min-h-11 items-center text-small">
        Send me another link
      </Link>
    </AccountForm>
  )
}
