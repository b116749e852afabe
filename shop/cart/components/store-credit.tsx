import { useFetcher } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { Button } from '#ui/button.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { paths } from '../../routing/paths.ts'
import { CREDIT_INTENTS, type PaymentAnswer } from './payment-forms.ts'
import type { CreditView } from './payments-view.ts'
import { SummaryForm } from './summary-form.tsx'
import { useOneSend } from './use-one-send.ts'

interface StoreCreditProps {
  credit: CreditView
  /** The answer to a form that was sent without scripts. */
  answer: PaymentAnswer | undefined
  /** See `SummaryForm`. */
  isBesideForm: boolean
}

/** J-10: what a customer has, what of it pays, and whether it should. */
export function StoreCredit({
  credit: { balanceCents, paysCents, isUsed },
  answer,
  isBesideForm,
}: StoreCreditProps) {
  const change = useFetcher<{ payment?: PaymentAnswer; problem?: string }>()
  const isBusy = change.state !== 'idle'
  const isFirst = useOneSend(isBusy)
  const answered = change.data ? (change.data.payment ?? change.data) : answer
  return (
    <SummaryForm
      change={change}
      action={paths.cart()}
      isBesideForm={isBesideForm}
      onSubmit={isFirst}
      className="py-2"
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-2 text-meta">
        <span>
          <span className="font-medium">Store credit</span>
          <span className="tabular block text-small text-ink-2">
            {isUsed
              ? `pays ${formatMoney(paysCents)} of your ${formatMoney(balanceCents)}`
              : `You have ${formatMoney(balanceCents)}`}
          </span>
        </span>
        <Button
          type="submit"
          name="intent"
          value={isUsed ? CREDIT_INTENTS.leave : CREDIT_INTENTS.use}
          look="outline"
          size="small"
          busy={isBusy}
        >
          {isUsed ? 'Do not use' : 'Use it'}
        </Button>
      </div>
      <p role="alert" className="text-small text-danger empty:hidden">
        {isBusy ? '' : (answered?.problem ?? '')}
      </p>
      <LineNote busy={isBusy} />
    </SummaryForm>
  )
}
