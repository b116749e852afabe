import type { Queryable } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import { customerById } from '../../customers/store.ts'
import type { RenderMail } from '../../mail/mail-facts.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { creditTakenNote } from '../rules/credit-taken-mail.ts'
import type { TakenCredit } from './take-back-gift-cards.ts'

export interface CreditTakenMailDeps {
  db: Queryable
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  publicUrl: string
}

/** Tells a customer that the credit of a redeemed gift card was taken back; nobody when the account is closed. */
export async function sendCreditTaken(
  { db, mail, renderMail, publicUrl }: CreditTakenMailDeps,
  { customerId, cause, ...taken }: TakenCredit,
): Promise<void> {
  const customer = await customerById(db, customerId)
  if (!customer) return
  const { firstName, email } = customer
  const url = publicUrl + accountPaths.credits()
  const rendered = await renderMail('note', creditTakenNote({ firstName, ...taken, url, shopUrl: publicUrl }))
  await mail.send({ ...rendered, to: email, messageId: `credit-taken-${cause.replace(/\W+/g, '-')}` })
}
