/** What the links in our mails do. */
import { type Database, transaction } from '#platform/database/pool.ts'
import { isLinkGood } from '../rules/confirmation.ts'
import { consentWordings } from '../rules/consent.ts'
import { addConsent, changeSubscription, lockSubscription, subscriptionByKey } from '../store.ts'
import type { NewsletterDeps } from './deps.ts'
import { activate } from './subscribe.ts'

type Deps = Pick<NewsletterDeps, 'clock' | 'jobs'> & { db: Database }

/** The owner of the mailbox says yes. @returns whether the link was good; following it again does nothing new */
export function confirmSubscription(deps: Deps, key: string): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    const found = await subscriptionByKey(tx, 'confirmationKey', key)
    const locked = found && (await lockSubscription(tx, found.email))
    const now = deps.clock.now()
    // The key may have been used or replaced while we waited for the row.
    if (locked?.confirmationKey !== key || !isLinkGood(locked.confirmationSentAt, now)) return false
    await addConsent(tx, {
      subscriptionId: locked.id,
      event: 'confirmed',
      at: now,
      source: 'confirmation email',
      wording: consentWordings.mail,
    })
    await activate(tx, deps, locked, now)
    return true
  })
}

/**
 * Ends a subscription at once. Nothing is asked in return.
 *
 * @param source how it was wished, such as "one click in the mail program"
 * @returns whether the key belongs to anybody; leaving twice is leaving once
 */
export function unsubscribe(deps: Pick<Deps, 'db' | 'clock'>, key: string, source: string): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    const found = await subscriptionByKey(tx, 'unsubscribeKey', key)
    const locked = found && (await lockSubscription(tx, found.email))
    if (!locked) return false
    if (locked.status !== 'UNSUBSCRIBED') await leave(tx, locked, deps.clock.now(), source)
    return true
  })
}

type Transaction = Parameters<typeof lockSubscription>[0]

export async function leave(tx: Transaction, { id }: { id: number }, now: Date, source: string) {
  await addConsent(tx, { subscriptionId: id, event: 'left', at: now, source })
  await changeSubscription(tx, id, {
    status: 'UNSUBSCRIBED',
    wantsTextMessages: false,
    confirmationKey: null,
    changedAt: now,
  })
}
