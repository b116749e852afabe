/** Loyalty levels (I-19, I-20): the membership is the one that a customer joins. */
import { aud } from '../api/contract-money.ts'
import { currentRecords, findProducts } from '../catalogue/store.ts'
import { isMember, MEMBERSHIP_SKU } from '../customers/rules/membership.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { loyaltyLevels } from './rules/loyalty.ts'
import { specialSizesInWords } from './rules/offers-note.ts'
import { unprintedCents } from './rules/pieces.ts'

export const loyaltyResolvers: Resolvers = {
  Customer: {
    async loyalty({ memberUntil }, _, { db, clock, offers, configuration }) {
      const now = clock.now()
      const isOne = isMember(memberUntil, now)
      const [product] = await findProducts(db, { skus: [MEMBERSHIP_SKU] })
      const cents =
        product &&
        unprintedCents({ kind: 'membership', priceCents: product.priceCents }, await configuration())
      const records = [...(await currentRecords(db)).values()].map(({ record }) => record)
      const known = { now, specialSizes: specialSizesInWords(records) }
      return {
        level: isOne ? 'MEMBER' : 'CUSTOMER',
        member_until: isOne ? (memberUntil?.toISOString() ?? null) : null,
        levels: loyaltyLevels(await offers(), known).map(({ benefits, ...level }) => ({
          ...level,
          benefits: [...benefits],
        })),
        joining: cents ? { sku: MEMBERSHIP_SKU, price: aud(cents) } : null,
      }
    },
  },
}
