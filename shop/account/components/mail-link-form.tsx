import { Link } from 'react-router'
import { EmailField } from '#ui/email-field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ReCaptchaFormEnum } from '../../generated/client/graphql.ts'
import { paths } from '../../routing/paths.ts'
import { emailProblems } from '../rules/account-form.ts'
import { AccountForm } from './account-form.tsx'
import type { FormAnswer } from './form-answer.ts'
import { SendButton } from './send-button.tsx'
import { useAccountForm } from './use-account-form.ts'

/** An email to which a link is sent, whoever it belongs to; the answer says nothing of accounts. */
export function MailLinkForm({
  captcha,
  button,
  answered,
}: {
  captcha: ReCaptchaFormEnum
  button: string
  answered: FormAnswer | undefined
}) {
  const form = useAccountForm({ captcha, problemsOf: emailProblems, answered })
  return (
    <>
      {form.answer?.kind === 'done' ? (
        <Notice kind="ok" className="mb-6">
          {form.answer.message}
        </Notice>
      ) : null}
      <AccountForm
        form={form}
        fields={
          <EmailField
            label="Email Address"
            name="email"
            defaultValue={form.answer?.typed.email}
            error={form.problems.email}
          />
        }
      >
        <SendButton form={form}>{button}</SendButton>
        <Link to={paths.signIn()} className="link inline-flex min-h-11 items-center text-small">
          Back to login
        </Link>
      </AccountForm>
    </>
  )
}
