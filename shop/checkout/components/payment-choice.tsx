export interface WayToPay {
  /** As the API calls it, such as card or banktransfer. */
  code: string
  title: string
}

/** The form field of the chosen way. */
export const WAY_FIELD = 'pay_by'
export const CARD = 'card'

/** What happens after the order, for a way whose money comes later. */
const LATER: Readonly<Record<string, string>> = {
  banktransfer:
    'Our email says how, with the order number as your reference. We begin when the money is here.',
  checkmo: 'Our email says how. We begin when it has arrived and cleared.',
}

interface PaymentChoiceProps {
  ways: readonly WayToPay[]
  chosen: string
  choose: (code: string) => void
}

/** Without scripts nothing can be paid, so there is nothing to choose. */
export function PaymentChoice({ ways, chosen, choose }: PaymentChoiceProps) {
  if (ways.length < 2) return null
  return (
    <fieldset className="mb-4 noscript:hidden">
      <legend className="sr-only">How you pay</legend>
      {ways.map(({ code, title }) => (
        <label
          key={code}
          className="relative -mt-px grid grid-cols-[22px_minmax(0,1fr)] items-center gap-3.5 border-(length:--border-width) border-line bg-raised px-4 py-3 first-of-type:rounded-t-m last-of-type:rounded-b-m has-checked:z-1 has-checked:border-brand has-checked:[box-shadow:inset_0_0_0_1px_var(--brand)]"
        >
          <input
            type="radio"
            name={WAY_FIELD}
            value={code}
            checked={code === chosen}
            onChange={() => choose(code)}
            className="size-5 accent-brand"
          />
          <span>
            <b className="block font-semibold">{title}</b>
            {code === chosen && LATER[code] ? (
              <small className="block text-small text-ink-2">{LATER[code]}</small>
            ) : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
