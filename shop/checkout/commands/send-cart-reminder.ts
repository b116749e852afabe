import type { Queryable } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import { activeLines } from '../../cart/rules/saved-for-later.ts'
import { findCartWithLines } from '../../cart/store.ts'
import { productsByIds } from '../../catalogue/store.ts'
import type { RenderMail } from '../../mail/mail-facts.ts'
import { subscriptionByEmail } from '../../newsletter/store.ts'
import { mailPaths } from '../../routing/mail-paths.ts'
import { hasOrderedSince, reminderOfCart } from '../reminder-store.ts'
import { cartReminderNote } from '../rules/cart-reminder.ts'

export interface ReminderMailDeps {
  db: Queryable
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  publicUrl: string
}

/** Mails a reminder, unless its shopper ordered, emptied the cart, or left the newsletter meanwhile. */
export async function sendCartReminder(deps: ReminderMailDeps, cartId: string): Promise<void> {
  const { db, publicUrl } = deps
  const reminder = await reminderOfCart(db, cartId)
  const found = await findCartWithLines(db, cartId)
  // The account was closed since, and its carts with it.
  if (!reminder || !found) return
  const { cart } = found
  const lines = activeLines(found.lines)
  if (cart.state !== 'active' || lines.length === 0) return
  const subscription = await subscriptionByEmail(db, reminder.email)
  if (subscription?.status !== 'SUBSCRIBED') return
  if (await hasOrderedSince(db, reminder.email, cart.createdAt)) return

  const products = await productsByIds(db, [...new Set(lines.map(({ productId }) => productId))])
  const names = lines.flatMap(
    ({ productId }) => products.find((product) => product.id === productId)?.name ?? [],
  )
  if (names.length === 0) return
  const unsubscribeUrl = publicUrl + mailPaths.leaveNewsletter(subscription.unsubscribeKey)
  const note = cartReminderNote({
    firstName: subscription.firstName,
    names,
    cartUrl: publicUrl + mailPaths.leftCart(reminder.key),
    shopUrl: publicUrl,
    unsubscribeUrl,
  })
  const rendered = await deps.renderMail('note', note)
  // Not made of the cart's id, which opens the cart of a guest.
  const messageId = `cart-reminder-${reminder.remindedAt.getTime()}-${subscription.id}`
  await deps.mail.send({ ...rendered, to: reminder.email, messageId, unsubscribeUrl })
}
