/** How many people bought which product lately. */
import type { Database } from '#platform/database/pool.ts'
import { runStatement } from '#platform/database/statement.ts'
import type { Demand } from '../catalogue/rules/worked-out-badge.ts'

/** Enough lines for a ranking, and few enough to count quickly however many orders there are. */
const RECENT_LINES = 5_000

/**
 * Of the newest order lines that were paid and kept. Somebody who orders often counts once: a mailbox is a buyer.
 *
 * @param since orders that were placed before do not count
 * @param lately from when on a buyer counts among `lateBuyers`
 * @returns by id of the product; without those that nobody bought
 */
export async function demandByProduct(
  db: Database,
  { since, lately }: { since: Date; lately: Date },
): Promise<Map<number, Demand>> {
  const rows = await runStatement<{ id: number; buyers: number; late_buyers: number }>(
    db,
    `select l.product_id as id, count(distinct lower(o.email))::int as buyers,
       (count(distinct lower(o.email)) filter (where o.placed_at >= $2))::int as late_buyers
     from (
       select order_id, product_id, quantity - cancelled_quantity - refunded_quantity as kept
       from order_lines where replaced_by is null order by id desc limit ${RECENT_LINES}
     ) l
     join orders o on o.id = l.order_id
     where l.product_id is not null and l.kept > 0 and o.paid_at is not null
       and o.state not in ('cancelled', 'refunded') and o.placed_at >= $1
     group by l.product_id`,
    [since, lately],
  )
  return new Map(rows.map(({ id, buyers, late_buyers }) => [id, { buyers, lateBuyers: late_buyers }]))
}
