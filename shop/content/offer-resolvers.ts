import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import type { HeaderOffer as OfferInContract, QueryResolvers } from '../generated/resolvers.ts'
import { decodePriceCache } from '../marketing/rules/price-cache-code.ts'
import { type HeaderOffer, offersFor } from './offers-store.ts'
import { offerShown } from './rules/header-offer.ts'

export const offerQueries: Pick<QueryResolvers, 'headeroffer'> = {
  async headeroffer(_, { price_cache }, { db, clock }) {
    const code = decodePriceCache(price_cache)
    const offer = offerShown(await offersFor(db, code), code, clock.now())
    return { items: offer ? [offerInContract(offer)] : [] }
  },
}

/** Placeholders stay as they are: the client knows the words that go there. */
function offerInContract(offer: HeaderOffer): OfferInContract {
  return {
    store_notice: offer.storeNotice,
    offer_text: offer.offerText,
    sale_title: offer.saleTitle,
    offer_description: offer.offerDescription,
    offer_start_date: offer.startsAt && utcTimestamp(offer.startsAt),
    offer_end_date: offer.endsAt && utcTimestamp(offer.endsAt),
    show_timer: offer.showsTimer,
  }
}
