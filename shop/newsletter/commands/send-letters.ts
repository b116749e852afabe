import type { Queryable } from '#platform/database/pool.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Note, RenderLetter } from '../../letters/letter.ts'
import { letterPaths } from '../../routing/letter-paths.ts'
import { confirmNote, welcomeNote } from '../rules/letters.ts'
import { type Subscription, subscriptionById } from '../store.ts'

export interface NewsletterLetterDeps {
  db: Queryable
  mail: Pick<Mail, 'send'>
  renderLetter: RenderLetter
  configuration: () => Promise<ReadonlyMap<string, string>>
  publicUrl: string
}

/** What a first order takes off with, when staff offer something for subscribing. */
const COUPON_KEY = 'newsletter_coupon_code'

export async function sendConfirmationRequest(
  deps: NewsletterLetterDeps,
  { subscriptionId, key }: { subscriptionId: number; key: string },
): Promise<void> {
  const subscription = await subscriptionById(deps.db, subscriptionId)
  // Confirmed, left or asked again since: this letter's link would be dead.
  if (subscription?.confirmationKey !== key) return
  const url = deps.publicUrl + letterPaths.confirmNewsletter(key)
  await send(deps, subscription, `ask-${key}`, (to) => confirmNote({ ...to, url }))
}

export async function sendWelcome(
  deps: NewsletterLetterDeps,
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
  { mail, renderLetter, publicUrl }: NewsletterLetterDeps,
  { email, firstName, unsubscribeKey }: Subscription,
  id: string,
  noteFor: (to: Omit<To, 'url'>) => Note,
) {
  const unsubscribeUrl = publicUrl + letterPaths.leaveNewsletter(unsubscribeKey)
  const letter = await renderLetter('note', noteFor({ firstName, shopUrl: publicUrl, unsubscribeUrl }))
  await mail.send({ ...letter, to: email, messageId: `newsletter-${id}`, unsubscribeUrl })
}
