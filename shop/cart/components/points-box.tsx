import { type CSSProperties, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { Button } from '#ui/button.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { paths } from '../../routing/paths.ts'
import { type PaymentAnswer, POINTS_FIELD, POINTS_INTENTS, RULE_FIELD } from './payment-forms.ts'
import { type PointsRule, type PointsView, worthOf } from './payments-view.ts'
import { SummaryForm } from './summary-form.tsx'
import { SummarySection } from './summary-section.tsx'
import { useOneSend } from './use-one-send.ts'

interface PointsBoxProps {
  points: PointsView
  /** The answer to a form that was sent without scripts. */
  answer: PaymentAnswer | undefined
  /** See `SummaryForm`. */
  isBesideForm: boolean
}

/** J-09: what a customer's points pay, and how they are earned. */
export function PointsBox({ points, answer, isBesideForm }: PointsBoxProps) {
  const { balance, spent, earning, rule } = points
  const canSpend = rule !== undefined && rule.max >= rule.min
  return (
    <SummarySection
      title="Reward points"
      aside={`${inThousands(balance)} points`}
      isOpen={spent > 0 || answer?.problem !== undefined}
    >
      {canSpend ? (
        <SpendForm key={rule.id} {...{ points, rule, answer, isBesideForm }} />
      ) : (
        <p className="pb-3.5 text-small text-ink-2">{whyNone(balance, rule)}</p>
      )}
      {earning.length > 0 ? (
        <ul aria-label="How you earn points" className="grid gap-1.5 pb-3.5 text-small text-ink-2">
          {earning.map(({ title, description }) => (
            <li key={title}>
              <b className="font-semibold text-ink">{title}</b>
              <span className="block">{description}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </SummarySection>
  )
}

function whyNone(balance: number, rule: PointsRule | undefined): string {
  if (!rule) return 'Points cannot be spent at the moment.'
  return balance < rule.min
    ? `From ${inThousands(rule.min)} points on they pay for a part of your order.`
    : `At least ${inThousands(rule.min)} points are spent at once, which is more than there is to pay.`
}

interface SpendFormProps extends PointsBoxProps {
  rule: PointsRule
}

function SpendForm({ points: { spent, usesMost, dueCents }, rule, answer, isBesideForm }: SpendFormProps) {
  const change = useFetcher<{ payment?: PaymentAnswer; problem?: string }>()
  const isBusy = change.state !== 'idle'
  const isFirst = useOneSend(isBusy)
  const answered = change.data ? (change.data.payment ?? change.data) : answer
  const [moved, setMoved] = useState<number>()
  const slider = useRef<HTMLInputElement>(null)
  // Until the shopper moves it, it stands where the cart is; another cart has other limits.
  const wanted = Math.min(rule.max, Math.max(rule.min, moved ?? (spent === 0 ? rule.max : spent)))
  const id = useId()
  const words = `${inThousands(wanted)} points pay ${formatMoney(worthOf(rule, wanted, dueCents))}`
  const share = rule.max > rule.min ? (wanted - rule.min) / (rule.max - rule.min) : 1
  const sent = change.formData?.get('intent')
  return (
    <SummaryForm
      change={change}
      action={paths.cart()}
      isBesideForm={isBesideForm}
      onSubmit={(event) => {
        if (!isFirst(event)) return
        const { submitter } = event.nativeEvent as SubmitEvent
        // Such a button is gone once its press is answered.
        if (submitter?.getAttribute('value') === POINTS_INTENTS.use) return
        setMoved(undefined)
        slider.current?.focus()
      }}
      className="grid gap-2 pb-3.5"
    >
      <input type="hidden" name={RULE_FIELD} value={rule.id} />
      <label htmlFor={id} className="sr-only">
        Points to spend
      </label>
      <input
        id={id}
        ref={slider}
        type="range"
        name={POINTS_FIELD}
        min={rule.min}
        max={rule.max}
        value={wanted}
        aria-valuetext={words}
        onChange={(event) => setMoved(event.currentTarget.valueAsNumber)}
        style={{ '--share': `${share * 100}%` } as CSSProperties}
        className="slider h-11 w-full"
      />
      <span className="tabular flex justify-between text-micro text-ink-2" aria-hidden>
        <span>{inThousands(rule.min)}</span>
        <span>{inThousands(rule.max)}</span>
      </span>
      <output htmlFor={id} className="tabular text-small">
        {words}
      </output>
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          name="intent"
          value={POINTS_INTENTS.use}
          look="outline"
          size="small"
          busy={isBusy && sent === POINTS_INTENTS.use}
        >
          {spent === 0 ? 'Use points' : 'Change'}
        </Button>
        {usesMost ? null : (
          <button
            type="submit"
            name="intent"
            value={POINTS_INTENTS.useMost}
            className="link min-h-11 px-2 text-small"
          >
            Use as many as possible
          </button>
        )}
        {spent === 0 ? null : (
          <button
            type="submit"
            name="intent"
            value={POINTS_INTENTS.leave}
            className="link min-h-11 px-2 text-small"
          >
            Use none
          </button>
        )}
      </div>
      {spent > 0 && usesMost ? (
        <p className="text-small text-ink-2">As many as possible are used, also when your cart changes.</p>
      ) : null}
      <p role="alert" className="text-small text-danger empty:hidden">
        {isBusy ? '' : (answered?.problem ?? '')}
      </p>
      <LineNote busy={isBusy} />
    </SummaryForm>
  )
}

const inThousands = (count: number) => count.toLocaleString('en-AU')
