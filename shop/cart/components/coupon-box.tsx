import { ChevronDown } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextField } from '#ui/field.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import type { AppliedCouponView, CouponsView } from './cart-view.ts'
import { COUPON_FIELD, COUPON_INTENTS, type CouponAnswer } from './coupon-answer.ts'
import { PlainCouponField, PlainRemoval } from './plain-coupon.tsx'

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
  // PE-18: on a slow phone a second press may come before the page shows the first.
  const isSent = useRef(false)
  useEffect(() => {
    if (!isBusy) isSent.current = false
  }, [isBusy])
  const isFirst = (event: SyntheticEvent) => {
    if (isBusy || isSent.current) event.preventDefault()
    else isSent.current = true
    return !event.defaultPrevented
  }
  // PE-13: an earlier press waits (`press-waits.tsx`). A post before hydration would lose what is typed in other fields.
  useEffect(() => {
    if (form.current) form.current.dataset.hydrated = ''
  })
  useEffect(() => {
    const { current } = form
    if (!current || !data?.coupon || data.coupon.problem !== undefined) return
    // PE-22: keeps what was typed since.
    if (codeIn(new FormData(current)) === tidiedText(data.coupon.typed)) current.reset()
  }, [data])
  if (!coupons.isOffered) return null
  const typed = answer?.problem === undefined ? '' : answer.typed

  return (
    <details open className="group my-4.5 border-y border-line-firm/40">
      <summary className="flex min-h-12 items-center justify-between text-meta font-medium">
        Coupon
        <ChevronDown
          size={16}
          strokeWidth={1.5}
          aria-hidden
          className="transition-transform duration-(--base) group-open:rotate-180"
        />
      </summary>
      {coupons.applied.length > 0 ? (
        <ul aria-label="Applied codes">
          {coupons.applied.map((coupon) => (
            <li key={coupon.code} className="flex items-center justify-between gap-2.5 pb-2 text-small">
              <Applied coupon={coupon} />
              {besideForm ? <PlainRemoval form={besideForm} code={coupon.code} /> : null}
              <change.Form
                method="post"
                action={action}
                className={besideForm && 'noscript:hidden'}
                onSubmit={(event) => {
                  // The button is removed with its code.
                  if (isFirst(event))
                    form.current?.querySelector<HTMLInputElement>(`[name=${COUPON_FIELD}]`)?.focus()
                }}
              >
                <input type="hidden" name={COUPON_FIELD} value={coupon.code} />
                <button type="submit" name="intent" value={COUPON_INTENTS.remove} className="link min-h-11">
                  Remove<span className="sr-only">{` ${coupon.code}`}</span>
                </button>
              </change.Form>
            </li>
          ))}
        </ul>
      ) : null}
      {besideForm ? <PlainCouponField form={besideForm} typed={typed} problem={problem} /> : null}
      <change.Form
        ref={form}
        method="post"
        action={action}
        noValidate
        onSubmit={isFirst}
        data-waits={besideForm && ''}
        className={classNames('pb-3.5', besideForm && 'noscript:hidden')}
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
      </change.Form>
      <LineNote busy={isBusy} className="mb-3.5" />
      <p role="status" className={coupons.message && !problem ? 'pb-3.5 text-small text-ok' : 'sr-only'}>
        {problem ?? coupons.message ?? ''}
      </p>
    </details>
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
