import { formatMoney } from '#packages/money/money.ts'
import { type CreditMemo, creditMemosOfOrders } from '../credit-memo-store.ts'
import { insertEvent } from '../history-store.ts'
import { sendOrderNewsJob } from '../jobs/names.ts'
import { askForAccount } from '../rules/how-to-pay.ts'
import type { OrderChange } from './deps.ts'

/**
 * Asks the shopper for the account of a bank transfer, on the page of the order and by mail. Once money of the order has gone
 * back so, the account is known and nobody is asked.
 *
 * @param isMailed  whether another mail of the same transaction asks for it
 */
export async function askForAccountOf(
  { tx, clock, jobs }: Pick<OrderChange, 'tx' | 'clock' | 'jobs'>,
  { id, orderId, number, moneyCents }: CreditMemo,
  isMailed = false,
): Promise<void> {
  const memos = (await creditMemosOfOrders(tx, [orderId])).get(orderId) ?? []
  if (memos.some(({ way, state }) => way === 'bank' && state === 'settled')) return
  const what = `We give ${formatMoney(moneyCents)} back by bank transfer (credit memo ${number}).`
  await insertEvent(tx, {
    orderId,
    state: null,
    actor: 'shop',
    message: `${what} ${askForAccount('us')}`,
    isForShopper: true,
    happenedAt: clock.now(),
  })
  if (!isMailed)
    await jobs.enqueue(tx, sendOrderNewsJob, { news: 'account-wanted', orderId, creditMemoId: id })
}
