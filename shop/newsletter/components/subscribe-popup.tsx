import { type SyntheticEvent, useState } from 'react'
import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { Modal } from '#ui/modal.tsx'
import { Notice } from '#ui/notice.tsx'
import { Picture } from '#ui/picture.tsx'
import { brand } from '../../brands/brand.ts'
import { BirthDate } from '../../fields/components/birth-date.tsx'
import { bornOf } from '../../fields/rules/birth-date.ts'
import { paths } from '../../routing/paths.ts'
import { consentWordings } from '../rules/consent.ts'
import { type PopupProblems, type PopupTyped, popupProblems } from '../rules/form-problems.ts'
import { useCategoryHere } from './category-here.ts'
import { sendSubscription } from './send-subscription.ts'

/** D-18: the offer for first visitors. */
export default function SubscribePopup({
  onClose,
  onDone,
}: {
  onClose: () => void
  /** D-23: told the server's thanks. */
  onDone: (thanks: string) => void
}) {
  const [problems, setProblems] = useState<PopupProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const category = useCategoryHere()

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    const today = isoDayInSydney(new Date())
    const found = popupProblems(typed, today)
    setProblems(found)
    setRefusal(undefined)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first === 'born' ? 'day' : first}]`)?.focus()
      return
    }
    setBusy(true)
    const { isGood, message } = await sendSubscription(
      fieldsOf(typed, today, category),
      () => undefined,
      (lost) => setRefusal(lost.message),
    )
    setBusy(false)
    if (isGood) onDone(message)
    else setRefusal(message)
  }

  return (
    <Modal title="10% off your first order" onClose={onClose} picture={picture}>
      <p className="text-ink-2">The code comes by email, once you have confirmed your address.</p>
      <form method="post" action={paths.subscribe()} onSubmit={send} noValidate className="grid gap-4">
        <TextField
          label="First name"
          name="firstName"
          placeholder="First Name*"
          autoComplete="given-name"
          error={problems.firstName}
        />
        <EmailField name="email" placeholder="Email Id*" error={problems.email} />
        <BirthDate problem={problems.born} />
        {refusal ? <Notice kind="problem">{refusal}</Notice> : null}
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Processing' : 'Get 10% off'}
        </Button>
        <p className="text-micro text-ink-2">{consentWordings.form}</p>
        <button type="button" onClick={onClose} className="link min-h-11 justify-self-center text-small">
          No, thanks
        </button>
      </form>
    </Modal>
  )
}

const picture = (
  <Picture
    files={{ path: brand.greetingPicture, widths: [400, 640], ratio: 4 / 5 }}
    alt=""
    sizes="(width < 561px) 100vw, 400px"
    className="h-full w-full object-cover"
  />
)

function typedIn(form: HTMLFormElement): PopupTyped {
  const fields = new FormData(form)
  const text = (name: keyof PopupTyped) => String(fields.get(name) ?? '')
  return {
    firstName: text('firstName'),
    email: text('email'),
    day: text('day'),
    month: text('month'),
    year: text('year'),
  }
}

/** D-29: the footer's fields, and the popup's four. */
function fieldsOf(typed: PopupTyped, today: string, category: string | null) {
  return {
    email: tidiedEmail(typed.email),
    subscribe: true,
    category_id: category,
    subscribe_source: 'popup',
    first_name: tidiedText(typed.firstName),
    // Not asked for: a mail needs no more than a first name.
    last_name: '',
    date_of_birth: bornOf(typed, today) ?? '',
    popup: true,
  }
}
