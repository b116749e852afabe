import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import type { EarningRule, Offers } from '../rules/offers.ts'
import { campaigns, coupons, earningRules, priceRules, spendingRules } from '../tables.ts'

/** Every offer, past and coming ones included: a few dozen rows. */
export async function allOffers(db: Queryable): Promise<Offers> {
  const [rules, running, earning, spending, advertised] = await Promise.all([
    db.select().from(priceRules).orderBy(asc(priceRules.id)),
    db.select().from(campaigns),
    allEarningRules(db),
    db.select().from(spendingRules).orderBy(asc(spendingRules.id)),
    advertisedCodes(db),
  ])
  return {
    priceRules: rules,
    campaigns: running,
    earningRules: earning,
    spendingRules: spending,
    advertisedCodes: advertised,
  }
}

export async function allEarningRules(db: Queryable): Promise<EarningRule[]> {
  return db.select().from(earningRules).orderBy(asc(earningRules.id))
}

/** More would cost every cart, and no shopper reads so many. */
const MAX_ADVERTISED = 10

async function advertisedCodes(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(eq(coupons.isAdvertised, true))
    .orderBy(asc(coupons.code))
    .limit(MAX_ADVERTISED)
  return rows.map(({ code }) => code)
}
