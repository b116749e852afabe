import { Link, useLocation } from 'react-router'
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { BirthDate } from '../../fields/components/birth-date.tsx'
import { NEW_PASSWORD_HINT, PasswordField } from '../../fields/components/password-field.tsx'
import { consentWordings } from '../../newsletter/rules/consent.ts'
import { paths } from '../../routing/paths.ts'
import { AccountForm } from './account-form.tsx'
import { BusinessFields } from './business-fields.tsx'
import { SendButton } from './send-button.tsx'
import type { useAccountForm } from './use-account-form.ts'

/** H-06, N-24. */
export function RegisterForm({ form }: { form: ReturnType<typeof useAccountForm> }) {
  const { search } = useLocation()
  const { problems, answer } = form
  const typed = answer?.typed
  return (
    <AccountForm
      form={form}
      fields={
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="First Name"
              name="firstName"
              autoComplete="given-name"
              defaultValue={typed?.firstName}
              error={problems.firstName}
            />
            <TextField
              label="Last Name"
              name="lastName"
              autoComplete="family-name"
              defaultValue={typed?.lastName}
              error={problems.lastName}
            />
          </div>
          <EmailField label="Email Address" name="email" defaultValue={typed?.email} error={problems.email} />
          <TextField
            label="Telephone"
            aside="optional"
            name="telephone"
            type="tel"
            autoComplete="tel"
            tidied={tidiedPhone}
            defaultValue={typed?.telephone}
            error={problems.telephone}
          />
          <BirthDate problem={problems.birthDate} typed={typed} />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            hint={NEW_PASSWORD_HINT}
            error={problems.password}
          />
          <PasswordField
            label="Confirm Password"
            name="confirmation"
            autoComplete="new-password"
            error={problems.confirmation}
          />
          <BusinessFields typed={typed} problems={problems} />
          <label className="flex gap-3 text-small">
            <input
              type="checkbox"
              name="newsletter"
              value="yes"
              defaultChecked={typed?.newsletter === 'yes'}
              className="mt-0.5 size-5 shrink-0 accent-(--brand)"
            />
            <span>{consentWordings.account}</span>
          </label>
        </>
      }
    >
      <SendButton form={form}>Create my account</SendButton>
      <Link to={paths.signIn() + search} className="link inline-flex min-h-11 items-center text-small">
        I have an account
      </Link>
    </AccountForm>
  )
}
