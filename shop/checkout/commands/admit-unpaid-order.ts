import { mailboxOf } from '#packages/typed-values/mailbox.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { LimitName } from '../../api/limits.ts'
import { orderedTooOften } from '../rules/sentences.ts'
import type { Payer } from './admit-payment.ts'
import { notPlaced } from './conclude-payment.ts'

/**
 * Counts an order that is placed before anything is paid, by the visitor's address and by the mailbox it writes to: it
 * costs its sender nothing, so it could fill a stranger's mailbox.
 *
 * @returns why it is not taken; undefined when it is
 */
export async function admitUnpaidOrder(
  { limits }: { limits: Limits<LimitName> },
  email: string,
  { address }: Pick<Payer, 'address'>,
) {
  const ofAddress = address === undefined ? undefined : await limits.take('unpaid-order-address', address)
  const ofMailbox =
    ofAddress?.allowed === false ? ofAddress : await limits.take('unpaid-order-mailbox', mailboxOf(email))
  return ofMailbox.allowed ? undefined : notPlaced(orderedTooOften(ofMailbox.retryAfterSeconds))
}
