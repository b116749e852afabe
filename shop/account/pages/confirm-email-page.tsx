import { data, Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { emailProblem } from '../../fields/rules/address.ts'
import { ConfirmEmailDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { deviceTokenOf } from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { ConfirmEmailForm } from '../components/confirm-email-form.tsx'
import { FormPage } from '../components/form-page.tsx'
import { useAccountForm } from '../components/use-account-form.ts'
import { noProblems, passwordIn } from '../rules/account-form.ts'
import type { Route } from './+types/confirm-email-page.ts'
import { answerForm, done, SECRET_PAGE } from './answer-form.ts'

/** Opening the link changes nothing: scanners of mailboxes open links, too. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const email = searchParams.get('email') ?? ''
  const isWhole = emailProblem(email) === undefined && Boolean(searchParams.get('key'))
  // The API looks whether the browser is one of the account's; this only chooses the words.
  return data({ email, isWhole, isKnown: deviceTokenOf(request) !== undefined }, { headers: SECRET_PAGE })
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const { searchParams } = new URL(request.url)
  const [email, key] = [searchParams.get('email') ?? '', searchParams.get('key') ?? '']
  return answerForm({ api: apiOf(context), form, problemsOf: noProblems }, async (api) => {
    const input = { email, confirmation_key: key, password: passwordIn(form) || null }
    await api.send(ConfirmEmailDocument, { input })
    return done(form, 'done', 'Your email is confirmed.')
  })
}

export function headers() {
  return SECRET_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Confirm your email' })
}

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isWhole, isKnown } = loaderData
  const form = useAccountForm({ captcha: 'CUSTOMER_LOGIN', problemsOf: noProblems, answered: actionData })
  if (form.answer?.kind === 'done') {
    return (
      <FormPage heading="Confirm your email">
        <Notice kind="ok" className="mb-6">
          {form.answer.message}
        </Notice>
        <Link to={paths.signIn()} className={buttonClass()}>
          Sign in
        </Link>
      </FormPage>
    )
  }
  if (!isWhole) {
    return (
      <FormPage
        heading="Confirm your email"
        lead="This link is not whole. Please open it again from the email."
      >
        <Link to={paths.resendLink()} className={buttonClass({ look: 'outline' })}>
          Send me another link
        </Link>
      </FormPage>
    )
  }
  return (
    <FormPage heading="Confirm your email" lead={`One press, and ${email} is yours here.`}>
      <ConfirmEmailForm form={form} isKnown={isKnown} />
    </FormPage>
  )
}
