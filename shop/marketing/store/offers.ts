import { asc } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import type { EarningRule, Offers } from '../rules/offers.ts'
import { campaigns, earningRules, priceRules, spendingRules } from '../tables.ts'

/** Every offer, past and coming ones included: a few dozen rows. */
export async function allOffers(db: Queryable): Promise<Offers> {
  const [rules, running, earning, spending] = await Promise.all([
    db.select().from(priceRules).orderBy(asc(priceRules.id)),
    db.select().from(campaigns),
    allEarningRules(db),
    db.select().from(spendingRules).orderBy(asc(spendingRules.id)),
  ])
  return { priceRules: rules, campaigns: running, earningRules: earning, spendingRules: spending }
}

export async function allEarningRules(db: Queryable): Promise<EarningRule[]> {
  return db.select().from(earningRules).orderBy(asc(earningRules.id))
}
