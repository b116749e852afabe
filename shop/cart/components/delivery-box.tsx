import { useFetcher } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { paths } from '../../routing/paths.ts'
import { DELIVERY_INTENT, type DeliveryAnswer } from './notes-and-delivery-forms.ts'
import { SummaryForm } from './summary-form.tsx'
import { SummarySection } from './summary-section.tsx'
import { useOneSend } from './use-one-send.ts'

/** What delivery costs and when it arrives, before an address is typed. */
export function DeliveryBox({ answer }: { answer: DeliveryAnswer | undefined }) {
  const change = useFetcher<{ delivery?: DeliveryAnswer; problem?: string }>()
  const isBusy = change.state !== 'idle'
  const isFirst = useOneSend(isBusy)
  const shown = change.data?.delivery ?? answer
  const problem = isBusy ? undefined : (change.data?.problem ?? shown?.problem)
  return (
    <SummarySection title="Delivery to your postcode" isOpen={answer !== undefined}>
      <SummaryForm
        change={change}
        action={paths.cart()}
        isBesideForm={false}
        noValidate
        onSubmit={isFirst}
        className="pb-3.5"
      >
        <input type="hidden" name="intent" value={DELIVERY_INTENT} />
        <TextField
          label="Postcode"
          isLabelHidden
          placeholder="Postcode"
          name="postcode"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          enterKeyHint="go"
          tidied={tidiedPostcode}
          defaultValue={answer?.postcode}
          error={problem}
          beside={
            <Button type="submit" look="outline" busy={isBusy}>
              Show
            </Button>
          }
        />
      </SummaryForm>
      <LineNote busy={isBusy} className="mb-3.5" />
      <div role="status">
        {shown && shown.methods.length > 0 ? (
          <ul aria-label={`Delivery to ${shown.postcode}`} className="grid gap-2 pb-3.5 text-small">
            {shown.methods.map(({ code, title, cents, about, isAvailable }) => (
              <li key={code} className="flex items-baseline justify-between gap-3">
                <span>
                  <b className="font-semibold">{title}</b>{' '}
                  <span className="text-ink-2">{isAvailable ? `arrives ${about}` : about}</span>
                </span>
                {isAvailable ? (
                  <span className="tabular">{cents === 0 ? 'Free' : formatMoney(cents)}</span>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </SummarySection>
  )
}
