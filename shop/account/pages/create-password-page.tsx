import { data } from 'react-router'
import { apiOf } from '../../request/api.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { FormPage } from '../components/form-page.tsx'
import { NewPasswordForm } from '../components/new-password-form.tsx'
import type { Route } from './+types/create-password-page.ts'
import { SECRET_PAGE } from './answer-form.ts'
import { choosePassword, isWholeLink } from './choose-password.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  data({ isWhole: isWholeLink(request) }, { headers: SECRET_PAGE })

export const action = ({ context, request }: Route.ActionArgs) => choosePassword(apiOf(context), request)

export function headers() {
  return SECRET_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Choose your password' })
}

/** H-15: the first password of an account that was opened without one. */
export default function CreatePasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      heading="Choose your password"
      lead="At least 8 characters, with three of these four: a capital, a small letter, a digit, another character."
    >
      <NewPasswordForm isWhole={loaderData.isWhole} answered={actionData} />
    </FormPage>
  )
}
