/** Every kind of job of the shop, and the commands that do them. */
import { z } from 'zod'
import { deleteOldActs } from '#platform/database/acts.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { defineJob } from '#platform/jobs/job.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import { type SendConversionDeps, sendConversion } from '../analytics/commands/send-conversion.ts'
import * as analyticsJobs from '../analytics/jobs/names.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import type { CheckoutDeps } from '../checkout/commands/deps.ts'
import { finishPayments } from '../checkout/commands/finish-payments.ts'
import { releasePayment } from '../checkout/commands/release-payment.ts'
import { remindOfCarts } from '../checkout/commands/remind-of-carts.ts'
import { type ReminderMailDeps, sendCartReminder } from '../checkout/commands/send-cart-reminder.ts'
import { syncPayment } from '../checkout/commands/sync-payment.ts'
import * as checkoutJobs from '../checkout/jobs/names.ts'
import { findPayment } from '../checkout/store.ts'
import { type ForwardDeps, forwardToStaff } from '../content/commands/forward-to-staff.ts'
import * as contentJobs from '../content/jobs/names.ts'
import { type CertificateDeps, removeUnclaimedCertificates } from '../customers/commands/certificates.ts'
import { deleteExpiredTokens } from '../customers/commands/delete-expired-tokens.ts'
import {
  type CustomerMailDeps,
  sendAccountNotice,
  sendConfirmationLink,
  sendPasswordLink,
  sendSignInCode,
} from '../customers/commands/send-mails.ts'
import * as customerJobs from '../customers/jobs/names.ts'
import { deleteUnseenPortfolios } from '../design/commands/portfolio.ts'
import * as designJobs from '../design/jobs/names.ts'
import { type DesignFilesDeps, deleteDesignFiles } from '../design/media/delete-design-files.ts'
import { removeAbandonedUploads, type StagingDeps } from '../design/media/remove-abandoned-uploads.ts'
import type { IdentificationDeps } from '../identification/commands/deps.ts'
import { followCheckById } from '../identification/commands/follow-check.ts'
import { redactChecks } from '../identification/commands/redact-checks.ts'
import * as identificationJobs from '../identification/jobs/names.ts'
import { expirePoints } from '../marketing/commands/expire-points.ts'
import { type CreditTakenMailDeps, sendCreditTaken } from '../marketing/commands/send-credit-taken.ts'
import { type GiftCardMailDeps, sendGiftCard } from '../marketing/commands/send-gift-card.ts'
import * as marketingJobs from '../marketing/jobs/names.ts'
import {
  type NewsletterMailDeps,
  sendConfirmationRequest,
  sendWelcome,
} from '../newsletter/commands/send-mails.ts'
import * as newsletterJobs from '../newsletter/jobs/names.ts'
import { remindOfProofs } from '../orders/commands/ask-approval.ts'
import { completeSentOrders } from '../orders/commands/complete-order.ts'
import { followUnpaidOrders } from '../orders/commands/follow-unpaid-orders.ts'
import type { ArtworkDeps } from '../orders/commands/make-artwork.ts'
import { type ConfirmationDeps, sendConfirmation } from '../orders/commands/send-confirmation.ts'
import { sendOrderNews } from '../orders/commands/send-order-news.ts'
import { finishRefunds, settleRefund } from '../orders/commands/settle-refund.ts'
import { tellStaffOfArtwork } from '../orders/commands/tell-staff-of-artwork.ts'
import { tellStaffOfProofChange } from '../orders/commands/tell-staff-of-proof-change.ts'
import { voidAuthorisation } from '../orders/commands/void-authorisation.ts'
import { makeHeavyArtwork, makeLightArtwork } from '../orders/commands/work-on-artwork.ts'
import * as orderJobs from '../orders/jobs/names.ts'
import { type RewardMailDeps, sendRewardMail } from '../referrals/commands/send-reward.ts'
import * as referralJobs from '../referrals/jobs/names.ts'
import { askForReviews } from '../reviews/commands/ask-for-reviews.ts'
import { type AnswerDeps, sendAnswerMail } from '../reviews/commands/send-answer-mail.ts'
import { type ReviewRequestDeps, sendReviewRequest } from '../reviews/commands/send-review-request.ts'
import * as reviewJobs from '../reviews/jobs/names.ts'
import {
  forwardTicket,
  sendTicketAnswer,
  type TicketMailDeps,
} from '../tickets/commands/send-ticket-mails.ts'
import { removeUnclaimedTicketFiles } from '../tickets/commands/ticket-files.ts'
import * as ticketJobs from '../tickets/jobs/names.ts'
import { removeUnordered } from './remove-unordered.ts'

