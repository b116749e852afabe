/** The fields of a page that may hold an offer; a client shows the first that is filled, in this order. */
export const offerFields = [
  'category_specialoffer_82',
  'category_specialoffer_83',
  'category_specialoffer_84',
  'category_specialoffer_85',
  'category_specialoffer_86',
  'category_specialoffer_87',
  'category_specialoffer_88',
  'category_specialoffer_89',
  'category_special_cache_offer',
  'category_special_offer',
  'category_specialoffer_bfcm_sale',
] as const

export type OfferField = (typeof offerFields)[number]

/** Cleaned HTML by field. */
export type OfferContents = { readonly [Field in OfferField]?: string }
