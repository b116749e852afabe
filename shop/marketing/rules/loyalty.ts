/** What each loyalty level gives, as sentences made of the rules that carts and ledgers keep to. */
import { isOn, type Offers, type PriceRule } from './offers.ts'
import { changeInWords } from './unit-price.ts'

export type LoyaltyLevelCode = 'CUSTOMER' | 'MEMBER'

export interface LoyaltyLevel {
  code: LoyaltyLevelCode
  label: string
  benefits: readonly string[]
}

/**
 * Lowest first.
 *
 * @param specialSizes  which sizes offers skip, in words; undefined for none
 */
export function loyaltyLevels(
  offers: Offers,
  { now, specialSizes }: { now: Date; specialSizes: string | undefined },
): LoyaltyLevel[] {
  return [
    { code: 'CUSTOMER', label: 'Customer', benefits: customerBenefits(offers) },
    { code: 'MEMBER', label: 'Member', benefits: memberBenefits(offers, now, specialSizes) },
  ]
}

const customerBenefits = ({ earningRules, spendingRules }: Offers): string[] => [
  ...earningRules.map(({ title, description }) => `${title}. ${description}`),
  ...spendingRules.map(({ label }) => `${label}.`),
]

/** Prices of a campaign come with its link, not with the membership. */
function memberBenefits({ priceRules }: Offers, now: Date, specialSizes: string | undefined): string[] {
  const own = priceRules.filter((rule) => rule.membersOnly && rule.campaign === null && isOn(rule, now))
  if (own.length === 0) return []
  return [
    ...own.map((rule) => priceInWords(rule, specialSizes)),
    'Where another offer is better, you get the better price.',
  ]
}

function priceInWords(rule: PriceRule, specialSizes: string | undefined): string {
  const pieces = rule.fromQuantity > 1 ? `, from ${rule.fromQuantity} pieces` : ''
  return `${rule.label}: ${changeInWords(rule.change)} ${whatOf(rule, specialSizes)}${pieces}.`
}

/** A special size takes no rule that does not name it. */
function whatOf({ family, size, sku, option }: PriceRule, specialSizes: string | undefined): string {
  if (option !== null) return 'on some options'
  if (family !== null || size !== null || sku !== null) return 'on some products'
  return specialSizes === undefined ? 'on every product' : `on every product, but for the ${specialSizes}`
}
