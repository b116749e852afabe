import { useRef } from 'react'
import { formatMoney, toDollars } from '#packages/money/money.ts'
import { TextField } from '#ui/field.tsx'
import {
  HIGHEST_GIFT_CENTS,
  LOWEST_GIFT_CENTS,
  OFFERED_GIFT_CENTS,
} from '../../catalogue/rules/gift-certificate.ts'
import type { TypedCertificate } from '../rules/certificate-form.ts'

/** K-08: the amounts that are offered, and a field for any other. What is typed there counts first. */
export function CertificateAmounts({
  before,
  problem,
}: {
  before: TypedCertificate
  problem: string | undefined
}) {
  const group = useRef<HTMLFieldSetElement>(null)
  const inGroup = (selector: string) => group.current?.querySelectorAll<HTMLInputElement>(selector) ?? []

  function choose() {
    for (const box of inGroup('[name=own_amount]')) box.value = ''
  }
  function typeOwn(text: string) {
    if (text.trim() === '') return
    for (const choice of inGroup('[type=radio]')) choice.checked = false
  }

  return (
    <fieldset ref={group}>
      <legend className="mb-2.5 text-small font-semibold">Amount</legend>
      <div className="mb-4 grid grid-cols-3 gap-2 max-[20rem]:grid-cols-2">
        {OFFERED_GIFT_CENTS.map((cents) => (
          <label key={cents} className="tile edge px-3.5 py-2.5">
            <input
              type="radio"
              name="amount"
              value={toDollars(cents)}
              defaultChecked={before.own_amount === '' && before.amount === String(toDollars(cents))}
              onChange={choose}
              className="tile-input"
            />
            <span className="tabular text-meta font-semibold">{formatMoney(cents)}</span>
          </label>
        ))}
      </div>
      <TextField
        label="Or an amount of your own"
        name="own_amount"
        autoComplete="off"
        inputMode="decimal"
        hint={`In dollars, ${formatMoney(LOWEST_GIFT_CENTS)} to ${formatMoney(HIGHEST_GIFT_CENTS)}. It counts before the choice above.`}
        defaultValue={before.own_amount}
        onInput={({ currentTarget }) => typeOwn(currentTarget.value)}
        error={problem}
        className="max-w-[18rem]"
      />
    </fieldset>
  )
}
