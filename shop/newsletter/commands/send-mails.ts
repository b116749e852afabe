import type { Queryable } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { Note, RenderMail } from '../../mail/mail-facts.ts'
import { mailPaths } from '../../routing/mail-paths.ts'
import { confirmNote, welcomeNote } from '../rules/mails.ts'
import { type Subscription, subscriptionById } from '../store.ts'

export interface NewsletterMailDeps {
  db: Queryable
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  configuration: () => Promise<ReadonlyMap<string, string>>
  publicUrl: string
}

/** What a first order takes off with, when staff offer something for subscribing. */
const COUPON_KEY = 'newsletter_coupon_code'

export async function sendConfirmationRequest(
  deps: NewsletterMailDeps,
  { subscriptionId, key }: { subscriptionId: number; key: string },
): Promise<void> {
  const subscription = await subscriptionById(deps.db, subscriptionId)
  // Confirmed, left or asked again since: this mail's link would be dead.
  if (subscription?.confirmationKey !== key) return
  const url = deps.publicUrl + mailPaths.confirmNewsletter(key)
  await send(deps, subscription, `ask-${key}`, (to) => confirmNote({ ...to, url }))
}

export async function sendWelcome(
  deps: NewsletterMailDeps,
  { subscriptionId, since }: { subscriptionId: number; since: string },
): Promise<void> {
  const subscription = await subscriptionById(deps.db, subscriptionId)
  if (subscription?.status !== 'SUBSCRIBED') return
  const coupon = (await deps.configuration()).get(COUPON_KEY) || undefined
  const id = `welcome-${subscriptionId}-${Date.parse(since)}`
  await send(deps, subscription, id, (to) => welcomeNote({ ...to, ...(coupon && { coupon }) }))
}

type To = Parameters<typeof confirmNote>[0]

async function send(
  { mail, renderMail, publicUrl }: NewsletterMailDeps,
  { email, firstName, unsubscribeKey }: Subscription,
  id: string,
  noteFor: (to: Omit<To, 'url'>) => Note,
) {
  const unsubscribeUrl = publicUrl + mailPaths.leaveNewsletter(unsubscribeKey)
  const rendered = await renderMail('note', noteFor({ firstName, shopUrl: publicUrl, unsubscribeUrl }))
  await mail.send({ ...rendered, to: email, messageId: `newsletter-${id}`, unsubscribeUrl })
}
