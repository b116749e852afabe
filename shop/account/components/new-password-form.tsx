import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { paths } from '../../routing/paths.ts'
import { newPasswordProblems } from '../rules/account-form.ts'
import { AccountForm } from './account-form.tsx'
import type { FormAnswer } from './form-answer.ts'
import { PasswordField } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

/** A password chosen with the token of a mailed link, which the address holds. */
export function NewPasswordForm({ answered }: { answered: FormAnswer | undefined }) {
  const form = useAccountForm({
    captcha: 'CUSTOMER_FORGOT_PASSWORD',
    problemsOf: newPasswordProblems,
    answered,
  })
  if (form.answer?.kind === 'done') {
    return (
      <>
        <Notice kind="ok" className="mb-6">
          {form.answer.message}
        </Notice>
        <Link to={paths.signIn()} className={buttonClass()}>
          Sign in
        </Link>
      </>
    )
  }
  return (
    <AccountForm
      form={form}
      fields={
        <>
          <PasswordField
            label="New Password"
            name="password"
            autoComplete="new-password"
            error={form.problems.password}
          />
          <PasswordField
            label="Confirm New Password"
            name="confirmation"
            autoComplete="new-password"
            error={form.problems.confirmation}
          />
        </>
      }
    >
      <SubmitButton isSending={form.isSending}>Save the password</SubmitButton>
      <Link to={paths.forgotPassword()} className="link inline-flex min-h-11 items-center text-small">
        Email me another link
      </Link>
    </AccountForm>
  )
}
