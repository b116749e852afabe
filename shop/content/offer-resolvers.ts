import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import type {
  HeaderOffer as OfferInContract,
  QueryResolvers,
  ReadymadeTemplate as TemplateInContract,
} from '../generated/resolvers.ts'
import { decodePriceCache } from '../marketing/rules/price-cache-code.ts'
import { findTemplates, type HeaderOffer, offersFor, type ReadymadeTemplate } from './offers-store.ts'
import { offerShown } from './rules/header-offer.ts'

export const offerQueries: Pick<QueryResolvers, 'headeroffer' | 'readymadeTemplates'> = {
  async headeroffer(_, { price_cache }, { db, clock }) {
    const code = decodePriceCache(price_cache)
    const offer = offerShown(await offersFor(db, code), code, clock.now())
    return { items: offer ? [offerInContract(offer)] : [] }
  },

  async readymadeTemplates(_, { product_type, template_category, template_sku }, { db }) {
    const found = await findTemplates(db, {
      sku: template_sku ?? undefined,
      productType: product_type ?? undefined,
      category: template_category ?? undefined,
    })
    return found.map(templateInContract)
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

function templateInContract(template: ReadymadeTemplate): TemplateInContract {
  return {
    template_id: String(template.id),
    template_sku: template.sku,
    template_name: template.name,
    template_category: template.category,
    custom_image: template.pictureUrl,
    template_description: template.description,
    product_size: template.productSize,
    product_type: template.productType,
    product_shape: template.productShape,
    product_material: template.productMaterial,
    meta_title: template.metaTitle,
    meta_description: template.metaDescription,
    meta_keywords: template.metaKeywords,
  }
}
