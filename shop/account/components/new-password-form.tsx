import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '../../fields/components/password-field.tsx'
import { paths } from '../../routing/paths.ts'
import { newPasswordProblems } from '../rules/account-form.ts'
import { AccountForm } from './account-form.tsx'
import type { FormAnswer } from './form-answer.ts'
import { SendButton } from './send-button.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Torn is one without a token; over, one that was used or is late, or that never was. */
export type LinkState = 'open' | 'over' | 'torn'

const WHY_CLOSED = {
  over: 'This link was used already, or is more than two hours old. Have another one sent to you.',
  torn: 'This link is not whole. Please open it again from the email, or have another one sent to you.',
} as const satisfies Record<Exclude<LinkState, 'open'>, string>

/** A password chosen with the token of a mailed link, which the address holds. */
export function NewPasswordForm({ link, answered }: { link: LinkState; answered: FormAnswer | undefined }) {
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
  if (link !== 'open') {
    return (
      <>
        <Notice kind="warning" className="mb-6">
          {WHY_CLOSED[link]}
        </Notice>
        <Link to={paths.forgotPassword()} className={buttonClass({ look: 'outline' })}>
          Email me another link
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
      <SendButton form={form}>Save the password</SendButton>
      <Link to={paths.forgotPassword()} className="link inline-flex min-h-11 items-center text-small">
        Email me another link
      </Link>
    </AccountForm>
  )
}
