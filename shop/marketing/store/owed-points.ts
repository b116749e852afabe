/** Points that refunds could not take back, because they were spent: a ledger beside that of the points. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/pool.ts'
import { purseEntries } from '../tables.ts'

export interface OwedPoints {
  /** Which order earned them and is refunded. */
  orderId: string
  points: number
  /** What the customer reads about that refund. */
  note: string | null
}

/**
 * What may be taken when the points come back that one order spent, oldest first: what was noted after it had spent. Of
 * points that came in after a refund, none were missing at it.
 *
 * @param spendingOrderId  the order that spent
 */
export async function owedPoints(
  tx: Transaction,
  holder: string,
  spendingOrderId: string,
): Promise<OwedPoints[]> {
  const { rows } = await tx.execute<OwedPoints & Record<string, unknown>>(sql`
    select order_id as "orderId", sum(change)::int as points, min(note) as note
    from ${purseEntries} where kind = 'points-owed' and holder = ${holder}
    group by order_id
    having sum(change) > 0 and max(id) filter (where reason = 'earned-taken-back') >
      (select id from ${purseEntries} where order_id = ${spendingOrderId} and kind = 'points' and holder = ${holder}
        and reason = 'spent')
    order by max(id) filter (where reason = 'earned-taken-back')`)
  return rows
}
