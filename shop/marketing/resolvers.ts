import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import { toDollars } from '#packages/money/money.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted, requiredInput } from '../api/contract-error.ts'
import { aud } from '../api/contract-money.ts'
import { pageInfo, pageWindow } from '../api/page-window.ts'
import { signedIn } from '../customers/commands/signed-in.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { giftCardByCode, redeemGiftCard } from './commands/gift-card-account.ts'
import { changesOfOrders, entryWords } from './rules/history.ts'
import type { Offers } from './rules/offers.ts'
import { worthOf } from './rules/paying.ts'
import { hasOrdered } from './store/first-orders.ts'
import type { HeldGiftCard } from './store/gift-cards.ts'
import { purseHistory } from './store/purses.ts'

const MAX_HISTORY = 100

export const marketingResolvers: Resolvers = {
  Query: {
    async giftCardAccount(_, { input }, context) {
      return accountOf(
        accepted(await giftCardByCode(context, requiredInput(input.gift_card_code, 'gift_card_code'))),
      )
    },
    async rewardInformation(_, _arguments, context) {
      const caller = await context.caller()
      return caller.kind === 'customer' ? available(context, caller.id) : null
    },
  },

  Mutation: {
    async redeemGiftCardBalanceAsStoreCredit(_, { input }, context) {
      const caller = await signedIn(context)
      const code = requiredInput(input.gift_card_code, 'gift_card_code')
      return accountOf(accepted(await redeemGiftCard(context, code, caller.id)))
    },
  },

  Customer: {
    async has_ordered({ id }, _, { db, loaders }) {
      const customer = await loaders.customer.load(id)
      // Whoever opens an account with a stranger's email must not learn what that mailbox has ordered.
      return hasOrdered(db, { customerId: id, email: customer?.confirmedAt ? customer.email : null })
    },
    rewardInformation: ({ id }, _, context) => available(context, id),
    reward_points: (customer) => customer,
    store_credit: (customer) => customer,
  },

  RewardPoints: {
    async balance({ id }, _, { loaders, offers }) {
      const { points } = await loaders.balances.load(id)
      return pointsAmount(await offers(), points)
    },
    async balance_history({ id }, _, { db, offers }) {
      const purse = { kind: 'points' as const, holder: String(id) }
      const { entries } = await purseHistory(db, purse, { limit: MAX_HISTORY, offset: 0 })
      const known = await offers()
      return changesOfOrders(entries).map((entry) => ({
        balance: pointsAmount(known, entry.balance),
        points_change: entry.change,
        change_reason: entryWords(entry),
        date: utcTimestamp(entry.at),
      }))
    },
    async exchange_rates(_customer, _, { offers }) {
      const { spendingRules, earningRules } = await offers()
      const [redemption] = spendingRules
      const earning = earningRules.find(({ occasion }) => occasion === 'order')
      return {
        earning: earning?.perCents
          ? { points: earning.points, currency_amount: toDollars(earning.perCents) }
          : null,
        redemption: redemption
          ? { points: redemption.points, currency_amount: toDollars(redemption.cents) }
          : null,
      }
    },
  },

  CustomerStoreCredit: {
    enabled: () => true,
    current_balance: async ({ id }, _, { loaders }) => aud((await loaders.balances.load(id)).creditCents),
    async balance_history({ id }, { pageSize, currentPage }, { db }) {
      const page = accepted(pageWindow(pageSize, currentPage, { largest: MAX_HISTORY }))
      const { entries, total } = await purseHistory(db, { kind: 'credit', holder: String(id) }, page)
      return {
        items: entries.map((entry) => ({
          action: entryWords(entry),
          balance_change: aud(entry.change),
          actual_balance: aud(entry.balance),
          date_time_changed: utcTimestamp(entry.at),
        })),
        page_info: pageInfo(page, total),
        total_count: total,
      }
    },
  },
}

async function available({ loaders }: ShopContext, customerId: number) {
  return { available_amount: (await loaders.balances.load(customerId)).points }
}

const accountOf = ({ code, balanceCents, expiresOn }: HeldGiftCard) => ({
  code,
  balance: aud(balanceCents),
  expiration_date: expiresOn,
})

function pointsAmount({ spendingRules: [rule] }: Offers, points: number) {
  return { points, money: aud(rule ? worthOf(rule, points) : 0) }
}
