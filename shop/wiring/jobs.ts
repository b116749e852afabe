/** Every kind of job of the shop, and the commands that do them. */
import { z } from 'zod'
import { forgetOldActs } from '#platform/database/acts.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { defineJob } from '#platform/jobs/job.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import { type SendConversionDeps, sendConversion } from '../analytics/commands/send-conversion.ts'
import * as analyticsJobs from '../analytics/jobs/names.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import type { CheckoutDeps } from '../checkout/commands/deps.ts'
import { finishPayments } from '../checkout/commands/finish-payments.ts'
import { followPayment } from '../checkout/commands/follow-payment.ts'
import { releasePayment } from '../checkout/commands/release-payment.ts'
import { remindOfCarts } from '../checkout/commands/remind-of-carts.ts'
import { type ReminderLetterDeps, sendCartReminder } from '../checkout/commands/send-cart-reminder.ts'
import * as checkoutJobs from '../checkout/jobs/names.ts'
import { findPayment } from '../checkout/store.ts'
import { type ForwardDeps, forwardToStaff } from '../content/commands/forward-to-staff.ts'
import * as contentJobs from '../content/jobs/names.ts'
import { type CertificateDeps, removeUnclaimedCertificates } from '../customers/commands/certificates.ts'
import { forgetExpired } from '../customers/commands/forget-expired.ts'
import {
  type CustomerLetterDeps,
  sendAccountNotice,
  sendConfirmationLink,
  sendPasswordLink,
  sendSignInCode,
} from '../customers/commands/send-letters.ts'
import * as customerJobs from '../customers/jobs/names.ts'
import { forgetUnseenPortfolios } from '../design/commands/portfolio.ts'
import * as designJobs from '../design/jobs/names.ts'
import { removeAbandonedUploads, type StagingDeps } from '../design/media/remove-abandoned-uploads.ts'
import { expirePoints } from '../marketing/commands/expire-points.ts'
import { type GiftCardLetterDeps, sendGiftCard } from '../marketing/commands/send-gift-card.ts'
import * as marketingJobs from '../marketing/jobs/names.ts'
import {
  type NewsletterLetterDeps,
  sendConfirmationRequest,
  sendWelcome,
} from '../newsletter/commands/send-letters.ts'
import * as newsletterJobs from '../newsletter/jobs/names.ts'
import { completeSentOrders } from '../orders/commands/complete-order.ts'
import { type ArtworkDeps, makeArtwork } from '../orders/commands/make-artwork.ts'
import { type ConfirmationDeps, sendConfirmation } from '../orders/commands/send-confirmation.ts'
import { sendOrderNews } from '../orders/commands/send-order-news.ts'
import { finishRefunds, settleRefund } from '../orders/commands/settle-refund.ts'
import { voidAuthorisation } from '../orders/commands/void-authorisation.ts'
import * as orderJobs from '../orders/jobs/names.ts'
import { type AnswerDeps, sendAnswerLetter } from '../reviews/commands/send-answer-letter.ts'
import * as reviewJobs from '../reviews/jobs/names.ts'

/** Of every domain: stored answers to acts are deleted after a day. */
const forgetActs = defineJob({
  name: 'forget-old-acts',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60, longestDelaySeconds: 600 },
})

export const shopJobs = [
  forgetActs,
  ...Object.values(checkoutJobs),
  ...Object.values(customerJobs),
  ...Object.values(designJobs),
  ...Object.values(orderJobs),
  ...Object.values(reviewJobs),
  ...Object.values(contentJobs),
  ...Object.values(newsletterJobs),
  ...Object.values(marketingJobs),
  ...Object.values(analyticsJobs),
]

const EVERY_TEN_MINUTES = '*/10 * * * *'
const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '7 * * * *'
const EVERY_NIGHT = '37 15 * * *'
/** Younger payments belong to calls that are still running. */
const SWEEP_AFTER_SECONDS = 30

export type JobDeps = CheckoutDeps &
  ReminderLetterDeps &
  ArtworkDeps &
  ConfirmationDeps &
  StagingDeps &
  AnswerDeps &
  ForwardDeps &
  GiftCardLetterDeps &
  NewsletterLetterDeps &
  CustomerLetterDeps &
  CertificateDeps &
  SendConversionDeps

