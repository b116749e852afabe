import { Link } from 'react-router'
import { PasswordField } from '../../fields/components/password-field.tsx'
import { paths } from '../../routing/paths.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'

/** What closing the account does, and the form that does it. */
export function CloseAccount() {
  return (
    <div className="grid gap-5">
      <div className="grid max-w-[60ch] gap-3 text-ink-2">
        <p>
          We delete your name, email, phone and password, your address book, your cart, your wishlists, your
          tickets, your saved designs with their photos, and your newsletter. Every browser is signed out.
          This cannot be undone.
        </p>
        <p>
          We keep your orders with their invoices and the designs in them, and the entries of your store
          credit and points, because we have to keep books of what was sold. Reviews stay under the name you
          gave with them: write to us and we delete them. What is left of credit and points cannot be used any
          more. Orders that are under way are made and delivered.
        </p>
      </div>
      <ActForm
        intent={INTENTS.closeAccount}
        button="Close my account"
        look="outline"
        className="grid max-w-[32rem] gap-5"
      >
        {({ problems, typed }) => (
          <>
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              error={problems.password}
            />
            <div>
              <label className="flex gap-3">
                <input
                  type="checkbox"
                  name="sure"
                  value="yes"
                  defaultChecked={typed.sure !== undefined}
                  aria-invalid={problems.sure ? true : undefined}
                  aria-describedby={problems.sure ? 'sure-problem' : undefined}
                  className="mt-0.5 size-5 shrink-0 accent-(--brand)"
                />
                <span>I have read what is deleted and what is kept.</span>
              </label>
              {problems.sure ? (
                <p id="sure-problem" className="mt-2 text-small text-danger">
                  {problems.sure}
                </p>
              ) : null}
            </div>
          </>
        )}
      </ActForm>
      <p className="max-w-[60ch] text-small text-ink-2">
        <span>You sign in without a password? </span>
        <Link to={paths.forgotPassword()} className="link">
          Choose one first
        </Link>
        <span>, so that nobody at an open screen closes your account.</span>
      </p>
    </div>
  )
}
