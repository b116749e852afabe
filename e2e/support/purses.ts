/** Gift cards, store credit and points of a shop that is running, as its commands give them. */

import { eq } from 'drizzle-orm'
import { customers } from '../../shop/customers/tables.ts'
import { aGiftCard, giveCredit, givePoints } from '../../shop/testing/incentives.ts'
import type { ShopProcess } from '../../tools/shop-process.ts'
import { inDatabase } from './shop-database.ts'

const clock = { now: () => new Date() }

/** A gift card that holds so many cents; its code. */
export const giftCard = ({ dataDir }: ShopProcess, cents: number): Promise<string> =>
  inDatabase(dataDir, ({ db }) => aGiftCard({ db, clock }, cents))

/** Gives the customer of an email what is said. */
export function give(
  { dataDir }: ShopProcess,
  email: string,
  { creditCents = 0, points = 0 }: { creditCents?: number; points?: number },
): Promise<void> {
  return inDatabase(dataDir, async ({ db }) => {
    const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
    if (!customer) throw new Error(`Expected a customer ${email} but there is none`)
    if (creditCents > 0) await giveCredit({ db, clock }, customer.id, creditCents)
    if (points > 0) await givePoints({ db, clock }, customer.id, points)
  })
}
