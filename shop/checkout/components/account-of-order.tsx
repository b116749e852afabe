import { Button } from '#ui/button.tsx'
import { NEW_PASSWORD_HINT, PasswordField } from '../../fields/components/password-field.tsx'
import { ACT_FIELD } from '../../request/act-field.ts'
import { paths } from '../../routing/paths.ts'

/** Everything that an account needs but the password is in the order. The browser sends the form itself: what follows is another page. */
export function AccountOfOrder({ email, act }: { email: string; act: string }) {
  return (
    <section aria-labelledby="account-of-order" className="mt-10 border-t border-line pt-8 print:hidden">
      <h2 id="account-of-order" className="display text-h3">
        Keep it in an account
      </h2>
      <p className="mt-2 max-w-[46ch] text-ink-2">
        {`Choose a password, and ${email} has an account with this order in it: follow it there, and order it again.`}
      </p>
      <form method="post" action={paths.register()} className="mt-5 grid max-w-md gap-4">
        <input type="hidden" name="order" value="yes" />
        <input type="hidden" name={ACT_FIELD} value={act} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={NEW_PASSWORD_HINT}
        />
        <Button type="submit" look="outline" className="justify-self-start">
          Create my account
        </Button>
      </form>
    </section>
  )
}
