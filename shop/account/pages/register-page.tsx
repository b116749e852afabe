import { data } from 'react-router'
import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import { Notice } from '#ui/notice.tsx'
import { RegisterDocument } from '../../generated/client/graphql.ts'
import { actIn } from '../../request/act-field.ts'
import { apiOf } from '../../request/api.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { FormPage } from '../components/form-page.tsx'
import { RegisterForm } from '../components/register-form.tsx'
import { SocialButtons } from '../components/social-buttons.tsx'
import { useAccountForm } from '../components/use-account-form.ts'
import {
  birthDateIn,
  emailIn,
  gstNumberIn,
  passwordIn,
  phoneIn,
  registerProblems,
  textIn,
} from '../rules/account-form.ts'
import type { Route } from './+types/register-page.ts'
import { formOfOrder, guestOrderOf, takeOrder } from './account-of-order.ts'
import { answerForm, done, SECRET_PAGE } from './answer-form.ts'
import { beginSession, signedInBy } from './begin-session.ts'
import { signInProviders } from './sign-in-providers.ts'

/** H-35, CA-63: letter for letter as the shop's sheet of words has it. */
const REGISTERED = 'Your have successfully created your account.'

export async function loader({ context }: Route.LoaderArgs) {
  const today = isoDayInSydney(requestFactsOf(context).now)
  return data({ today, providers: await signInProviders(apiOf(context)) }, { headers: SECRET_PAGE })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { publicUrl, now } = requestFactsOf(context)
  const api = apiOf(context)
  const sent = await request.formData()
  const order = await guestOrderOf(api, request, sent)
  const form = order ? formOfOrder(order, sent) : sent
  const today = isoDayInSydney(now)
  return answerForm({ api, form, problemsOf: registerProblems(today) }, async (asking) => {
    const email = emailIn(form)
    const { createCustomerV2 } = await asking.keyed(actIn(form)).send(RegisterDocument, {
      input: {
        firstname: textIn(form, 'firstName'),
        lastname: textIn(form, 'lastName'),
        email,
        password: passwordIn(form),
        phone_no: phoneIn(form) || null,
        date_of_birth: birthDateIn(form, today) ?? null,
        gst_number: gstNumberIn(form) || null,
        gst_certificate: textIn(form, 'gstCertificate') || null,
        is_subscribed: form.get('newsletter') === 'yes',
      },
    })
    // H-36, CA-22.
    const signedIn = signedInBy(createCustomerV2?.customer)
    if (!signedIn) return done(form, 'confirm', `${REGISTERED} ${confirmFirst(email)}`)
    const taken = order ? await takeOrder(api.visiting({ token: signedIn.token }), order) : ''
    return beginSession({ api, request, publicUrl }, signedIn, REGISTERED + taken)
  })
}

const confirmFirst = (email: string) =>
  `Please open the email that we have just sent to ${email} and confirm it; then you can sign in.`

export function headers() {
  return SECRET_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Create an account' })
}

/** H-06, H-11. */
export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const form = useAccountForm({
    captcha: 'CUSTOMER_CREATE',
    problemsOf: registerProblems(loaderData.today),
    answered: actionData,
  })
  if (form.answer?.kind === 'confirm') {
    return (
      <FormPage heading="One more step">
        <Notice kind="ok">{form.answer.message}</Notice>
      </FormPage>
    )
  }
  return (
    <FormPage heading="Create an account">
      <SocialButtons providers={loaderData.providers} />
      <RegisterForm form={form} />
    </FormPage>
  )
}
