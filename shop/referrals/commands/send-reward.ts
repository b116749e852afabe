import type { Queryable } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import { customerById } from '../../customers/store.ts'
import type { RenderMail } from '../../mail/mail-facts.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { rewardNote } from '../rules/reward-mail.ts'
import { referralById } from '../store.ts'

export interface RewardMailDeps {
  db: Queryable
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  publicUrl: string
}

/** Mails the referrer what was earned; nothing when it was taken back meanwhile, or the account was closed. */
export async function sendRewardMail(
  { db, mail, renderMail, publicUrl }: RewardMailDeps,
  referralId: number,
): Promise<void> {
  const referral = await referralById(db, referralId)
  const customer = referral?.state === 'earned' ? await customerById(db, referral.referrerId) : undefined
  if (!referral || !customer) return
  const rendered = await renderMail(
    'note',
    rewardNote({
      firstName: customer.firstName,
      rewardCents: referral.rewardCents,
      minimumCents: referral.minimumCents,
      url: publicUrl + accountPaths.referAndEarn(),
      shopUrl: publicUrl,
    }),
  )
  await mail.send({ ...rendered, to: customer.email, messageId: `referral-reward-${referralId}` })
}
