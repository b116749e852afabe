import { Lock } from 'lucide-react'
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Payment } from './use-payment.ts'

/** What became of the last press, and the button for the next. */
export function PayButton({ payment, totalCents }: { payment: Payment; totalCents: Cents }) {
  return (
    <div className="mt-6.5 grid gap-3">
      {payment.isReconnecting ? (
        <Notice kind="warning">
          The connection broke while we were placing your order. We are trying again by ourselves; you will
          not be charged twice.
        </Notice>
      ) : payment.isChecking ? (
        <Notice kind="warning">
          One moment: after several tries we check that a person is paying. Then your payment goes on by
          itself.
        </Notice>
      ) : payment.message ? (
        <Notice kind="problem">{payment.message}</Notice>
      ) : null}
      <Button
        type="submit"
        size="large"
        className="w-full"
        busy={payment.busy}
        icon={<Lock size={20} strokeWidth={1.5} aria-hidden />}
      >
        Pay {formatMoney(totalCents)}
      </Button>
      <p className="text-center text-micro text-ink-2">
        The amount is in Australian dollars and includes GST and delivery.
      </p>
      <noscript>
        <Notice kind="warning">
          Paying needs JavaScript, because your card details go straight to the bank.
        </Notice>
      </noscript>
    </div>
  )
}
