import { CONFIRMATION_NEEDLESS } from '../../customers/rules/refusals.ts'
import { MailConfirmationLinkDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { FormPage } from '../components/form-page.tsx'
import { MailLinkForm } from '../components/mail-link-form.tsx'
import { emailIn, emailProblems } from '../rules/account-form.ts'
import type { Route } from './+types/resend-link-page.ts'
import { answerForm, done, SECRET_PAGE } from './answer-form.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  return answerForm({ api: apiOf(context), form, problemsOf: emailProblems }, async (api) => {
    const email = emailIn(form)
    await unlessNeedless(api.send(MailConfirmationLinkDocument, { email }))
    return done(form, 'done', linkIsOnItsWay(email))
  })
}

/** H-16: the same answer also in a shop that asks nobody to confirm. */
async function unlessNeedless(sent: Promise<unknown>): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (!isApiError(error) || error.message !== CONFIRMATION_NEEDLESS) throw error
  }
}

/** The same whether or not an account waits for it. */
const linkIsOnItsWay = (email: string) =>
  `If an account with ${email} waits to be confirmed, you will receive an email with a new link.`

export function headers() {
  return SECRET_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Confirm your email' })
}

/** H-16. */
export default function ResendLinkPage({ actionData }: Route.ComponentProps) {
  return (
    <FormPage
      heading="Confirm your email"
      lead="Enter the email of your account, and we send the link to confirm it again."
    >
      <MailLinkForm captcha="RESEND_CONFIRMATION_EMAIL" button="Send the link again" answered={actionData} />
    </FormPage>
  )
}
