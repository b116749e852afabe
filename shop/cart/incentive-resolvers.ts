import { toDollars } from '#packages/money/money.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted, requiredInput } from '../api/contract-error.ts'
import { aud } from '../api/contract-money.ts'
import type { Refusal } from '../api/refusal.ts'
import { uidOf } from '../api/uid.ts'
import { currentRecords } from '../catalogue/store.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { offersNote, specialNames } from '../marketing/rules/offers-note.ts'
import { pointsLimits } from '../marketing/rules/paying.ts'
import { applyPoints, chooseStoreCredit, removePoints } from './commands/apply-balances.ts'
import { applyCoupons, removeCoupons } from './commands/apply-coupon.ts'
import { applyGiftCard, removeGiftCard } from './commands/apply-gift-card.ts'
import { cartRequest } from './commands/cart-request.ts'
import { type ChangedCart, changedCartResult, pricingDeps } from './commands/cart-result.ts'
import type { IncentiveDeps } from './commands/incentive-deps.ts'
import { offeredCoupons } from './commands/offered-coupons.ts'
import type { OpenCart } from './commands/open-cart.ts'

export const incentiveResolvers: Resolvers = {
  Mutation: {
    async applyCouponToCart(_, { input }, context) {
      const { cart_id, coupon_code } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      const code = requiredInput(coupon_code, 'coupon_code')
      // One field for one code: a second one is added beside the first only where both allow it.
      return answer(context, await applyCoupons(await depsOf(context), request, [code], 'APPEND'))
    },
    async applyCouponsToCart(_, { input }, context) {
      const { cart_id, coupon_codes, type } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      const codes = requiredInput(coupon_codes, 'coupon_codes').map((code) => code ?? '')
      return answer(context, await applyCoupons(await depsOf(context), request, codes, type ?? 'APPEND'))
    },
    async removeCouponFromCart(_, { input }, context) {
      const request = await cartRequest(context, requiredInput(input, 'input').cart_id)
      return answer(context, await removeCoupons(context, request))
    },
    async removeCouponsFromCart(_, { input }, context) {
      const { cart_id, coupon_codes } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      return answer(
        context,
        await removeCoupons(
          context,
          request,
          coupon_codes.flatMap((code) => code ?? []),
        ),
      )
    },
    async applyGiftCardToCart(_, { input }, context) {
      const { cart_id, gift_card_code } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      const code = requiredInput(gift_card_code, 'gift_card_code')
      return answer(context, await applyGiftCard(await depsOf(context), request, code))
    },
    async removeGiftCardFromCart(_, { input }, context) {
      const { cart_id, gift_card_code } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      return answer(
        context,
        await removeGiftCard(context, request, requiredInput(gift_card_code, 'gift_card_code')),
      )
    },
    async applyStoreCreditToCart(_, { input }, context) {
      const request = await cartRequest(context, input.cart_id)
      return answer(context, await chooseStoreCredit(context, request, true))
    },
    async removeStoreCreditFromCart(_, { input }, context) {
      const request = await cartRequest(context, input.cart_id)
      return answer(context, await chooseStoreCredit(context, request, false))
    },
    async applyRewardPointsToCart(_, { cartId, points, rule_id, use_max_points }, context) {
      const request = await cartRequest(context, cartId, 'cartId')
      const wanted = {
        points: points ?? undefined,
        ruleId: rule_id ?? undefined,
        useMax: use_max_points ?? false,
      }
      return answer(context, await applyPoints(await depsOf(context), request, wanted))
    },
    async removeRewardPointsFromCart(_, { cartId }, context) {
      const request = await cartRequest(context, cartId, 'cartId')
      return answer(context, await removePoints(context, request))
    },
  },

  Cart: {
    applied_coupon: ({ coupons: [first] }) => (first ? { code: first.code } : null),
    applied_coupons: couponsOf,
    appliedCoupons: couponsOf,
    coupon_code_success_message: ({ coupons }) => {
      const messages = coupons.flatMap(({ successMessage }) => successMessage ?? [])
      return messages.length > 0 ? messages.join(' ') : null
    },
    // Of what is in the cart, where that is printed: the special size of a canvas says nothing of tiles.
    offers_note: async ({ lines }, _arguments, { db }) => {
      const own = lines.flatMap(({ product }) => (product.kind === 'printed' ? product.record : []))
      const records =
        own.length > 0 ? own : [...(await currentRecords(db)).values()].map(({ record }) => record)
      return specialNames(records).length > 0 ? offersNote(records) : null
    },
    coupon_notes: ({ coupons }) =>
      coupons.flatMap(({ code, note }) => (note === undefined ? [] : { code, reason: note })),
    offered_coupons: async (cart, _, context) => {
      const offered = await offeredCoupons(await pricingDeps(context), cart)
      return offered.map(({ code, label, savingCents }) => ({ code, label, saving: aud(savingCents) }))
    },
    applied_gift_cards: ({ paid }) =>
      noneAsNull(
        paid.giftCards.map((card) => ({
          code: card.code,
          applied_balance: aud(card.appliedCents),
          current_balance: aud(card.appliedCents + card.remainingCents),
          expiration_date: card.expiresOn,
        })),
      ),
    appliedGiftcards: ({ paid }) =>
      noneAsNull(
        paid.giftCards.map((card) => ({
          code: card.code,
          applied_amount: aud(card.appliedCents),
          remaining_amount: aud(card.dueAfterCents),
          card_remaining_amount: aud(card.remainingCents),
        })),
      ),
    async applied_store_credit(cart, _, { loaders }) {
      if (cart.customerId === null) return null
      const { creditCents } = await loaders.balances.load(cart.customerId)
      return {
        applied_balance: aud(cart.totals.creditCents),
        current_balance: aud(creditCents),
        enabled: cart.usesStoreCredit,
      }
    },
    async storeCredit(cart, _, { loaders }) {
      if (cart.customerId === null) return null
      const { creditCents } = await loaders.balances.load(cart.customerId)
      return { applied_amount: aud(cart.totals.creditCents), total_amount: aud(creditCents) }
    },
    applied_reward_points: ({ totals }) =>
      totals.pointsSpent > 0 ? { points: totals.pointsSpent, money: aud(totals.pointsCents) } : null,
    rewardPoints: rewardPointsOf,
    rules: ({ totals, lines }) => {
      const names = new Set([
        ...totals.discounts.map(({ label }) => label),
        ...lines.flatMap(({ parts }) => parts.filter(({ cents }) => cents < 0).map(({ label }) => label)),
      ])
      return noneAsNull([...names].map((name) => ({ name })))
    },
    price_explanation: ({ totals }) =>
      totals.explanation.map(({ cents, code, sentence, lineId }) => ({
        amount: aud(cents),
        code,
        sentence,
        cart_item_uid: lineId === undefined ? null : uidOf(lineId),
      })),
  },
}

