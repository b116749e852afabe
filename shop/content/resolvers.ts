import { accepted, contractError } from '../api/contract-error.ts'
import { formRefusal } from '../api/form-guard.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { blogQueries } from './blog-resolvers.ts'
import { captchaQueries } from './captcha-resolvers.ts'
import { receiveMessage } from './commands/receive-message.ts'
import { homeResolvers } from './home-resolvers.ts'
import { offerQueries } from './offer-resolvers.ts'
import { pageFields, pageQueries } from './page-resolvers.ts'
import { readContactMessage } from './rules/contact.ts'
import { withGatewayFlags } from './rules/gateway-flags.ts'
import { publicConfiguration } from './store.ts'
import { storeQueries } from './store-config-resolvers.ts'

export const contentResolvers: Resolvers = {
  Query: {
    configvalues: async (_, { fields }, { db, payments }) =>
      withGatewayFlags(await publicConfiguration(db, fields), payments.cardFields),
    ...storeQueries,
    ...pageQueries,
    ...blogQueries,
    ...offerQueries,
    ...captchaQueries,
    ...homeResolvers.Query,
  },

  Mutation: {
    async contactUs(_, { input }, context) {
      const response = input.recaptcha_response
      const refused = await formRefusal(context, { form: 'CONTACT', limit: 'contact-address', response })
      if (refused) throw contractError(refused)
      await receiveMessage(context, accepted(readContactMessage(input)))
      return { status: true }
    },
  },

  CmsPage: pageFields,
  HomePage: homeResolvers.HomePage,
  HomeSection: homeResolvers.HomeSection,
  HomeProducts: homeResolvers.HomeProducts,
  HomeReviews: homeResolvers.HomeReviews,
  HomeSample: homeResolvers.HomeSample,
}
