/** What changes of an account mean for its subscription. The customers domain calls these inside its transactions. */
import type { Transaction } from '#platform/database/pool.ts'
import { consentWordings } from '../rules/consent.ts'
import { addConsent, addressKey, changeSubscription, lockSubscription, removeSubscription } from '../store.ts'
import type { NewsletterDeps } from './deps.ts'
import { activate, subscribe } from './subscribe.ts'
import { leave } from './subscription-links.ts'

export interface NewsletterChoice {
  email: string
  isWanted: boolean
  /** Whether the customer has shown that the mailbox is theirs; an unproven one is asked by mail. */
  isProven: boolean
  /** Where the box was ticked or unticked, such as "sign-up" or "account". */
  source: string
}

/** The box on the sign-up form or in the account. Saying the same again changes nothing. */
export async function applyNewsletterChoice(
  tx: Transaction,
  deps: NewsletterDeps,
  choice: NewsletterChoice,
): Promise<void> {
  const { email, isWanted, isProven, source } = choice
  if (isWanted) {
    const consent = { source, wording: consentWordings.account }
    // Refused only when it is so already, which is what the customer wants.
    await subscribe(tx, deps, { email, consent, isProven })
    return
  }
  const known = await lockSubscription(tx, email)
  if (known && known.status !== 'UNSUBSCRIBED') await leave(tx, known, deps.clock.now(), source)
}

/** A customer has shown that the mailbox is theirs: a subscription that awaits confirmation is confirmed. */
export async function confirmProvenSubscriber(
  tx: Transaction,
  { clock, jobs }: Pick<NewsletterDeps, 'clock' | 'jobs'>,
  email: string,
): Promise<void> {
  const known = await lockSubscription(tx, email)
  if (known?.status !== 'UNCONFIRMED') return
  const now = clock.now()
  await addConsent(tx, {
    subscriptionId: known.id,
    event: 'confirmed',
    at: now,
    source: 'account confirmation',
  })
  await activate(tx, { jobs }, known, now)
}

/** A customer has a new mailbox. It gets what the old one got, once it is proven; the old one gets nothing more. */
export async function moveSubscription(
  tx: Transaction,
  deps: NewsletterDeps,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (addressKey(from) === addressKey(to)) return
  const old = await lockSubscription(tx, from)
  if (old?.status !== 'SUBSCRIBED') return
  const now = deps.clock.now()
  await leave(tx, old, now, 'new e-mail of the account')
  const consent = { source: 'new e-mail of the account', wording: consentWordings.account }
  await subscribe(tx, deps, { email: to, consent, isProven: false })
  const fresh = await lockSubscription(tx, to)
  if (fresh) {
    await addConsent(tx, { subscriptionId: fresh.id, event: 'moved', at: now, source: consent.source })
    await changeSubscription(tx, fresh.id, { firstName: old.firstName, lastName: old.lastName })
  }
}

/** For the erasure of an account. */
export async function eraseSubscription(tx: Transaction, email: string): Promise<void> {
  await removeSubscription(tx, email)
}