async function depsOf(context: ShopContext): Promise<IncentiveDeps> {
  const { db, clock, limits, visit } = context
  return { db, clock, limits, visit, pricing: await pricingDeps(context) }
}

async function answer(context: ShopContext, result: ChangedCart | Refusal) {
  const { cart } = await changedCartResult(context, accepted(result))
  return { cart }
}

function couponsOf({ coupons }: OpenCart) {
  return noneAsNull(coupons.map(({ code }) => ({ code })))
}

async function rewardPointsOf(cart: OpenCart, _: unknown, { loaders, offers }: ShopContext) {
  const { earningRules, spendingRules } = await offers()
  const balance = cart.customerId === null ? undefined : (await loaders.balances.load(cart.customerId)).points
  const dueCents = cart.totals.grandTotalCents + cart.totals.pointsCents
  return {
    earning: { rules: earningRules.map(({ title, description }) => ({ title, description })) },
    spending: {
      point_spent: cart.totals.pointsSpent,
      rule_applied: cart.pointsRuleId,
      use_max_points: cart.usesMaxPoints,
      rules: spendingRules.map((rule) => {
        const { min, max } = pointsLimits(rule, balance ?? 0, dueCents)
        const rate = { points: rule.points, currency_amount: toDollars(rule.cents) }
        return { id: String(rule.id), label: rule.label, min, max, rate }
      }),
    },
    balance: balance ?? null,
  }
}

/** The contract wants null where there is nothing. */
function noneAsNull<Entry>(entries: Entry[]): Entry[] | null {
  return entries.length > 0 ? entries : null
}
