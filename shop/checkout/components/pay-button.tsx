import { Lock } from 'lucide-react'
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { LineNote, useLine } from '../../connection/line-note.tsx'
import type { Payment } from './use-payment.ts'

/** PE-19: the cents on the button are sent with the payment. */
export const SHOWN_TOTAL = 'total'
/** PE-20: so is the tag of the lines in the summary. */
export const SHOWN_CONTENTS = 'contents'
const PLACED_WITHOUT_LINE =
  'The connection is lost just now: its page opens by itself as soon as it is back. Do not pay again.'

/** By the call that waits. What is away, the connection or the shop, is named right before. */
const WAITING_WITHOUT_LINE = {
  bank: 'You have not been charged. Your payment goes on by itself as soon as it is back.',
  shop: 'We do not know yet whether your payment went through, and find out as soon as it is back. However often you try, you are charged once at most.',
}

const ASKING_BANK =
  'We are asking your bank. This takes a few seconds, now and then a minute. Please keep this page open: you are never charged twice.'

const CHECKOUT_FAILED = 'Unable to process request'

const PAGE_ON_ITS_WAY =
  'This page is not all here yet. You have not been charged. Your payment goes on by itself as soon as it is.'

interface PayButtonProps {
  payment: Payment
  totalCents: Cents
  /** The cart's contents_tag. */
  contents: string
  needsDelivery: boolean
  /** False where nothing is left to pay, or the money comes later. */
  isPaidNow: boolean
}

/** The outcome of the last press, and the button for the next. */
export function PayButton({ payment, totalCents, contents, needsDelivery, isPaidNow }: PayButtonProps) {
  const { isLost } = useLine()
  const placing = `${payment.busy ? 'Placing' : 'Place'} order${totalCents === 0 ? '' : ` for ${formatMoney(totalCents)}`}`
  const isAsking = payment.busy && !payment.saysLine && !payment.isChecking
  return (
    <div className="mt-6.5 grid gap-3">
      {payment.isPlaced ? (
        <Notice kind="ok">
          <b className="font-semibold">Your order is placed.</b>
          <span>{` ${isLost ? PLACED_WITHOUT_LINE : 'One moment, here it comes.'}`}</span>
        </Notice>
      ) : payment.waitsFor ? (
        <LineNote busy says={WAITING_WITHOUT_LINE[payment.waitsFor]} />
      ) : payment.isChecking ? (
        <Notice kind="warning">
          One moment: after several tries we check that a person is paying. Then your payment goes on by
          itself.
        </Notice>
      ) : payment.message ? (
        <NotPlaced why={payment.message} />
      ) : null}
      <input type="hidden" name={SHOWN_TOTAL} value={totalCents} />
      <input type="hidden" name={SHOWN_CONTENTS} value={contents} />
      <Button
        type="submit"
        size="large"
        className="w-full"
        busy={payment.busy}
        icon={<Lock size={20} strokeWidth={1.5} aria-hidden />}
      >
        {!isPaidNow ? (
          placing
        ) : payment.busy ? (
          `Paying ${formatMoney(totalCents)}`
        ) : (
          // Until a script writes what fits the chosen way.
          <>
            <span className="group-has-[[value=card]:not(:checked)]/checkout:hidden">{`Pay ${formatMoney(totalCents)}`}</span>
            <span className="hidden group-has-[[value=card]:not(:checked)]/checkout:inline">{placing}</span>
          </>
        )}
      </Button>
      {/* Written to by `press-waits.tsx` before the page is hydrated. */}
      <p
        role="status"
        data-why-waiting={PAGE_ON_ITS_WAY}
        suppressHydrationWarning
        className="text-center text-small empty:absolute"
      >
        {isAsking && isPaidNow ? ASKING_BANK : ''}
      </p>
      <p className="text-center text-micro text-ink-2">
        {needsDelivery
          ? 'The amount is in Australian dollars and includes GST and delivery.'
          : 'The amount is in Australian dollars.'}
      </p>
    </div>
  )
}

/** O-21. @param why  what happened to the money, and what to do */
export const NotPlaced = ({ why, className }: { why: string; className?: string }) => (
  <Notice kind="problem" {...(className && { className })}>
    <b className="block font-semibold">{CHECKOUT_FAILED}</b>
    <span>{` ${why}`}</span>
  </Notice>
)
