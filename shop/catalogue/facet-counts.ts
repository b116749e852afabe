/** How many products of a list, of a whole category or of a part of it have each facet and each price. */
import { sql } from 'drizzle-orm'
import { isTransaction, type Queryable, transaction } from '#platform/database/pool.ts'
import { PRICE_STEPS } from './rules/listing.ts'
import { ROOT_CATEGORY_ID } from './rules/root-category.ts'

const STEPS = `'{${PRICE_STEPS.join()}}'::int[]`
/** Above every price, as the column holds prices. */
const HIGHEST_CENTS = 2_147_483_647

/** Counts of rows with facets and prices, as a JSON object of the shape of `ListingFacts`. */
export function countsOf(rows: string): string {
  return `(select ${factsOf({
    total: `select count(*) from ${rows}`,
    facets: `select facet, count(*) as count from ${rows}, unnest(facets) as facet group by facet`,
    steps: `select width_bucket(lowest_cents, ${STEPS}) - 1 as step, count(*) as count from ${rows} group by 1`,
  })})`
}

/**
 * The same for a category between two prices, both included: looked up, not counted.
 *
 * @param categoryId  SQL of an integer, as the prices are; without them from the lowest and to the highest
 */
export function keptCountsOf(categoryId: string, fromCents = '0', toCents = `${HIGHEST_CENTS}`): string {
  const upTo = (cents: string) => `coalesce(k.up_to[width_bucket(${cents}, k.prices)], 0)`
  const between = (from: string, to: string) => `${upTo(to)} - ${upTo(`${from} - 1`)}`
  const kept = `from category_price_counts k where k.category_id = ${categoryId} and k.facet`
  return `(select ${factsOf({
    total: `select greatest(sum(${between(fromCents, toCents)}), 0) ${kept} = ''`,
    facets: `select * from (
        select k.facet, ${between(fromCents, toCents)} as count ${kept} <> '') found where count > 0`,
    steps: `select * from (
        select s.step, ${between(`greatest(s.low, ${fromCents})`, `least(s.high, ${toCents})`)} as count
        from category_price_counts k, (
          select n - 1 as step, low, coalesce(lead(low) over (order by n) - 1, ${HIGHEST_CENTS}) as high
          from unnest(${STEPS}) with ordinality as step(low, n)) s
        where k.category_id = ${categoryId} and k.facet = '') found where count > 0`,
  })})`
}

const factsOf = ({ total, facets, steps }: Record<'total' | 'facets' | 'steps', string>) =>
  `jsonb_build_object(
      'total', coalesce((${total}), 0),
      'facets', coalesce((
        select jsonb_agg(jsonb_build_object(
          'facet', c.facet, 'count', c.count, 'label', l.label, 'position', l.position
        ) order by l.position, l.label, c.facet)
        from (${facets}) c join facet_labels l on l.facet = c.facet), '[]'),
      'prices', coalesce((
        select jsonb_agg(jsonb_build_object('step', step, 'count', count) order by step) from (${steps}) priced), '[]'))`

/** Counts categories again, each with all below it, and the root, which is the whole product index. */
export async function keepCounts(db: Queryable, categoryIds: readonly number[]): Promise<void> {
  if (!isTransaction(db)) return transaction(db, (tx) => keepCounts(tx, categoryIds))
  const below = [...new Set(categoryIds)].filter((id) => id !== ROOT_CATEGORY_ID)
  const ids = `'{${[...below, ROOT_CATEGORY_ID].join()}}'::int[]`
  // Whoever changes products at the same moment counts after this: each sees what the other has changed.
  await db.execute(sql`lock table category_price_counts in share row exclusive mode`)
  await db.execute(sql.raw(`delete from category_price_counts where category_id = any(${ids})`))
  await db.execute(
    sql.raw(`insert into category_price_counts (category_id, facet, prices, up_to)
      select category_id, facet, array_agg(cents order by cents), array_agg(up_to order by cents)
      from (
        select m.category_id, facet, s.lowest_cents as cents,
          (sum(count(*)) over (partition by m.category_id, facet order by s.lowest_cents))::int as up_to
        from (
          select category_id, product_id from category_index where category_id = any('{${below.join()}}'::int[])
          union all select ${ROOT_CATEGORY_ID}, product_id from product_index) m
        join product_index s on s.product_id = m.product_id, unnest(s.facets || ''::text) as facet
        group by 1, 2, 3) counted
      group by 1, 2`),
  )
  await db.execute(
    sql.raw(`insert into category_facts (category_id, facts)
      select c.id, ${keptCountsOf('c.id')} from unnest(${ids}) as c(id)
      on conflict (category_id) do update set facts = excluded.facts`),
  )
  await db.execute(sql`
    update categories c set product_count = (f.facts->>'total')::int
    from category_facts f
    where f.category_id = c.id and c.id = any(${sql.param(below)}::int[])`)
}
