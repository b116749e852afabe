/** What the shop gives for a recommendation, by the keys of its configuration. */
import { type Cents, formatMoney, parseDollars } from '#packages/money/money.ts'

export interface ReferralProgramme {
  /** Store credit for each friend. */
  rewardCents: Cents
  /** What the goods of a friend's first order have to come to. */
  minimumCents: Cents
  /** Rewards of one customer in a calendar year. */
  yearlyLimit: number
}

type Configuration = ReadonlyMap<string, string>

const ACTIVE_KEY = 'referral_active'
const REWARD_KEY = 'referral_reward'
const MINIMUM_KEY = 'referral_minimum'
const LIMIT_KEY = 'referral_yearly_limit'

const DEFAULTS = { rewardCents: 10_00, minimumCents: 50_00, yearlyLimit: 10 }
/** More than that is a slip of whoever set it. */
const MAX_REWARD_CENTS = 500_00
const MAX_YEARLY_LIMIT = 1_000

/** So many days the link is remembered by the browser that opened it. */
export const REFER_CODE_DAYS = 30

/** Undefined while the shop rewards no recommendations; a value that makes no sense counts as not set. */
export function referralProgramme(configuration: Configuration): ReferralProgramme | undefined {
  return configuration.get(ACTIVE_KEY)?.trim() === '1' ? figuresOf(configuration) : undefined
}

/** Also of orders that were placed before the programme was switched off: what was promised is kept. */
export const yearlyLimit = (configuration: Configuration): number => figuresOf(configuration).yearlyLimit

function figuresOf(configuration: Configuration): ReferralProgramme {
  const reward = parseDollars(configuration.get(REWARD_KEY) ?? '') ?? 0
  const limit = configuration.get(LIMIT_KEY)?.trim() ?? ''
  const count = /^\d{1,4}$/.test(limit) ? Number(limit) : 0
  return {
    rewardCents: reward >= 1 && reward <= MAX_REWARD_CENTS ? reward : DEFAULTS.rewardCents,
    minimumCents: parseDollars(configuration.get(MINIMUM_KEY) ?? '') ?? DEFAULTS.minimumCents,
    yearlyLimit: count >= 1 && count <= MAX_YEARLY_LIMIT ? count : DEFAULTS.yearlyLimit,
  }
}

/** How it works, in two sentences for the customer. */
export function programmeInWords({ rewardCents, minimumCents, yearlyLimit }: ReferralProgramme): string[] {
  const from = minimumCents > 0 ? ` for ${formatMoney(minimumCents)} or more` : ''
  const friends = yearlyLimit === 1 ? 'One friend counts' : `Up to ${yearlyLimit} friends count`
  return [
    `When a friend who has never ordered from us opens your link and orders goods${from} within ${REFER_CODE_DAYS} days in the same browser, you get ${formatMoney(rewardCents)} of store credit once that order is complete.`,
    `${friends} in a calendar year, and we take the credit back if the order is cancelled, or ${tooMuchRefunded(minimumCents)}.`,
  ]
}

/** What takes a reward back, as it is said of an order. */
export function tooMuchRefunded(minimumCents: Cents): string {
  const left = minimumCents > 0 ? `goods for less than ${formatMoney(minimumCents)} are` : 'nothing is'
  return `refunded until ${left} left of it`
}
