import { classNames } from '#ui/class-names.ts'
import { moneyLater } from '../../orders/rules/money-later.ts'
import type { CardFieldsOfShop } from './card-fields/port/card-entry.ts'
import { RadioRow } from './radio-row.tsx'

export interface WayToPay {
  /** As the API calls it, such as card or banktransfer. */
  code: string
  title: string
  /** Null for a way without a card. */
  card_fields: CardFieldsOfShop | null
}

/** The form field of the chosen way. */
export const WAY_FIELD = 'pay_by'
export const CARD = 'card'

/** Undefined where no card is taken. */
export const cardFieldsIn = (ways: readonly WayToPay[]) =>
  ways.find(({ code }) => code === CARD)?.card_fields ?? undefined

interface PaymentChoiceProps {
  ways: readonly WayToPay[]
  chosen: string
  choose: (code: string) => void
}

/** Without scripts every way but the card can be taken, and each says what it asks for. */
export function PaymentChoice({ ways, chosen, choose }: PaymentChoiceProps) {
  if (ways.length < 2) return null
  return (
    <fieldset className="mb-4">
      <legend className="sr-only">How you pay</legend>
      {ways.map(({ code, title }) => (
        <RadioRow
          key={code}
          name={WAY_FIELD}
          value={code}
          checked={code === chosen}
          onChange={() => choose(code)}
          className="py-3"
        >
          <span>
            <b className="block font-semibold">{title}</b>
            {moneyLater(code) ? (
              <small
                className={classNames(
                  'text-small text-ink-2',
                  code === chosen ? 'block' : 'hidden noscript:block',
                )}
              >
                {moneyLater(code)?.beforeOrder}
              </small>
            ) : null}
          </span>
        </RadioRow>
      ))}
    </fieldset>
  )
}
