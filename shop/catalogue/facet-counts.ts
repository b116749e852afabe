/** How many products of a list, or of a whole category, have each facet and each price. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { PRICE_STEPS } from './rules/listing.ts'
import { ROOT_CATEGORY_ID } from './rules/root-category.ts'

/** Counts of rows with facets and prices, as a JSON object of the shape of `ListingFacts`. */
export function countsOf(rows: string): string {
  return `(select jsonb_build_object(
      'total', (select count(*) from ${rows}),
      'facets', coalesce((
        select jsonb_agg(jsonb_build_object(
          'facet', c.facet, 'count', c.count, 'label', l.label, 'position', l.position
        ) order by l.position, l.label, c.facet)
        from (select facet, count(*) as count from ${rows}, unnest(facets) as facet group by facet) c
        join facet_labels l on l.facet = c.facet), '[]'),
      'prices', coalesce((
        select jsonb_agg(jsonb_build_object('step', step, 'count', count) order by step)
        from (
          select width_bucket(lowest_cents, '{${PRICE_STEPS.join()}}'::int[]) - 1 as step, count(*) as count
          from ${rows} group by 1
        ) priced), '[]')))`
}

/** Counts categories again, each with all below it, and the root, which is the whole product index. */
export async function keepCounts(db: Queryable, categoryIds: readonly number[]): Promise<void> {
  const ids = [...new Set(categoryIds)].filter((id) => id !== ROOT_CATEGORY_ID)
  const counted = (members: string) =>
    `(with hits as materialized (select facets, lowest_cents from product_index ${members}) select ${countsOf('hits')})`
  await db.execute(
    sql.raw(`insert into category_facts (category_id, facts)
      select c.id, ${counted("where facets @> array['category:' || c.id]")}
      from unnest('{${ids.join()}}'::int[]) as c(id)
      union all select ${ROOT_CATEGORY_ID}, ${counted('')}
      on conflict (category_id) do update set facts = excluded.facts`),
  )
  await db.execute(sql`
    update categories c set product_count = (f.facts->>'total')::int
    from category_facts f
    where f.category_id = c.id and c.id = any(${sql.param(ids)}::int[])`)
}
