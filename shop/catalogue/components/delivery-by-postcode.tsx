import { type RefObject, useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextField } from '#ui/field.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { PressWaits, useHydratedMark } from '../../hydration/press-waits.tsx'
import { paths } from '../../routing/paths.ts'
import { DELIVERY_ANCHOR, POSTCODE_INTENT, type PostcodeAnswer } from './postcode-answer.ts'

interface DeliveryByPostcodeProps {
  urlKey: string
  /** With every option chosen. */
  sku: string
}

/** So that a walk through the sizes asks once. */
const CHOOSING_PAUSE_MS = 300

/**
 * By which day one piece arrives at a postcode, and for how much. Without scripts the page itself answers; with them another
 * choice is asked about by itself. The postcode is sent and never put into an address.
 */
export function DeliveryByPostcode({ urlKey, sku }: DeliveryByPostcodeProps) {
  const form = useRef<HTMLFormElement>(null)
  useHydratedMark(form)
  const change = useFetcher<PostcodeAnswer>()
  const ofPage = useActionData<PostcodeAnswer>()
  const answer = change.data ?? ofPage
  const isBusy = change.state !== 'idle'
  const isOfOther = answer !== undefined && answer.sku !== sku
  useAskedAgain(form, isOfOther && answer.problem === undefined && !isBusy, sku)
  return (
    <div>
      <change.Form
        ref={form}
        method="post"
        action={`${paths.product({ urlKey })}?sku=${sku}#${DELIVERY_ANCHOR}`}
        noValidate
        data-waits=""
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <PressWaits />
        <input type="hidden" name="intent" value={POSTCODE_INTENT} />
        <input type="hidden" name="sku" value={sku} />
        <TextField
          label="Delivery to your postcode"
          name="postcode"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          enterKeyHint="go"
          tidied={tidiedPostcode}
          defaultValue={ofPage?.postcode}
          error={isBusy ? undefined : answer?.problem}
          className="max-w-96"
          beside={
            <Button type="submit" look="outline" busy={isBusy}>
              Show days
            </Button>
          }
        />
      </change.Form>
      <LineNote busy={isBusy} className="mt-3.5" />
      <div role="status">
        {answer && answer.methods.length > 0 ? (
          <Methods answer={answer} isAsking={isBusy || isOfOther} />
        ) : null}
      </div>
    </div>
  )
}

function Methods({ answer, isAsking }: { answer: PostcodeAnswer; isAsking: boolean }) {
  return (
    <div aria-busy={isAsking} className={classNames('pt-3.5 text-small', isAsking && 'opacity-50')}>
      <ul aria-label={`Delivery to ${answer.postcode}`}>
        {answer.methods.map(({ code, title, cents, about, isAvailable }) => (
          <li key={code} className="flex items-baseline justify-between gap-3 border-t border-line py-2">
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
      <p className="border-t border-line pt-2 text-micro text-ink-2">
        {`To ${answer.postcode}, for one piece by itself, if you order today.`}
      </p>
    </div>
  )
}

/** Sends the form again for another choice, as long as its answer is of the one before. */
function useAskedAgain(form: RefObject<HTMLFormElement | null>, isDue: boolean, sku: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further choice begins the pause anew
  useEffect(() => {
    if (!isDue) return
    const pause = setTimeout(() => form.current?.requestSubmit(), CHOOSING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [form, isDue, sku])
}
