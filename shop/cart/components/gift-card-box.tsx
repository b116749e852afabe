import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { maskedGiftCardCode } from '../../marketing/rules/gift-card-code.ts'
import { paths } from '../../routing/paths.ts'
import { GIFT_CARD_FIELD, GIFT_CARD_INTENTS, type PaymentAnswer } from './payment-forms.ts'
import type { GiftCardView } from './payments-view.ts'
import { SummaryForm } from './summary-form.tsx'
import { SummarySection } from './summary-section.tsx'
import { useJustRemoved } from './use-just-removed.ts'
import { useOneSend } from './use-one-send.ts'

interface GiftCardBoxProps {
  cards: readonly GiftCardView[]
  /** The answer to a form that was sent without scripts. */
  answer: PaymentAnswer | undefined
  /** See `SummaryForm`. */
  isBesideForm: boolean
}

/** J-11: the gift cards of a cart, and the field for another one. */
export function GiftCardBox({ cards, answer, isBesideForm }: GiftCardBoxProps) {
  const form = useRef<HTMLFormElement>(null)
  const change = useFetcher<{ payment?: PaymentAnswer; problem?: string }>()
  const isBusy = change.state !== 'idle'
  const { data } = change
  const answered = data ? (data.payment ?? data) : answer
  const problem = isBusy ? undefined : answered?.problem
  const isFirst = useOneSend(isBusy)
  const { justRemoved, remember } = useJustRemoved(cards.map(({ code }) => code))
  const focusField = () => form.current?.querySelector<HTMLInputElement>(`[name=${GIFT_CARD_FIELD}]`)?.focus()
  useEffect(() => {
    if (data?.payment && data.payment.problem === undefined) form.current?.reset()
  }, [data])

  return (
    <SummarySection title="Gift card" isOpen={cards.length > 0 || answer?.problem !== undefined}>
      {cards.length > 0 || justRemoved ? (
        <ul aria-label="Gift cards">
          {cards.map((card) => (
            <li key={card.code} className="flex items-center justify-between gap-2.5 pb-2 text-small">
              <span>
                <b className="tabular font-semibold">{maskedGiftCardCode(card.code)}</b>{' '}
                <span className="text-ink-2">{paymentInWords(card)}</span>
              </span>
              <SummaryForm
                change={change}
                action={paths.cart()}
                isBesideForm={isBesideForm}
                onSubmit={(event) => {
                  // The button is removed with its card.
                  if (!isFirst(event)) return
                  remember(card.code)
                  focusField()
                }}
              >
                <input type="hidden" name={GIFT_CARD_FIELD} value={card.code} />
                <button
                  type="submit"
                  name="intent"
                  value={GIFT_CARD_INTENTS.remove}
                  className="link min-h-11"
                >
                  Remove<span className="sr-only">{` gift card ending in ${card.code.slice(-4)}`}</span>
                </button>
              </SummaryForm>
            </li>
          ))}
          {justRemoved ? (
            <li className="flex min-h-11 items-center pb-2 text-small text-ink-2">
              {`${maskedGiftCardCode(justRemoved)} removed`}
            </li>
          ) : null}
        </ul>
      ) : null}
      <SummaryForm
        change={change}
        form={form}
        action={paths.cart()}
        isBesideForm={isBesideForm}
        noValidate
        onSubmit={isFirst}
        className="pb-3.5"
      >
        <input type="hidden" name="intent" value={GIFT_CARD_INTENTS.add} />
        <TextField
          label="Gift card code"
          isLabelHidden
          placeholder="Gift card code"
          name={GIFT_CARD_FIELD}
          defaultValue={answer?.problem === undefined ? '' : answer.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          error={problem}
          beside={
            <Button
              type="submit"
              look="outline"
              busy={isBusy && change.formData?.get('intent') === GIFT_CARD_INTENTS.add}
            >
              Use
            </Button>
          }
        />
      </SummaryForm>
      <LineNote busy={isBusy} className="mb-3.5" />
    </SummarySection>
  )
}

function paymentInWords({ paysCents, leftCents }: GiftCardView): string {
  if (paysCents === 0) return leftCents === 0 ? 'has nothing left on it' : 'is not needed, or has ended'
  return leftCents === 0
    ? `pays ${formatMoney(paysCents)}`
    : `pays ${formatMoney(paysCents)}, ${formatMoney(leftCents)} stays on it`
}
