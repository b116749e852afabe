import { formatMoney } from '#packages/money/money.ts'
import { hostedIndex } from '../catalogue/rules/hosted-index.ts'
import { ShopFrameDocument, type ShopFrameQuery } from '../generated/client/graphql.ts'
import { offerInWords } from '../marketing/rules/header-offer-words.ts'
import type { Api } from '../request/api.ts'
import { isApiError } from '../request/api-errors.ts'
import { configured, configuredCents } from '../request/configuration.ts'
import type { ThirdPartyServices } from '../request/third-party-services.ts'
import { socialLinks } from './footer-links.ts'

export type FrameFacts = Awaited<ReturnType<typeof frameFacts>>

/** What header and footer say on every page. B-31: while the API is away they leave parts out, without an error. */
export async function frameFacts(api: Api, now: Date, { search }: Pick<ThirdPartyServices, 'search'>) {
  const { configvalues, headeroffer } = await answerOr(api.send(ShopFrameDocument, {}), {})
  const freeShippingCents = configuredCents(configvalues, 'free_shipping_price')
  return {
    freeShippingCents,
    ratingWords: configured(configvalues, 'rating_strip')?.trim() || undefined,
    hostedSearch: hostedIndex(search, (key) => configured(configvalues, key)),
    now: now.getTime(),
    year: now.getFullYear(),
    offer: offerInWords(headeroffer?.items?.[0], {
      freeShipping: freeShippingCents === undefined ? undefined : formatMoney(freeShippingCents),
      contactEmail: configured(configvalues, 'contact_email'),
    }),
    footer: {
      social: socialLinks(configured(configvalues, 'social_links')),
      /** Town first; bars separate the lines of a postal address. */
      place: configured(configvalues, 'business_address')?.split('|')[0],
    },
  }
}

async function answerOr(
  answer: Promise<ShopFrameQuery>,
  fallback: Partial<ShopFrameQuery>,
): Promise<Partial<ShopFrameQuery>> {
  try {
    return await answer
  } catch (error) {
    if (isApiError(error)) return fallback
    throw error
  }
}
