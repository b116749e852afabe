/** The one offer that a new shop opens with: a price rule, and the banner that says what the rule does. */
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#platform/database/pool.ts'
import { writeOffer } from '#shop/content/commands/write-offer.ts'
import { priceRules } from '#shop/marketing/tables.ts'

export interface OpeningOffer {
  /** Undefined for everything. */
  family?: string
  size?: string
  /** Of something that is not printed. */
  sku?: string
  change: (typeof priceRules.$inferInsert)['change']
  /** HTML; may hold the placeholders of header offers. */
  text: string
  details: string
}

const OPENING = 'Opening offer'
/** How long it lasts from the day the shop is made. */
const OPENING_DAYS = 90
const DAY_MS = 24 * 3_600_000

export function openingRule({ family, size, sku, change }: OpeningOffer, now: Date) {
  return {
    label: OPENING,
    ...(family && { family }),
    ...(size && { size }),
    ...(sku && { sku }),
    change,
    endsAt: new Date(now.getTime() + OPENING_DAYS * DAY_MS),
  } satisfies typeof priceRules.$inferInsert
}

/** The banner ends with the rule. */
export async function announceOpening(tx: Transaction, { text, details }: OpeningOffer): Promise<void> {
  const [rule] = await tx
    .select({ endsAt: priceRules.endsAt })
    .from(priceRules)
    .where(and(eq(priceRules.label, OPENING), gt(priceRules.endsAt, new Date())))
  if (!rule) return
  await writeOffer(
    { db: tx },
    {
      saleTitle: OPENING,
      offerText: text,
      offerDescription: details,
      endsAt: rule.endsAt,
      showsTimer: true,
    },
  )
}
