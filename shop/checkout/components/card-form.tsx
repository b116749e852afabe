import { Lock } from 'lucide-react'
import { useState } from 'react'
import {
  expiryWhileTyped,
  groupedCardNumber,
  securityCodeLength,
  tidiedExpiry,
} from '#packages/typed-values/typed-card.ts'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import { TextField } from '#ui/field.tsx'
import { FormattedField } from '#ui/formatted-field.tsx'
import type { CardProblems } from '../rules/card-fields.ts'

interface CardFormProps {
  problems: CardProblems
}

/**
 * The gateway's card fields. They have no names, so no form can ever send them to the shop. What is typed is held by the
 * fields alone (PE-13).
 */
export function CardForm({ problems }: CardFormProps) {
  const [number, setNumber] = useState('')
  return (
    <div className="grid grid-cols-2 gap-4 rounded-m border border-brand bg-raised p-4 [box-shadow:inset_0_0_0_1px_var(--brand)]">
      <p className="col-span-2 flex items-center justify-between gap-4 font-semibold">
        Credit or debit card
        <span className="inline-flex items-center gap-1.5 text-micro font-normal text-ink-2">
          <Lock size={14} strokeWidth={1.5} aria-hidden />
          Straight to the bank
        </span>
      </p>
      <FormattedField
        label="Card number"
        name={undefined}
        inputMode="numeric"
        autoComplete="cc-number"
        onText={setNumber}
        whileTyped={groupedCardNumber}
        tidied={groupedCardNumber}
        error={problems.number}
        className="col-span-2"
      />
      <FormattedField
        label="Expiry"
        aside="month / year"
        name={undefined}
        inputMode="numeric"
        autoComplete="cc-exp"
        whileTyped={expiryWhileTyped}
        tidied={tidiedExpiry}
        error={problems.expiry}
      />
      <TextField
        label="Security code"
        aside={`${securityCodeLength(number)} digits`}
        name={undefined}
        inputMode="numeric"
        autoComplete="cc-csc"
        tidied={tidiedSigns}
        error={problems.securityCode}
      />
    </div>
  )
}
