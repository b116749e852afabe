import { lazy, Suspense, type SyntheticEvent, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts'
import { importWithRetry } from '../../connection/import-with-retry.ts'
import { paths } from '../../routing/paths.ts'
import { consentWordings } from '../rules/consent.ts'
import { useCategoryHere } from './category-here.ts'
import { NOT_SENT } from './not-sent.ts'
import type { Outcome, Step } from './send-subscription.ts'

const load = () => import('./subscribe-footer.ts')
const EmailSuggestion = lazyOrNothing(() =>
  import('#ui/email-suggestion.tsx').then((module) => module.EmailSuggestion),
)
const Toast = lazy(() =>
  importWithRetry(() => import('#ui/toast.tsx')).then((module) => ({ default: module.Toast })),
)

/** One field and its button. Without scripts it is posted to a page of its own, which answers in the same words. */
export function SubscribeForm({ source, typed = '' }: { source: string; typed?: string }) {
  const id = useId()
  const category = useCategoryHere()
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState<Step>('idle')
  const [outcome, setOutcome] = useState<Outcome>()
  const [left, setLeft] = useState<HTMLInputElement>()
  const [isToastShown, setToastShown] = useState(false)
  const isBusy = step === 'validation' || step === 'captcha' || step === 'sending'
  const problem = step === 'error' ? outcome?.message : undefined

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setToastShown(false)
    setStep('validation')
    const show = (said: Outcome) => {
      setOutcome(said)
      setToastShown(true)
    }
    const answer = await importWithRetry(load).then(
      ({ subscribeFromFooter }) => subscribeFromFooter({ email, source, category }, setStep, show),
      () => NOT_SENT,
    )
    show(answer)
    setStep(answer.isGood ? 'success' : 'error')
    if (answer.isGood) form.current?.reset()
  }

  return (
    <form
      ref={form}
      method="post"
      action={paths.subscribe()}
      onSubmit={send}
      onFocus={() => void load().catch(() => undefined)}
      noValidate
      data-step={step}
      className="grid gap-2"
    >
      <input type="hidden" name="source" value={source} />
      {category === null ? null : <input type="hidden" name="category" value={category} />}
      <label htmlFor={id} className="text-small font-semibold">
        Email
      </label>
      <div className="flex gap-2 max-sm:flex-col">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typed}
          onInput={() => setLeft(undefined)}
          onBlur={async ({ currentTarget: box }) => {
            const { settleEmail } = await importWithRetry(load)
            settleEmail(box)
            setLeft(box)
          }}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-words`}
          className="min-h-13 w-full min-w-0 rounded-m border-(length:--border-width) border-current bg-transparent px-4 text-body focus-visible:outline-current"
        />
        <Button type="submit" busy={isBusy} className="bg-on-band! text-band! shadow-none!">
          Subscribe
        </Button>
      </div>
      <p id={`${id}-words`} className="text-micro">
        {problem ?? consentWordings.form}
      </p>
      <div role="status" className="empty:absolute">
        {left ? (
          <Suspense>
            <EmailSuggestion box={left} onTaken={() => setLeft(undefined)} />
          </Suspense>
        ) : null}
      </div>
      {outcome && isToastShown ? (
        <Suspense>
          <Toast
            kind={outcome.isGood ? 'done' : 'problem'}
            title={outcome.isGood ? undefined : 'Subscription error'}
            onClose={() => setToastShown(false)}
          >
            {outcome.message}
          </Toast>
        </Suspense>
      ) : null}
    </form>
  )
}
