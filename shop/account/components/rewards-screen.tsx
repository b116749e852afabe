import type { RewardsShown } from './account-screen.ts'
import { JoinScreen } from './join-screen.tsx'
import { LoyaltyLevel } from './loyalty-level.tsx'
import { Rewards } from './rewards.tsx'

/** I-17 to I-21. */
export function RewardsScreen({ shown }: { shown: RewardsShown }) {
  switch (shown.kind) {
    case 'points':
      return <Rewards rewards={shown.points} />
    case 'level':
      return <LoyaltyLevel loyalty={shown.loyalty} renews={shown.renews} />
    case 'join':
      return <JoinScreen loyalty={shown.loyalty} />
  }
}
