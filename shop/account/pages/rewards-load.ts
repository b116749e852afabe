/** I-17 to I-21: points and their changes under three addresses, the level, and the way to join. */
import { MyLoyaltyDocument, MyRewardsDocument } from '../../generated/client/graphql.ts'
import type { RewardsShown } from '../components/account-screen.ts'
import type { Asked } from './asked.ts'

/** CA-56: the words of the address are matched before anything else. */
export async function rewards({
  api,
  words: [part = 'rewardpoints', step, ...more],
}: Asked): Promise<RewardsShown | undefined> {
  if (more.length > 0) return undefined
  if (part === 'loyaltylevel' && (step === undefined || step === 'join')) {
    const { customer } = await api.send(MyLoyaltyDocument, {})
    if (!customer) return undefined
    const renews = customer.subscribed_for_auto_champ_membership ?? false
    return { kind: step ?? 'level', loyalty: customer.loyalty, renews }
  }
  if (!POINTS.includes(part) || step !== undefined) return undefined
  const points = (await api.send(MyRewardsDocument, {})).customer?.reward_points
  return points ? { kind: 'points', points } : undefined
}

const POINTS: readonly string[] = ['rewardpoints', 'transactions']
