import { paths } from '../routing/paths.ts'

/** Beside a form that waits, with all that is in it, until its customer has signed in again. */
export function SignInElsewhere() {
  return (
    <a
      href={paths.signIn()}
      target="_blank"
      rel="noopener"
      className="link inline-flex min-h-11 items-center font-semibold"
    >
      Sign in in a new tab
    </a>
  )
}
