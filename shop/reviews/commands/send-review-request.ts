import type { Queryable } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { RenderMail } from '../../mail/mail-facts.ts'
import { subscriptionByEmail } from '../../newsletter/store.ts'
import { findOrderById } from '../../orders/store.ts'
import { mailPaths } from '../../routing/mail-paths.ts'
import { reviewPaths } from '../../routing/review-paths.ts'
import { boughtLinesOfOrder } from '../bought-lines-store.ts'
import { requestOfOrder } from '../request-store.ts'
import { reviewRequestNote } from '../rules/review-request.ts'
import { LINK_LASTS_MS, orderReviewKey } from './review-keys.ts'

export interface ReviewRequestDeps {
  db: Queryable
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  publicUrl: string
  secretKey: string
}

/** Asks for a review, unless the buyer wrote one, gave everything back, or left the newsletter meanwhile. */
export async function sendReviewRequest(deps: ReviewRequestDeps, orderId: string): Promise<void> {
  const { db, publicUrl } = deps
  const [request, order] = await Promise.all([requestOfOrder(db, orderId), findOrderById(db, orderId)])
  if (!request || order?.state !== 'complete') return
  const lines = await boughtLinesOfOrder(db, orderId)
  const [first] = lines
  if (!first || lines.some(({ isReviewed }) => isReviewed)) return
  const subscription = await subscriptionByEmail(db, order.email)
  if (subscription?.status !== 'SUBSCRIBED') return

  const unsubscribeUrl = publicUrl + mailPaths.leaveNewsletter(subscription.unsubscribeKey)
  const until = new Date(request.askedAt.getTime() + LINK_LASTS_MS)
  const note = reviewRequestNote({
    firstName: first.firstName,
    orderNumber: order.number,
    pieces: lines,
    writeUrl: publicUrl + reviewPaths.writeByLink(orderReviewKey(deps, orderId, until)),
    shopUrl: publicUrl,
    unsubscribeUrl,
  })
  const rendered = await deps.renderMail('note', note)
  const messageId = `order-${order.number}-review-request`
  await deps.mail.send({ ...rendered, to: order.email, messageId, unsubscribeUrl })
}
