import { Lock } from 'lucide-react'
import { TextField } from '#ui/field.tsx'
import { type CardFields, type CardProblems, groupedNumber } from '../rules/card-fields.ts'

interface CardFormProps {
  card: CardFields
  change: (card: CardFields) => void
  problems: CardProblems
}

/** The gateway's card fields. They have no names, so no form can ever send them to the shop. */
export function CardForm({ card, change, problems }: CardFormProps) {
  return (
    <div className="grid grid-cols-2 gap-4 rounded-m border border-brand bg-raised p-4 [box-shadow:inset_0_0_0_1px_var(--brand)]">
      <p className="col-span-2 flex items-center justify-between gap-4 font-semibold">
        Credit or debit card
        <span className="inline-flex items-center gap-1.5 text-micro font-normal text-ink-2">
          <Lock size={14} strokeWidth={1.5} aria-hidden />
          Straight to the bank
        </span>
      </p>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        value={card.number}
        onChange={(event) => change({ ...card, number: event.currentTarget.value })}
        onBlur={() => change({ ...card, number: groupedNumber(card.number) })}
        error={problems.number}
        className="col-span-2"
      />
      <TextField
        label="Expiry"
        aside="month / year"
        inputMode="numeric"
        autoComplete="cc-exp"
        value={card.expiry}
        onChange={(event) => change({ ...card, expiry: withSlash(event.currentTarget.value, card.expiry) })}
        error={problems.expiry}
      />
      <TextField
        label="Security code"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        value={card.securityCode}
        onChange={(event) => change({ ...card, securityCode: event.currentTarget.value })}
        error={problems.securityCode}
      />
    </div>
  )
}

/** Writes the slash after the month, but lets it be deleted. */
function withSlash(typed: string, before: string): string {
  return /^\d\d$/.test(typed) && before.length < typed.length ? `${typed} / ` : typed
}
