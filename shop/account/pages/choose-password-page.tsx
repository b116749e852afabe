import { data, useLocation } from 'react-router'
import { NEW_PASSWORD_HINT } from '../../fields/components/password-field.tsx'
import { apiOf } from '../../request/api.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { mailPatterns } from '../../routing/mail-paths.ts'
import { FormPage } from '../components/form-page.tsx'
import { NewPasswordForm } from '../components/new-password-form.tsx'
import type { Route } from './+types/choose-password-page.ts'
import { SECRET_PAGE } from './answer-form.ts'
import { choosePassword, linkState } from './choose-password.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  data({ link: await linkState(apiOf(context), request) }, { headers: SECRET_PAGE })

export const action = ({ context, request }: Route.ActionArgs) => choosePassword(apiOf(context), request)

export function headers() {
  return SECRET_PAGE
}

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches, { title: headingAt(location.pathname) })
}

/** H-14, and at an address of its own the first password of an account that was opened without one (H-15). */
export default function ChoosePasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      heading={headingAt(useLocation().pathname)}
      lead={loaderData.link === 'open' ? NEW_PASSWORD_HINT : undefined}
    >
      <NewPasswordForm link={loaderData.link} answered={actionData} />
    </FormPage>
  )
}

const headingAt = (pathname: string) =>
  pathname.startsWith(mailPatterns.createPassword) ? 'Choose your password' : 'Choose a new password'
