import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import type { AppliedCouponView, CouponsView } from './cart-view.ts'
import { COUPON_FIELD, COUPON_INTENTS, type CouponAnswer } from './coupon-answer.ts'
import { PlainCouponField, PlainRemoval } from './plain-coupon.tsx'
import { SummaryForm } from './summary-form.tsx'
import { SummarySection } from './summary-section.tsx'
import { useJustRemoved } from './use-just-removed.ts'
import { useOneSend } from './use-one-send.ts'

interface CouponBoxProps {
  coupons: CouponsView
  /** The page that the box is on, whose action handles its forms. */
  action: string
  /** The answer to a form that was sent without scripts. */
  answer: CouponAnswer | undefined
  /**
   * The form beside the box, by its id, when there is one: without scripts codes are sent with it, and it keeps what is
   * typed.
   */
  besideForm?: string
}

/** The codes of a cart, and the field for another one. A refusal keeps what was typed. */
export function CouponBox({ coupons, action, answer, besideForm }: CouponBoxProps) {
  const form = useRef<HTMLFormElement>(null)
  const change = useFetcher<{ coupon?: CouponAnswer; problem?: string }>()
  const isBusy = change.state !== 'idle'
  const sent = change.formData?.get('intent')
  const answered = change.data ? (change.data.coupon ?? change.data) : answer
  const problem = isBusy ? undefined : answered?.problem
  const { data } = change
  const isFirst = useOneSend(isBusy)
  useEffect(() => {
    const { current } = form
    if (!current || !data?.coupon || data.coupon.problem !== undefined) return
    // PE-22: keeps what was typed since.
    if (codeIn(new FormData(current)) === tidiedText(data.coupon.typed)) current.reset()
  }, [data])
  const { justRemoved, remember } = useJustRemoved(coupons.applied.map(({ code }) => code))
  const focusField = () => form.current?.querySelector<HTMLInputElement>(`[name=${COUPON_FIELD}]`)?.focus()
  if (!coupons.isOffered) return null
  const typed = answer?.problem === undefined ? '' : answer.typed

  return (
    <SummarySection title="Coupon" isOpen>
      {coupons.applied.length > 0 || justRemoved ? (
        <ul aria-label="Applied codes">
          {coupons.applied.map((coupon) => (
            <li key={coupon.code} className="flex items-center justify-between gap-2.5 pb-2 text-small">
              <Applied coupon={coupon} />
              {besideForm ? <PlainRemoval form={besideForm} code={coupon.code} /> : null}
              <SummaryForm
                change={change}
                action={action}
                isBesideForm={besideForm !== undefined}
                onSubmit={(event) => {
                  // The button is removed with its code.
                  if (!isFirst(event)) return
                  remember(coupon.code)
                  focusField()
                }}
              >
                <input type="hidden" name={COUPON_FIELD} value={coupon.code} />
                <button
                  type="submit"
                  name="intent"
                  value={COUPON_INTENTS.remove}
                  className="link min-h-11 flex-none"
                >
                  Remove<span className="sr-only">{` ${coupon.code}`}</span>
                </button>
              </SummaryForm>
            </li>
          ))}
          {justRemoved ? (
            <li className="flex min-h-11 items-center pb-2 text-small text-ink-2">{`${justRemoved} removed`}</li>
          ) : null}
        </ul>
      ) : null}
      {coupons.offered.length > 0 ? (
        <ul aria-label="Codes for this cart" className={besideForm && 'noscript:hidden'}>
          {coupons.offered.map(({ code, label, savingCents }) => (
            <li key={code} className="pb-2 text-small">
              <SummaryForm
                change={change}
                action={action}
                isBesideForm={besideForm !== undefined}
                onSubmit={(event) => {
                  // The button goes with its offer.
                  if (isFirst(event)) focusField()
                }}
                className="flex items-center justify-between gap-2.5"
              >
                <input type="hidden" name={COUPON_FIELD} value={code} />
                <span>
                  <b className="font-semibold">{code}</b>{' '}
                  <span className="text-ink-2">{`${label}, saves ${formatMoney(savingCents)}`}</span>
                </span>
                <button
                  type="submit"
                  name="intent"
                  value={COUPON_INTENTS.apply}
                  className="link min-h-11 flex-none"
                >
                  Apply<span className="sr-only">{` ${code}`}</span>
                </button>
              </SummaryForm>
            </li>
          ))}
        </ul>
      ) : null}
      {besideForm ? <PlainCouponField form={besideForm} typed={typed} problem={problem} /> : null}
      <SummaryForm
        change={change}
        form={form}
        action={action}
        isBesideForm={besideForm !== undefined}
        noValidate
        onSubmit={isFirst}
        className="pb-3.5"
      >
        <input type="hidden" name="intent" value={COUPON_INTENTS.apply} />
        <TextField
          label="Coupon code"
          isLabelHidden
          placeholder="Coupon code"
          name={COUPON_FIELD}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          error={problem}
          beside={
            <Button type="submit" look="outline" busy={isBusy && sent === COUPON_INTENTS.apply}>
              Apply
            </Button>
          }
        />
      </SummaryForm>
      <LineNote busy={isBusy} className="mb-3.5" />
      <p role="status" className={coupons.message && !problem ? 'pb-3.5 text-small text-ok' : 'sr-only'}>
        {problem ?? coupons.message ?? ''}
      </p>
    </SummarySection>
  )
}

const codeIn = (form: FormData) => tidiedText(String(form.get(COUPON_FIELD) ?? ''))

function Applied({ coupon: { code, about, isIdle } }: { coupon: AppliedCouponView }) {
  return (
    <span>
      <b className="font-semibold">{code}</b>{' '}
      <span className={isIdle ? 'text-warn' : 'text-ink-2'}>{about}</span>
    </span>
  )
}
