import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { FailureNote, failedIn } from '../../connection/failure-note.tsx'
import type { Failed } from '../../connection/keep-page.ts'
import { LineNote } from '../../connection/line-note.tsx'
import { NEW_PASSWORD_HINT, PasswordField } from '../../fields/components/password-field.tsx'
import { PressWaits, useHydratedMark } from '../../hydration/press-waits.tsx'
import { ACT_FIELD } from '../../request/act-field.ts'
import { paths } from '../../routing/paths.ts'

/**
 * Everything that an account needs but the password is in the order. What follows is another page: of the account, or the
 * whole form with what is wrong. This one stays until there is an answer (PE-21).
 */
export function AccountOfOrder({ email, act: first }: { email: string; act: string }) {
  // PE-18: the page's own changes whenever it is read again.
  const [act] = useState(first)
  const form = useRef<HTMLFormElement>(null)
  const { data, state, submit } = useFetcher<{ kind: string } | Failed>()
  const failure = failedIn(data)
  const isRefused = data !== undefined && failure === undefined
  const isBusy = state !== 'idle'
  useHydratedMark(form)
  // The same form under the same key has the same answer, and the browser shows it as the page that it is.
  useEffect(() => {
    if (isRefused) form.current?.submit()
  }, [isRefused])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) void submit(event.currentTarget, { method: 'post', action: paths.register() })
  }

  return (
    <section aria-labelledby="account-of-order" className="mt-10 border-t border-line pt-8 print:hidden">
      <h2 id="account-of-order" className="display text-h3">
        Keep it in an account
      </h2>
      <p className="mt-2 max-w-[46ch] text-ink-2">
        {`Choose a password, and ${email} has an account with this order in it: follow it there, and order it again.`}
      </p>
      <form
        ref={form}
        method="post"
        action={paths.register()}
        data-waits=""
        onSubmit={send}
        className="mt-5 grid max-w-md gap-4"
      >
        <PressWaits />
        <input type="hidden" name="order" value="yes" />
        <input type="hidden" name={ACT_FIELD} value={act} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={NEW_PASSWORD_HINT}
        />
        <FailureNote answer={failure} busy={isBusy} />
        <LineNote busy={isBusy} />
        <Button type="submit" look="outline" busy={isBusy} className="justify-self-start">
          Create my account
        </Button>
      </form>
    </section>
  )
}
