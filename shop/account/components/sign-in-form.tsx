import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { NOT_CONFIRMED } from '../../customers/rules/refusals.ts'
import { PasswordField } from '../../fields/components/password-field.tsx'
import { paths } from '../../routing/paths.ts'
import { codeProblems, emailProblems, signInProblems } from '../rules/account-form.ts'
import { AccountForm } from './account-form.tsx'
import type { FormAnswer } from './form-answer.ts'
import { SendButton } from './send-button.tsx'
import { useAccountForm } from './use-account-form.ts'

/** What the buttons ask for. */
export const MAIL_CODE = 'mail-code'
export const WITH_CODE = 'code'

/** Without a button, as when a field is left, the step says what is typed. */
const problemsOf = (typed: FormData) => {
  const intent = typed.get('intent') ?? typed.get('step')
  if (intent === MAIL_CODE) return typed.get('step') === WITH_CODE ? {} : emailProblems(typed)
  return intent === WITH_CODE ? codeProblems(typed) : signInProblems(typed)
}

/** H-03, H-04: one email, and either a password or a code that is mailed. */
export function SignInForm({ answered }: { answered: FormAnswer | undefined }) {
  const form = useAccountForm({ captcha: 'CUSTOMER_LOGIN', problemsOf, answered })
  const { pathname, search } = useLocation()
  const { answer } = form
  const [left, setLeft] = useState<FormAnswer>()
  const isCodeSent = answer?.kind === 'code-sent'
  if (answer && answer !== left && (isCodeSent || answer.typed.step === WITH_CODE)) {
    const email = answer.typed.email ?? ''
    return (
      <>
        {isCodeSent ? (
          <Notice kind="ok" className="mb-6">
            {answer.message}
          </Notice>
        ) : null}
        <AccountForm form={form} fields={<CodeFields email={email} problem={form.problems.code} />}>
          <SendButton form={form} intent={WITH_CODE}>
            Sign in
          </SendButton>
          <SendButton form={form} intent={MAIL_CODE} look="outline">
            Send another code
          </SendButton>
          <Link to={pathname + search} onClick={() => setLeft(answer)} className={WORD}>
            Use a password
          </Link>
        </AccountForm>
      </>
    )
  }
  const isBack = answer !== undefined && answer === left
  return (
    <AccountForm
      form={isBack ? { ...form, problem: undefined } : form}
      fields={
        <>
          <EmailField
            label="Email Address"
            name="email"
            defaultValue={answer?.typed.email}
            error={form.problems.email}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            autoFocus={isBack}
            error={form.problems.password}
          />
        </>
      }
    >
      <SendButton form={form} intent="password">
        Sign in
      </SendButton>
      <SendButton form={form} intent={MAIL_CODE} look="outline">
        Email me a code
      </SendButton>
      {form.problem === NOT_CONFIRMED ? (
        <Link to={paths.resendLink()} className={WORD}>
          Send me the link again
        </Link>
      ) : null}
      <Link to={paths.forgotPassword() + search} className={WORD}>
        Forgot your password?
      </Link>
    </AccountForm>
  )
}

function CodeFields({ email, problem }: { email: string; problem: string | undefined }) {
  return (
    <>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="step" value={WITH_CODE} />
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        hint={`6 digits, in our email to ${email}. Good for 10 minutes.`}
        error={problem}
      />
    </>
  )
}

const WORD = 'link inline-flex min-h-11 items-center text-small'
