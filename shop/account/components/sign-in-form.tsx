import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { NOT_CONFIRMED } from '../../customers/rules/refusals.ts'
import { paths } from '../../routing/paths.ts'
import { codeProblems, emailProblems, signInProblems } from '../rules/account-form.ts'
import { AccountForm } from './account-form.tsx'
import type { FormAnswer } from './form-answer.ts'
import { PasswordField } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

/** What the buttons ask for. */
export const MAIL_CODE = 'mail-code'
export const WITH_CODE = 'code'

const problemsOf = (typed: FormData) => {
  if (typed.get('intent') === WITH_CODE) return codeProblems(typed)
  return typed.get('intent') === MAIL_CODE ? emailProblems(typed) : signInProblems(typed)
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
          <Button type="submit" name="intent" value={WITH_CODE} busy={form.isSending}>
            Sign in
          </Button>
          <Button type="submit" name="intent" value={MAIL_CODE} look="outline" busy={form.isSending}>
            Send another code
          </Button>
          <Link to={pathname + search} onClick={() => setLeft(answer)} className={WORD}>
            Use a password
          </Link>
        </AccountForm>
      </>
    )
  }
  return (
    <AccountForm
      form={form}
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
            error={form.problems.password}
          />
        </>
      }
    >
      <Button type="submit" name="intent" value="password" busy={form.isSending}>
        Sign in
      </Button>
      <Button type="submit" name="intent" value={MAIL_CODE} look="outline" busy={form.isSending}>
        Email me a code
      </Button>
      {form.problem === NOT_CONFIRMED ? (
        <Link to={paths.resendLink()} className={WORD}>
          Send me the link again
        </Link>
      ) : null}
      <Link to={paths.forgotPassword()} className={WORD}>
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
