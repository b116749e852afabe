import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import { transaction } from '#platform/database/pool.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted, contractError } from '../api/contract-error.ts'
import { formRefusal } from '../api/form-guard.ts'
import { isRefusal, refusal } from '../api/refusal.ts'
import { emailProblem } from '../fields/rules/address.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { type NewSubscription, subscribe } from './commands/subscribe.ts'
import { consentWordings } from './rules/consent.ts'
import { readForm } from './rules/form.ts'
import { addressKey, campaignById } from './store.ts'

/** What an id in a link may look like. */
const CAMPAIGN_ID = /^[\w-]{1,64}$/
const MAX_SOURCE_LENGTH = 64

export const newsletterResolvers: Resolvers = {
  Query: {
    async checkmailchimpid(_, { mc_cid }, { db, clock }) {
      const campaign = CAMPAIGN_ID.test(mc_cid) ? await campaignById(db, mc_cid) : undefined
      if (!campaign) return { valid: false }
      const now = clock.now()
      const { startsAt, endsAt } = campaign
      return { valid: (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt) }
    },
  },

  Mutation: {
    async subscribeEmailToNewsletter(_, { email }, context) {
      await guard(context, null)
      if (emailProblem(email)) {
        throw contractError(refusal('graphql-input', 'Enter a valid email address.'))
      }
      const consent = { source: 'newsletter form', wording: consentWordings.form }
      return { status: accepted(await subscribeCaller(context, { email, consent })) }
    },

    async cpnewsletter(_, sent, context) {
      await guard(context, sent.recaptcha_response)
      const today = isoDayInSydney(context.clock.now())
      const read = readForm(sent, today)
      if (read.kind === 'problem') return answer(true, read.message)
      const { email, details } = read
      const consent = {
        source:
          sent.subscribe_source?.trim().slice(0, MAX_SOURCE_LENGTH) || (sent.popup ? 'popup' : 'footer'),
        wording: details.wantsTextMessages ? consentWordings.formAndTexts : consentWordings.form,
        popupDesign: sent.pop_ups_design?.slice(0, MAX_SOURCE_LENGTH) ?? undefined,
        categoryId: sent.category_id?.slice(0, MAX_SOURCE_LENGTH) ?? undefined,
      }
      const status = await subscribeCaller(context, { email, details, consent })
      if (isRefusal(status)) return answer(true, status.message)
      return answer(false, status === 'SUBSCRIBED' ? SUBSCRIBED : ASKED)
    },
  },

  Customer: {
    async is_subscribed({ id }, _, { loaders }) {
      const customer = await loaders.customer.load(id)
      return customer ? loaders.isSubscribed.load(customer.email) : null
    },
  },
}

const SUBSCRIBED = 'Thank you for subscribing.'
const ASKED = 'Thank you. Please open the email that we have just sent you and confirm your subscription.'

const answer = (error: boolean, message: string) => ({
  newsletterResponse: { error, message },
  status: !error,
  message,
})

async function guard(context: ShopContext, response: string | null | undefined): Promise<void> {
  const refused = await formRefusal(context, { form: 'NEWSLETTER', limit: 'newsletter-address', response })
  if (refused) throw contractError(refused)
}

/** A customer's own, confirmed e-mail needs no mail. */
async function subscribeCaller(context: ShopContext, subscription: Omit<NewSubscription, 'isProven'>) {
  const caller = await context.caller()
  const customer = caller.kind === 'customer' ? await context.loaders.customer.load(caller.id) : null
  const isTheirs = customer !== null && addressKey(customer.email) === addressKey(subscription.email)
  const isProven = isTheirs && customer.confirmedAt !== null
  return transaction(context.db, (tx) => subscribe(tx, context, { ...subscription, isProven }))
}
