/** Recommendations (I-16). */
import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import { accepted } from '../api/contract-error.ts'
import { aud } from '../api/contract-money.ts'
import { pageInfo, pageWindow } from '../api/page-window.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { referPaths } from '../routing/refer-paths.ts'
import { ownCode } from './commands/own-code.ts'
import { programmeInWords, referralProgramme } from './rules/programme.ts'
import { type ReferralState, stateWords } from './rules/referral-states.ts'
import { type Referral, referralsOf } from './store.ts'

const MAX_REFERRALS = 100

export const referralResolvers: Resolvers = {
  Query: {
    async referralProgramme(_, _arguments, { configuration }) {
      const programme = referralProgramme(await configuration())
      return programme
        ? {
            reward: aud(programme.rewardCents),
            minimum: aud(programme.minimumCents),
            yearly_limit: programme.yearlyLimit,
            rules: programmeInWords(programme),
          }
        : null
    },
  },

  Customer: {
    async referrals({ id }, { pageSize, currentPage }, context) {
      const page = accepted(pageWindow(pageSize, currentPage, { largest: MAX_REFERRALS }))
      const { items, total, earnedCents } = await referralsOf(context.db, id, page)
      const isOn = referralProgramme(await context.configuration()) !== undefined
      const code = isOn ? await ownCode(context, id) : undefined
      return {
        link: code === undefined ? null : { code, url: context.publicUrl + referPaths.home(code) },
        earned: aud(earnedCents),
        items: items.map(contractReferral),
        page_info: pageInfo(page, total),
        total_count: total,
      }
    },
  },
}

const contractReferral = ({ placedAt, state, rewardCents }: Referral) => ({
  placed_on: isoDayInSydney(placedAt),
  state: STATES[state],
  state_label: stateWords(state),
  amount: aud(rewardCents),
})

const STATES = {
  waiting: 'WAITING',
  earned: 'EARNED',
  'taken-back': 'TAKEN_BACK',
  cancelled: 'NOT_EARNED',
  'below-minimum': 'NOT_EARNED',
  'over-limit': 'NOT_EARNED',
} as const satisfies Record<ReferralState, string>
