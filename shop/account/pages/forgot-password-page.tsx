import { MailPasswordLinkDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { FormPage } from '../components/form-page.tsx'
import { MailLinkForm } from '../components/mail-link-form.tsx'
import { emailIn, emailProblems } from '../rules/account-form.ts'
import type { Route } from './+types/forgot-password-page.ts'
import { answerForm, done, SECRET_PAGE } from './answer-form.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  return answerForm({ api: apiOf(context), form, problemsOf: emailProblems }, async (api) => {
    const email = emailIn(form)
    await api.send(MailPasswordLinkDocument, { email })
    return done(form, 'done', linkIsOnItsWay(email))
  })
}

/** H-42: the same whether or not there is such an account. */
const linkIsOnItsWay = (email: string) =>
  `If there is an account associated with ${email} you will receive an email with a link to reset your password.`

export function headers() {
  return SECRET_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Forgot your password' })
}

/** H-12, H-13. */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  return (
    <FormPage heading="Forgot your password?" lead="Enter your email and you will receive a reset link.">
      <MailLinkForm captcha="CUSTOMER_FORGOT_PASSWORD" button="Email me the link" answered={actionData} />
    </FormPage>
  )
}
