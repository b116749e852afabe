import { Form, Link, useNavigation } from 'react-router'
import { dayMonthYear } from '#packages/calendar/day-words.ts'
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import type { IdentificationPageQuery, IdentificationState } from '../../generated/client/graphql.ts'
import { IDENTIFICATION } from '../../routing/identification-paths.ts'
import { paths } from '../../routing/paths.ts'
import { useAnswerSoon } from './use-answer-soon.ts'

interface CheckProps {
  /** Who checks, by name. */
  provider: string
  /** From which total on an order needs it; undefined where none does. */
  leastCents: Cents | undefined
  /** Undefined for a guest without a cart. */
  check: NonNullable<IdentificationPageQuery['identification']> | undefined
  isCustomer: boolean
  hasCart: boolean
  /** Of a press on the button: the provider's page for a form without scripts, or why it does not open. */
  answer: { url: string | undefined; problem: string | undefined } | undefined
}

/** Why identity is checked, what is kept of that, how it stands, and the way to the provider. */
export function CheckOfIdentity({ provider, leastCents, check, isCustomer, hasCart, answer }: CheckProps) {
  return (
    <div className="container-page grid max-w-[72ch] justify-items-start gap-6 py-10 pb-section lg:py-16">
      <h1 className="display text-h1">Confirm your identity</h1>
      <p className="text-lead text-ink-2">
        {leastCents === undefined
          ? 'No order asks for it here. If you like, you can confirm once that you are a real person.'
          : `For orders of ${formatMoney(leastCents)} or more we ask once for proof that a real person orders.`}
      </p>
      <Standing {...{ provider, check, isCustomer, hasCart, answer }} />
      <section className="grid gap-3">
        <h2 className="display text-block">How it works, and what is kept</h2>
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            {`${provider} checks it on a page of its own: you photograph a passport or driver licence with your phone or camera. It takes a few minutes.`}
          </li>
          <li>
            {`We never see your document, name or date of birth from it. We learn only whether ${provider} could confirm you.`}
          </li>
          <li>
            {`We keep that answer, the name ${provider} and the day, and note the same three with an order that you place.`}
          </li>
          <li>
            {`As soon as we have the answer, we tell ${provider} to delete what it collected, which it does within days.`}
          </li>
          <li>
            {isCustomer
              ? 'It counts for a year for your account, until you close it.'
              : 'Without an account it counts for this cart. With one it counts for a year.'}
          </li>
        </ul>
        {isCustomer ? null : (
          <Link
            to={paths.signIn(IDENTIFICATION)}
            className="link inline-flex min-h-11 items-center justify-self-start"
          >
            Sign in first
          </Link>
        )}
      </section>
    </div>
  )
}

function Standing({ provider, check, hasCart, answer }: Omit<CheckProps, 'leastCents'>) {
  const isBusy = useNavigation().formAction === IDENTIFICATION
  const state = check?.state
  useAnswerSoon(state === 'PROCESSING')
  if (!check || !state) {
    return (
      <Notice kind="warning">
        Please sign in, or put something in your cart first, so that we know what the check is for.
      </Notice>
    )
  }
  return (
    <section
      className="grid justify-items-start gap-4"
      aria-label="How it stands"
      aria-busy={isBusy || state === 'PROCESSING'}
    >
      {answer?.problem === undefined ? null : <Notice kind="problem">{answer.problem}</Notice>}
      <Notice kind={KINDS[state]}>{inWords(check)}</Notice>
      {answer?.url !== undefined ? (
        <a href={answer.url} className={buttonClass()}>
          {`Go on to ${provider}`}
        </a>
      ) : state === 'VERIFIED' ? null : state === 'PROCESSING' || state === 'UNKNOWN' ? (
        <a href={IDENTIFICATION} className={buttonClass({ look: 'outline' })}>
          Look again
        </a>
      ) : (
        <Form method="post" action="/validate/identification" preventScrollReset>
          <Button type="submit" busy={isBusy}>
            {BUTTONS[state] ?? `Begin at ${provider}`}
          </Button>
        </Form>
      )}
      {hasCart ? (
        <Link
          to={paths.checkout()}
          className={state === 'VERIFIED' ? buttonClass() : 'link inline-flex min-h-11 items-center'}
        >
          Back to checkout
        </Link>
      ) : null}
    </section>
  )
}

function inWords({ message, decided_on, valid_until, state }: NonNullable<CheckProps['check']>): string {
  if (state !== 'VERIFIED' || !decided_on) return message
  return valid_until
    ? `${message} It counts until ${dayMonthYear(new Date(valid_until))}.`
    : `${message} It counts for this cart.`
}

const BUTTONS: Partial<Record<IdentificationState, string>> = {
  OPEN: 'Go on with the check',
  DECLINED: 'Try again',
}

const KINDS = {
  NOT_STARTED: 'warning',
  OPEN: 'warning',
  PROCESSING: 'warning',
  VERIFIED: 'ok',
  EXPIRED: 'warning',
  DECLINED: 'problem',
  CANCELLED: 'warning',
  UNKNOWN: 'problem',
} as const satisfies Record<IdentificationState, 'ok' | 'warning' | 'problem'>
