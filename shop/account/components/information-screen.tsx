import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import type { Elements } from '#ui/elements.ts'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { NEW_PASSWORD_HINT, PasswordField } from '../../fields/components/password-field.tsx'
import { AccountFrame } from './account-frame.tsx'
import type { Information } from './account-screen.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'

/** I-04, I-24, I-26: who the customer is, and how they sign in. */
export function InformationScreen({ customer }: { customer: Information }) {
  return (
    <AccountFrame heading="Your details">
      <Part heading="You">
        <ActForm intent={INTENTS.saveDetails} button="Save details" look="outline" className={FORM}>
          {({ problems, typed }) => (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField
                  label="First name"
                  name="firstName"
                  autoComplete="given-name"
                  defaultValue={typed.firstName ?? customer.firstname ?? ''}
                  error={problems.firstName}
                />
                <TextField
                  label="Last name"
                  name="lastName"
                  autoComplete="family-name"
                  defaultValue={typed.lastName ?? customer.lastname ?? ''}
                  error={problems.lastName}
                />
              </div>
              <TextField
                label="Phone"
                aside="optional"
                name="telephone"
                type="tel"
                autoComplete="tel"
                tidied={tidiedPhone}
                defaultValue={typed.telephone ?? customer.phone_no ?? ''}
                error={problems.telephone}
              />
              <TextField
                label="GST number"
                aside="optional, for businesses"
                name="gstNumber"
                autoComplete="off"
                spellCheck={false}
                hint="15 letters and digits."
                defaultValue={typed.gstNumber ?? customer.gst_number ?? ''}
                error={problems.gstNumber}
              />
            </>
          )}
        </ActForm>
        <p className="mt-4 text-small text-ink-2">{`Customer group: ${customer.group_name ?? ''}`}</p>
      </Part>
      <Part heading="Email">
        <p className="mb-4">{`You sign in with ${customer.email ?? ''}.`}</p>
        <ActForm intent={INTENTS.changeEmail} button="Change email" look="outline" className={FORM}>
          {({ problems, typed }) => (
            <>
              <EmailField label="New email" name="email" defaultValue={typed.email} error={problems.email} />
              <PasswordField
                label="Your password"
                name="password"
                autoComplete="current-password"
                error={problems.password}
              />
            </>
          )}
        </ActForm>
      </Part>
      <Part heading="Password">
        <p className="mb-4 text-ink-2">Every device has to sign in again with the new one.</p>
        <ActForm intent={INTENTS.changePassword} button="Change password" look="outline" className={FORM}>
          {({ problems }) => (
            <>
              <PasswordField
                label="Current password"
                name="current"
                autoComplete="current-password"
                error={problems.current}
              />
              <PasswordField
                label="New password"
                name="password"
                autoComplete="new-password"
                hint={NEW_PASSWORD_HINT}
                error={problems.password}
              />
              <PasswordField
                label="New password again"
                name="confirmation"
                autoComplete="new-password"
                error={problems.confirmation}
              />
            </>
          )}
        </ActForm>
      </Part>
    </AccountFrame>
  )
}

const FORM = 'grid max-w-[32rem] gap-5'

function Part({ heading, children }: { heading: string; children: Elements }) {
  return (
    <section>
      <h2 className="display mb-4 text-block">{heading}</h2>
      {children}
    </section>
  )
}
