import { data, Link, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { NOT_CONFIRMED } from '../../customers/rules/refusals.ts'
import {
  MailSignInCodeDocument,
  SignInDocument,
  SignInWithCodeDocument,
} from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { flashIn, noFlashCookie } from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { noTroubleCookie, troubleIn } from '../../request/sign-in-trouble.ts'
import { paths } from '../../routing/paths.ts'
import { MAIL_CODE, SignInForm, WITH_CODE } from '../components/sign-in-form.tsx'
import { SocialButtons } from '../components/social-buttons.tsx'
import {
  codeIn,
  codeProblems,
  emailIn,
  emailProblems,
  passwordIn,
  signInProblems,
} from '../rules/account-form.ts'
import type { Route } from './+types/sign-in-page.ts'
import { answerForm, done, refused, SECRET_PAGE } from './answer-form.ts'
import { beginSession, signedInBy } from './begin-session.ts'
import { signInProviders } from './sign-in-providers.ts'

/** The same for every way of not signing in with a code. */
const CODE_REFUSED =
  'This code does not fit, or is no longer good. Check the 6 digits of our newest email, or send another code.'

/** H-33. */
const SIGNED_IN = 'You have successfully logged in.'

/**
 * The flash message for somebody whom the page before signed out, such as that the password is changed; and why
 * somebody comes back from an identity provider without being signed in.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = requestFactsOf(context)
  const flash = flashIn(request)
  const trouble = troubleIn(request)
  const headers = new Headers(SECRET_PAGE)
  if (flash !== undefined) headers.append('set-cookie', noFlashCookie(publicUrl))
  if (trouble !== undefined) headers.append('set-cookie', noTroubleCookie(publicUrl))
  return data({ flash, trouble, providers: await signInProviders(apiOf(context)) }, { headers })
}

/** The flash message stays while the form is sent, and the next form need not wait until it is read again. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formAction === undefined && defaultShouldRevalidate

export async function action({ context, request }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  const { publicUrl } = requestFactsOf(context)
  const here = { api, request, publicUrl }
  const email = emailIn(form)
  const intent = form.get('intent')
  if (intent === MAIL_CODE) {
    return answerForm({ api, form, problemsOf: emailProblems }, async (asking) => {
      const sent = (await asking.send(MailSignInCodeDocument, { email })).loginByEmailOtpData
      const message = sent?.message ?? ''
      return sent?.success ? done(form, 'code-sent', message) : refused(form, { message })
    })
  }
  if (intent === WITH_CODE) {
    return answerForm({ api, form, problemsOf: codeProblems }, async (asking) => {
      const { loginUniversalpassword: answer } = await asking.send(SignInWithCodeDocument, {
        email,
        code: codeIn(form),
      })
      const signedIn = signedInBy(answer)
      if (!signedIn) return refused(form, { message: CODE_REFUSED })
      return beginSession(here, { ...signedIn, priceCache: answer?.cachePrice }, SIGNED_IN)
    })
  }
  return answerForm({ api, form, problemsOf: signInProblems }, async (asking) => {
    const { generateCustomerToken: answer } = await asking.send(SignInDocument, {
      email,
      password: passwordIn(form),
    })
    const signedIn = signedInBy(answer)
    if (!signedIn) throw new Error('Expected a token for the right password but received none')
    return beginSession(here, signedIn, SIGNED_IN)
  })
}

export function headers() {
  return SECRET_PAGE
}

/** CA-23. */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Sign in to the store' })
}

/** H-08 to H-10: signing in, and the way to a new account. */
export default function SignInPage({ actionData, loaderData }: Route.ComponentProps) {
  const { flash, trouble, providers } = loaderData
  const { search } = useLocation()
  return (
    <div className="container-page grid gap-x-24 gap-y-12 pb-section lg:grid-cols-[minmax(0,30rem)_minmax(0,24rem)]">
      <section>
        <h1 className="display pt-8 pb-6 text-h1 lg:pt-14">Sign in to the store</h1>
        {flash ? (
          <Notice kind="ok" className="mb-6">
            {flash}
          </Notice>
        ) : null}
        {trouble ? (
          <Notice kind="problem" className="mb-6">
            <p>{trouble}</p>
            {trouble === NOT_CONFIRMED ? (
              <Link to={paths.resendLink()} className="link inline-flex min-h-11 items-center">
                Send me the link again
              </Link>
            ) : null}
          </Notice>
        ) : null}
        <SocialButtons providers={providers} />
        <SignInForm answered={actionData} />
      </section>
      <section className="border-t border-line pt-8 lg:border-0 lg:pt-16">
        <h2 className="display pb-4 text-h3">Create an account for faster and easier checkout</h2>
        <p className="mb-6 text-ink-2">
          Your cart follows you from phone to desk, and what is in it now comes along.
        </p>
        <Link to={paths.register() + search} className={buttonClass({ look: 'outline' })}>
          Create an account
        </Link>
      </section>
    </div>
  )
}