/** Of every domain: stored answers to acts are deleted after a day. */
const deleteOldActsJob = defineJob({
  name: 'forget-old-acts',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60, longestDelaySeconds: 600 },
})

export const shopJobs = [
  deleteOldActsJob,
  ...Object.values(checkoutJobs),
  ...Object.values(customerJobs),
  ...Object.values(designJobs),
  ...Object.values(orderJobs),
  ...Object.values(reviewJobs),
  ...Object.values(ticketJobs),
  ...Object.values(contentJobs),
  ...Object.values(newsletterJobs),
  ...Object.values(marketingJobs),
  ...Object.values(referralJobs),
  ...Object.values(identificationJobs),
  ...Object.values(analyticsJobs),
]

const EVERY_TEN_MINUTES = '*/10 * * * *'
const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '7 * * * *'
const EVERY_NIGHT = '37 15 * * *'
/** Younger payments belong to calls that are still running. */
const SWEEP_AFTER_SECONDS = 30

export type JobDeps = CheckoutDeps &
  ReminderMailDeps &
  ArtworkDeps &
  ConfirmationDeps &
  StagingDeps &
  DesignFilesDeps &
  AnswerDeps &
  ReviewRequestDeps &
  ForwardDeps &
  GiftCardMailDeps &
  CreditTakenMailDeps &
  RewardMailDeps &
  NewsletterMailDeps &
  CustomerMailDeps &
  CertificateDeps &
  TicketMailDeps &
  IdentificationDeps &
  SendConversionDeps