/** Does the shop's jobs from now on, and first finishes what an earlier process left open. */
export async function workOnJobs(jobs: Jobs, deps: JobDeps): Promise<void> {
  const refunds = { ...deps, gatewayPaymentOf: gatewayPaymentOf(deps.db) }
  await jobs.work(checkoutJobs.capturePayment, ({ paymentId }) => capturePayment(deps, paymentId), {
    concurrency: 4,
  })
  await jobs.work(checkoutJobs.releasePayment, ({ paymentId }) => releasePayment(deps, paymentId))
  await jobs.work(checkoutJobs.followPayment, ({ paymentId }) => followPayment(deps, paymentId))
  await jobs.work(checkoutJobs.finishPayments, ({ olderThanSeconds }) =>
    finishPayments(deps, olderThanSeconds),
  )
  await jobs.work(checkoutJobs.remindOfCarts, () => remindOfCarts(deps))
  await jobs.schedule(checkoutJobs.remindOfCarts, EVERY_HOUR, {})
  await jobs.work(checkoutJobs.sendCartReminder, ({ cartId }) => sendCartReminder(deps, cartId))
  await jobs.work(marketingJobs.sendGiftCard, (letter) => sendGiftCard(deps, letter))
  await jobs.work(marketingJobs.expirePoints, () => expirePoints(deps))
  await jobs.schedule(marketingJobs.expirePoints, EVERY_NIGHT, {})
  await jobs.work(orderJobs.makeArtwork, ({ orderLineId }) => makeArtwork(deps, orderLineId))
  await jobs.work(orderJobs.sendConfirmation, ({ orderId }) => sendConfirmation(deps, orderId))
  await jobs.work(contentJobs.forwardMessage, ({ messageId }) => forwardToStaff(deps, messageId))
  await jobs.work(orderJobs.sendOrderNews, (news) => sendOrderNews(deps, news))
  await jobs.work(orderJobs.voidAuthorisation, ({ orderId }) => voidAuthorisation(refunds, orderId))
  await jobs.work(orderJobs.settleRefund, ({ creditMemoId }) => settleRefund(refunds, creditMemoId))
  await jobs.work(orderJobs.finishRefunds, () => finishRefunds(refunds))
  await jobs.schedule(orderJobs.finishRefunds, EVERY_HOUR, {})
  await jobs.work(orderJobs.completeSentOrders, () => completeSentOrders(deps))
  await jobs.schedule(orderJobs.completeSentOrders, EVERY_NIGHT, {})
  await jobs.work(newsletterJobs.askToConfirm, (wish) => sendConfirmationRequest(deps, wish))
  await jobs.work(newsletterJobs.welcomeSubscriber, (one) => sendWelcome(deps, one))
  await jobs.work(reviewJobs.sendAnswer, ({ questionId }) => sendAnswerLetter(deps, questionId))
  await jobs.work(analyticsJobs.reportConversion, ({ event }) => sendConversion(deps, event))
  await jobs.work(customerJobs.sendSignInCode, (wish) => sendSignInCode(deps, wish))
  await jobs.work(customerJobs.sendPasswordLink, (wish) => sendPasswordLink(deps, wish))
  await jobs.work(customerJobs.sendConfirmationLink, (wish) => sendConfirmationLink(deps, wish))
  await jobs.work(customerJobs.sendAccountNotice, (notice) => sendAccountNotice(deps, notice))
  await jobs.work(customerJobs.forgetExpiredTokens, () => forgetExpired(deps))
  await jobs.schedule(customerJobs.forgetExpiredTokens, EVERY_HOUR, {})
  await jobs.work(customerJobs.removeUnclaimedCertificates, () => removeUnclaimedCertificates(deps))
  await jobs.schedule(customerJobs.removeUnclaimedCertificates, EVERY_HOUR, {})
  await jobs.work(designJobs.removeAbandonedUploads, () => removeAbandonedUploads(deps))
  await jobs.schedule(designJobs.removeAbandonedUploads, EVERY_HOUR, {})
  await jobs.work(designJobs.forgetUnseenPortfolios, () => forgetUnseenPortfolios(deps))
  await jobs.schedule(designJobs.forgetUnseenPortfolios, EVERY_NIGHT, {})
  await jobs.work(forgetActs, () => forgetOldActs(deps.db))
  await jobs.schedule(forgetActs, EVERY_TEN_MINUTES, {})
  await jobs.schedule(checkoutJobs.finishPayments, EVERY_MINUTE, { olderThanSeconds: SWEEP_AFTER_SECONDS })
  await jobs.enqueue(deps.db, checkoutJobs.finishPayments, { olderThanSeconds: 0 })
}

/** How orders find their payment at the gateway, which the checkout keeps. */
export const gatewayPaymentOf = (db: Queryable) => async (paymentId: string) =>
  (await findPayment(db, paymentId))?.gatewayPaymentId ?? undefined
