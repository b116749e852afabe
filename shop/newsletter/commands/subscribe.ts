import type { Transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { askToConfirmJob, welcomeSubscriberJob } from '../jobs/names.ts'
import { isMailDue, needsMail } from '../rules/confirmation.ts'
import type { ConsentGiven } from '../rules/consent.ts'
import type { SubscriberDetails } from '../rules/form.ts'
import type { SubscriptionStatus } from '../rules/status.ts'
import { addConsent, changeSubscription, lockOrAddSubscription, type Subscription } from '../store.ts'
import type { NewsletterDeps } from './deps.ts'

export interface NewSubscription {
  email: string
  consent: ConsentGiven
  details?: SubscriberDetails
  /** Whether the mailbox is known to be theirs, such as of a customer who confirmed it. */
  isProven: boolean
}

/**
 * Subscribes an address. One that nobody proved is asked by mail first, at most every ten minutes.
 *
 * @returns the status it has now, or the contract's refusal for an address that is subscribed already
 */
export async function subscribe(
  tx: Transaction,
  deps: NewsletterDeps,
  subscription: NewSubscription,
): Promise<SubscriptionStatus | Refusal> {
  const now = deps.clock.now()
  const { email, consent, details, isProven } = subscription
  const known = await lockOrAddSubscription(tx, { email, unsubscribeKey: newId(), changedAt: now })
  if (known.status === 'SUBSCRIBED') {
    return refusal('graphql-already-exists', 'This email address is already subscribed.')
  }
  const isAsked = !isProven && needsMail(await deps.configuration())
  await addConsent(tx, { subscriptionId: known.id, event: 'asked', at: now, ...consent })
  if (isAsked) {
    await changeSubscription(tx, known.id, { ...details, status: 'UNCONFIRMED', changedAt: now })
    if (isMailDue(known.confirmationSentAt, now)) await sendKey(tx, deps, known, now)
    return 'UNCONFIRMED'
  }
  if (details) await changeSubscription(tx, known.id, { ...details, changedAt: now })
  await activate(tx, deps, known, now)
  return 'SUBSCRIBED'
}

/** From now on the address gets the newsletter, beginning with a welcome. */
export async function activate(
  tx: Transaction,
  { jobs }: Pick<NewsletterDeps, 'jobs'>,
  { id }: Pick<Subscription, 'id'>,
  now: Date,
): Promise<void> {
  await changeSubscription(tx, id, {
    status: 'SUBSCRIBED',
    confirmationKey: null,
    confirmationSentAt: null,
    changedAt: now,
  })
  await jobs.enqueue(tx, welcomeSubscriberJob, { subscriptionId: id, since: now.toISOString() })
}

async function sendKey(tx: Transaction, { jobs }: NewsletterDeps, { id }: Subscription, now: Date) {
  const confirmationKey = newId()
  await changeSubscription(tx, id, { confirmationKey, confirmationSentAt: now })
  await jobs.enqueue(tx, askToConfirmJob, { subscriptionId: id, key: confirmationKey })
}
