import { useImperativeHandle, useRef, useState } from 'react'
import {
  expiryWhileTyped,
  groupedCardNumber,
  securityCodeLength,
  tidiedExpiry,
} from '#packages/typed-values/typed-card.ts'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import { TextField } from '#ui/field.tsx'
import { FormattedField } from '#ui/formatted-field.tsx'
import { useAfterPress } from '#ui/use-after-press.ts'
import { paymentTitles } from '../../../../orders/rules/payment-methods.ts'
import { CardBox } from '../port/card-box.tsx'
import type { CardFieldsProps } from '../port/card-entry.ts'
import { cardIn } from './card-in.ts'
import { tokenOf } from './token-of.ts'
import { useCardProblems } from './use-card-problems.ts'

/**
 * The test gateway's card fields. They have no names, so no form can ever send them to the shop, and what is typed is held by
 * the fields alone (PE-13) until it goes to the gateway's own origin.
 */
export function TestFields({ ref, of }: Pick<CardFieldsProps, 'ref' | 'of'>) {
  const [number, setNumber] = useState('')
  const fields = useRef<HTMLFieldSetElement>(null)
  const card = useCardProblems()
  const { problems } = card
  const afterPress = useAfterPress()

  useImperativeHandle(ref, () => ({
    check: () => fields.current !== null && card.check(fields.current),
    async token() {
      if (!fields.current || of.tokens_url === null) return undefined
      const answer = await tokenOf(of.tokens_url, cardIn(fields.current))
      if ('token' in answer) return answer.token
      card.refuse(answer.problems)
      return undefined
    },
  }))

  return (
    <CardBox>
      <fieldset
        ref={fields}
        className="grid min-w-0 grid-cols-2 gap-4"
        onInput={({ target, currentTarget }) => {
          if (target instanceof Element) card.typeOn(currentTarget, target)
        }}
        onBlur={({ target, currentTarget, nativeEvent }) => {
          // A blur that the form repeats for fields that were left before is no reason to mark them.
          if (nativeEvent.isTrusted) afterPress(() => card.leave(currentTarget, target))
        }}
      >
        <legend className="sr-only">{paymentTitles.card}</legend>
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
      </fieldset>
    </CardBox>
  )
}