/** Does the shop's jobs from now on, and first finishes what an earlier process left open. */
export async function workOnJobs(jobs: Jobs, deps: JobDeps): Promise<void> {
  const refunds = { ...deps, gatewayPaymentOf: gatewayPaymentOf(deps.db) }
  await jobs.work(checkoutJobs.capturePaymentJob, ({ paymentId }) => capturePayment(deps, paymentId), {
    concurrency: 4,
  })
  await jobs.work(checkoutJobs.releasePaymentJob, ({ paymentId }) => releasePayment(deps, paymentId))
  await jobs.work(checkoutJobs.syncPaymentJob, ({ paymentId }) => syncPayment(deps, paymentId))
  await jobs.work(checkoutJobs.finishPaymentsJob, ({ olderThanSeconds }) =>
    finishPayments(deps, olderThanSeconds),
  )
  await jobs.work(checkoutJobs.remindOfCartsJob, () => remindOfCarts(deps))
  await jobs.schedule(checkoutJobs.remindOfCartsJob, EVERY_HOUR, {})
  await jobs.work(checkoutJobs.sendCartReminderJob, ({ cartId }) => sendCartReminder(deps, cartId))
  await jobs.work(marketingJobs.sendGiftCardJob, (mail) => sendGiftCard(deps, mail))
  await jobs.work(marketingJobs.sendCreditTakenJob, (credit) => sendCreditTaken(deps, credit))
  await jobs.work(referralJobs.sendRewardJob, ({ referralId }) => sendRewardMail(deps, referralId))
  await jobs.work(marketingJobs.expirePointsJob, () => expirePoints(deps))
  await jobs.schedule(marketingJobs.expirePointsJob, EVERY_NIGHT, {})
  await jobs.work(orderJobs.makeArtworkJob, ({ orderLineId }, attempt) =>
    makeLightArtwork(deps, orderLineId, attempt),
  )
  await jobs.work(orderJobs.makeHeavyArtworkJob, ({ orderLineId }, attempt) =>
    makeHeavyArtwork(deps, orderLineId, attempt),
  )
  await jobs.work(orderJobs.tellStaffOfArtworkJob, (givenUp) => tellStaffOfArtwork(deps, givenUp))
  await jobs.work(orderJobs.sendConfirmationJob, ({ orderId }) => sendConfirmation(deps, orderId))
  await jobs.work(contentJobs.forwardMessageJob, ({ messageId }) => forwardToStaff(deps, messageId))
  await jobs.work(orderJobs.sendOrderNewsJob, (news) => sendOrderNews(deps, news))
  await jobs.work(orderJobs.tellStaffOfProofChangeJob, (wish) => tellStaffOfProofChange(deps, wish))
  await jobs.work(orderJobs.voidAuthorisationJob, ({ orderId }) => voidAuthorisation(refunds, orderId))
  await jobs.work(orderJobs.settleRefundJob, ({ creditMemoId }) => settleRefund(refunds, creditMemoId))
  await jobs.work(orderJobs.finishRefundsJob, () => finishRefunds(refunds))
  await jobs.schedule(orderJobs.finishRefundsJob, EVERY_HOUR, {})
  await jobs.work(orderJobs.remindOfProofsJob, () => remindOfProofs(deps))
  await jobs.schedule(orderJobs.remindOfProofsJob, EVERY_HOUR, {})
  await jobs.work(orderJobs.completeSentOrdersJob, () => completeSentOrders(deps))
  await jobs.schedule(orderJobs.completeSentOrdersJob, EVERY_NIGHT, {})
  await jobs.work(orderJobs.cancelUnpaidOrdersJob, () => followUnpaidOrders(deps))
  await jobs.schedule(orderJobs.cancelUnpaidOrdersJob, EVERY_NIGHT, {})
  await jobs.work(newsletterJobs.askToConfirmJob, (data) => sendConfirmationRequest(deps, data))
  await jobs.work(newsletterJobs.welcomeSubscriberJob, (one) => sendWelcome(deps, one))
  await jobs.work(reviewJobs.sendAnswerJob, ({ questionId }) => sendAnswerMail(deps, questionId))
  await jobs.work(reviewJobs.askForReviewsJob, () => askForReviews(deps))
  await jobs.schedule(reviewJobs.askForReviewsJob, EVERY_HOUR, {})
  await jobs.work(reviewJobs.sendReviewRequestJob, ({ orderId }) => sendReviewRequest(deps, orderId))
  await jobs.work(ticketJobs.forwardTicketJob, ({ messageId }) => forwardTicket(deps, messageId))
  await jobs.work(ticketJobs.sendTicketAnswerJob, ({ messageId }) => sendTicketAnswer(deps, messageId))
  await jobs.work(ticketJobs.removeUnclaimedTicketFilesJob, () => removeUnclaimedTicketFiles(deps))
  await jobs.schedule(ticketJobs.removeUnclaimedTicketFilesJob, EVERY_HOUR, {})
  await jobs.work(analyticsJobs.reportConversionJob, ({ event }) => sendConversion(deps, event))
  await jobs.work(customerJobs.sendSignInCodeJob, (data) => sendSignInCode(deps, data))
  await jobs.work(customerJobs.sendPasswordLinkJob, (data) => sendPasswordLink(deps, data))
  await jobs.work(customerJobs.sendConfirmationLinkJob, (data) => sendConfirmationLink(deps, data))
  await jobs.work(customerJobs.sendAccountNoticeJob, (notice) => sendAccountNotice(deps, notice))
  await jobs.work(customerJobs.deleteExpiredTokensJob, () => deleteExpiredTokens(deps))
  await jobs.schedule(customerJobs.deleteExpiredTokensJob, EVERY_HOUR, {})
  await jobs.work(customerJobs.removeUnclaimedCertificatesJob, () => removeUnclaimedCertificates(deps))
  await jobs.schedule(customerJobs.removeUnclaimedCertificatesJob, EVERY_HOUR, {})
  await jobs.work(designJobs.removeAbandonedUploadsJob, () => removeAbandonedUploads(deps))
  await jobs.schedule(designJobs.removeAbandonedUploadsJob, EVERY_HOUR, {})
  await jobs.work(designJobs.deleteUnseenPortfoliosJob, () => deleteUnseenPortfolios(deps))
  await jobs.schedule(designJobs.deleteUnseenPortfoliosJob, EVERY_NIGHT, {})
  await jobs.work(designJobs.removeUnorderedDesignsJob, () => removeUnordered(deps))
  await jobs.schedule(designJobs.removeUnorderedDesignsJob, EVERY_NIGHT, {})
  await jobs.work(designJobs.deleteDesignFilesJob, (gone) => deleteDesignFiles(deps, gone))
  await jobs.work(identificationJobs.followCheckJob, ({ checkId }) => followCheckById(deps, checkId))
  await jobs.work(identificationJobs.redactChecksJob, () => redactChecks(deps))
  await jobs.schedule(identificationJobs.redactChecksJob, EVERY_HOUR, {})
  await jobs.work(deleteOldActsJob, () => deleteOldActs(deps.db))
  await jobs.schedule(deleteOldActsJob, EVERY_TEN_MINUTES, {})
  await jobs.schedule(checkoutJobs.finishPaymentsJob, EVERY_MINUTE, { olderThanSeconds: SWEEP_AFTER_SECONDS })
  await jobs.enqueue(deps.db, checkoutJobs.finishPaymentsJob, { olderThanSeconds: 0 })
}

/** How orders find their payment at the gateway, which the checkout keeps. */
export const gatewayPaymentOf = (db: Queryable) => async (paymentId: string) =>
  (await findPayment(db, paymentId))?.gatewayPaymentId ?? undefined
