import { brand } from '../../brands/brand.ts'
import { giftCardWords, PRINT_LABEL } from '../../marketing/rules/gift-card-mail.ts'
import { amountCentsOf, type TypedCertificate } from '../rules/certificate-form.ts'
import { sendingDay } from '../rules/certificate-words.ts'

/** The mail as it will be sent, in the words that the shop sends. */
export function CertificatePreview({ typed }: { typed: TypedCertificate }) {
  const { heading, lead, message, howTo } = giftCardWords({
    amountCents: amountCentsOf(typed) ?? 0,
    senderName: typed.sender_name || 'Your name',
    recipientName: typed.recipient_name || 'their name',
    message: typed.message || undefined,
    isForBuyer: typed.mail_to === 'buyer',
  })
  return (
    <section aria-labelledby="certificate-preview" className="lg:sticky lg:top-25">
      <h2 id="certificate-preview" className="mb-3 text-small font-semibold">
        How the email reads
      </h2>
      <div className="edge grid gap-4 rounded-l bg-raised p-6 wrap-anywhere sm:p-8">
        <p className="display text-[1.375rem] text-brand">{brand.name}</p>
        <p className="display text-[1.75rem] leading-tight">{heading}</p>
        <p>{lead}</p>
        {message === undefined ? null : <p className="whitespace-pre-line">{message}</p>}
        <p>{howTo}</p>
        <p className="tabular display text-[1.375rem] text-ink-2">
          <span aria-hidden>•••• •••• •••• ••••</span>
          <span className="sr-only">The code is in the email only.</span>
        </p>
        <p className="font-semibold underline">{PRINT_LABEL}</p>
        <p className="border-t border-line pt-4 text-small text-ink-2">
          It can be used for three years from the day it is sent. There are no fees.
        </p>
      </div>
      <p className="mt-3 text-small text-ink-2">{sendingWords(typed)}</p>
    </section>
  )
}

function sendingWords({ deliver_on, mail_to, recipient_email }: TypedCertificate): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(deliver_on) && !Number.isNaN(Date.parse(deliver_on))
  const when = isDay ? `on ${sendingDay(deliver_on)}` : 'as soon as it is paid'
  const whom = mail_to === 'buyer' ? 'you' : recipient_email || 'them'
  return `Sent to ${whom} ${when}, with a certificate to print.`
}
