import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { paymentTitles } from '../../../../orders/rules/payment-methods.ts'

/** What stands around the card fields of every gateway. */
export function CardBox({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4 rounded-m border border-brand bg-raised p-4 [box-shadow:inset_0_0_0_1px_var(--brand)]">
      <p className="flex items-center justify-between gap-4 font-semibold">
        <span>{paymentTitles.card}</span>
        <span className="inline-flex items-center gap-1.5 text-micro font-normal text-ink-2">
          <Lock size={14} strokeWidth={1.5} aria-hidden />
          Straight to the bank
        </span>
      </p>
      <div className="grid gap-4">{children}</div>
    </div>
  )
}
