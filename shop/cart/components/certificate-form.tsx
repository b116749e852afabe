import { EmailField } from '#ui/email-field.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { FailureNote } from '../../connection/failure-note.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { PressWaits } from '../../hydration/press-waits.tsx'
import { ACT_FIELD } from '../../request/act-field.ts'
import type { TypedCertificate } from '../rules/certificate-form.ts'
import { MAX_MESSAGE_LENGTH } from '../rules/gift-certificate.ts'
import { CertificateAmounts } from './certificate-amounts.tsx'
import { CertificatePreview } from './certificate-preview.tsx'
import { type CertificateAnswer, useCertificateForm } from './use-certificate-form.ts'

interface CertificateFormProps {
  /** As it lies in the cart, or as the form begins. */
  saved: TypedCertificate
  isChange: boolean
  /** In Sydney, YYYY-MM-DD: the first and the last on which a mail may leave. */
  days: { today: string; lastDay: string }
  /** What the form was answered when it was sent without scripts. */
  answered: CertificateAnswer | undefined
}

/** K-06, K-07. */
export function CertificateForm({ saved, isChange, days, answered }: CertificateFormProps) {
  const before = answered?.typed ?? saved
  const form = useCertificateForm(before, { today: days.today, answered })
  const { typed, problems, message, failure, isSending, formProps } = form
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-18 gap-y-12 pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      <form {...formProps} method="post" action={formProps.action} className="grid max-w-[36rem] gap-7">
        <PressWaits />
        <input type="hidden" name={ACT_FIELD} data-act-key="" />
        <CertificateAmounts before={before} problem={problems.own_amount} />
        <TextField
          label="Who is it for?"
          name="recipient_name"
          autoComplete="off"
          defaultValue={before.recipient_name}
          error={problems.recipient_name}
        />
        <MailTo before={before} problem={problems.recipient_email} />
        <TextField
          label="From"
          name="sender_name"
          autoComplete="name"
          hint="Your name, as they know you."
          defaultValue={before.sender_name}
          error={problems.sender_name}
        />
        <TextAreaField
          label="A few words for them"
          aside="optional"
          name="message"
          autoComplete="off"
          hint={`${typed.message.length} of ${MAX_MESSAGE_LENGTH} characters.`}
          defaultValue={before.message}
          error={problems.message}
        />
        <TextField
          label="Send it on"
          aside="optional"
          name="deliver_on"
          type="date"
          autoComplete="off"
          min={days.today}
          max={days.lastDay}
          hint="At 8 in the morning in Sydney. Without a day it is sent as soon as it is paid."
          defaultValue={before.deliver_on}
          error={problems.deliver_on}
          className="max-w-[18rem]"
        />
        {message && !isSending ? <Notice kind="problem">{message}</Notice> : null}
        <FailureNote answer={failure} busy={isSending} />
        <LineNote busy={isSending} />
        <div>
          <SubmitButton
            size="large"
            isSending={isSending}
            sendingWords={isChange ? 'Saving' : 'Adding'}
            className="w-full sm:w-auto"
          >
            {isChange ? 'Save the changes' : 'Add to cart'}
          </SubmitButton>
        </div>
      </form>
      <CertificatePreview typed={typed} />
    </div>
  )
}

function MailTo({ before, problem }: { before: TypedCertificate; problem: string | undefined }) {
  return (
    <fieldset className="group/mail grid gap-4">
      <legend className="mb-2.5 text-small font-semibold">How does it get there?</legend>
      <div className="grid gap-1">
        {(
          [
            ['recipient', 'We email it to them'],
            ['buyer', 'We email it to you, to print or pass on'],
          ] as const
        ).map(([value, words]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="mail_to"
              value={value}
              defaultChecked={before.mail_to === value}
              className="size-5 shrink-0 accent-(--brand)"
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <div className="group-has-[[value=buyer]:checked]/mail:hidden">
        <EmailField
          label="Their email"
          name="recipient_email"
          autoComplete="off"
          defaultValue={before.recipient_email}
          error={problem}
        />
      </div>
      <p className="hidden text-small text-ink-2 group-has-[[value=buyer]:checked]/mail:block">
        To the email that you give at the checkout, with a certificate to print.
      </p>
    </fieldset>
  )
}
