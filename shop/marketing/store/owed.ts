/** What refunds could not take back, because it was spent: ledgers beside those of points, credit and gift cards. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/pool.ts'
import { type PayingKind, purseEntries } from '../tables.ts'
import type { Purse } from './purses.ts'

/** Of a purse that pays. */
export type PayingPurse = Purse & { kind: PayingKind }

/** The ledger beside a purse. It changes only while that purse is locked. */
export const owedBeside = ({ kind, holder }: PayingPurse) => ({ kind: `${kind}-owed` as const, holder })

export interface Owed {
  /** What had earned it and is refunded: an order with its id, or the cause of the note. */
  origin: string
  /** Which order that is; null when the ledger does not say. */
  orderId: string | null
  /** Cents, or points. */
  amount: number
  /** What the customer reads about that refund. */
  note: string | null
}

/**
 * What may be taken when that comes back which one order spent, oldest first: what was noted after it had spent. Of what came
 * in after a refund, nothing was missing at it.
 *
 * @param spendingOrderId  the order that spent
 */
export async function owedOf(tx: Transaction, purse: PayingPurse, spendingOrderId: string): Promise<Owed[]> {
  const { kind, holder } = owedBeside(purse)
  const { rows } = await tx.execute<Owed & Record<string, unknown>>(sql`
    select coalesce('order ' || order_id::text, split_part(cause, ' by order ', 1)) as origin,
      order_id as "orderId", sum(change)::int as amount, min(note) as note
    from ${purseEntries} where kind = ${kind} and holder = ${holder}
    group by 1, 2
    having sum(change) > 0 and max(id) filter (where reason = 'earned-taken-back') >
      (select max(id) from ${purseEntries} where order_id = ${spendingOrderId} and kind = ${purse.kind}
        and holder = ${holder} and reason = 'spent')
    order by max(id) filter (where reason = 'earned-taken-back')`)
  return rows
}
