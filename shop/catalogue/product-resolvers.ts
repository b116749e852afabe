import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
/** Fields of products, whatever their kind. */

import { toDollars } from '#packages/money/money.ts'
import { withCustomSize } from '#packages/product/custom-size.ts'
import { spelled } from '#packages/product/spelling.ts'
import type { ShopContext } from '../api/context.ts'
import { uidOf } from '../api/uid.ts'
import type { Resolvers, ResolversTypes, SimpleProductResolvers } from '../generated/resolvers.ts'
import { paths } from '../routing/paths.ts'
import { giftCardOptions } from './gift-card-options.ts'
import { productsOfStamps } from './product-cache.ts'
import { productOptions } from './product-options.ts'
import { priceFields } from './product-price-fields.ts'
import { categoryFacet, facetsOf, partsOfFacet } from './rules/facets.ts'
import {
  HIGHEST_GIFT_CENTS,
  LOWEST_GIFT_CENTS,
  MAX_GIFT_MESSAGE_LENGTH,
  OFFERED_GIFT_CENTS,
} from './rules/gift-certificate.ts'
import { printRecordOf } from './rules/print-record-of.ts'
import { redirectCodeOf } from './rules/route-path.ts'
import { specificationsOf } from './rules/specifications.ts'
import { workedOutBadge } from './rules/worked-out-badge.ts'
import type { Product } from './store.ts'

/** Fewer than this in stock and the page says how many are left. */
const FEW_LEFT = 10

/** How many others of its category a product page names. */
const RELATED = 8

const TYPE_IDS: Record<Product['kind'], string> = {
  printed: 'simple',
  goods: 'simple',
  membership: 'virtual',
  'gift-certificate': 'giftcard',
}

/** Every product type of the contract has these. */
type ProductFields = Omit<SimpleProductResolvers, '__isTypeOf'>

const productFields: ProductFields = {
  uid: ({ id }) => uidOf(id),
  url_key: ({ urlKey }) => urlKey,
  url_path: ({ urlKey }) => urlKey,
  url_suffix: () => '',
  relative_url: ({ urlKey }) => urlKey,
  redirect_code: (product) => redirectCodeOf(product),
  type: () => 'PRODUCT',
  canonical_url: (product, _, { publicUrl }) => publicUrl + paths.product(product),
  type_id: ({ kind }) => TYPE_IDS[kind],
  created_at: ({ createdAt }) => utcTimestamp(createdAt),
  updated_at: ({ changedAt }) => utcTimestamp(changedAt),
  custom_attributesV2: (product) => ({ items: customAttributes(product), errors: [] }),

  title: ({ name }) => name,
  meta_title: ({ metaTitle }) => metaTitle,
  meta_description: ({ metaDescription }) => metaDescription,
  meta_keyword: ({ metaKeywords }) => metaKeywords,
  meta_robots: ({ metaRobots }) => metaRobots,
  description: ({ descriptionHtml }) => ({ html: descriptionHtml }),
  short_description: ({ shortDescriptionHtml }) => ({ html: shortDescriptionHtml }),
  technical_specifications: (product) =>
    specificationsOf(
      product.technicalSpecifications,
      product.kind === 'printed' ? product.record : undefined,
    ),
  remarketing_product_id: ({ sku }) => sku,

  image: (product) => picture(product, 0),
  small_image: (product) => picture(product, 0),
  thumbnail: (product) => picture(product, 0),
  media_gallery: (product) => product.pictures.map((_, index) => picture(product, index)),
  media_gallery_entries: (product) => product.pictures.map((_, index) => galleryEntry(product, index)),

  ...priceFields,

  marks: async (product, _, context) => ({
    badge: (await badgeOf(product, context)) ?? null,
    lowest_price: product.marks.lowestPrice ?? false,
    next_day_delivery: product.marks.nextDayDelivery ?? false,
  }),

  start_repeat: (product) => (product.kind === 'printed' ? (product.record.startRepeat ?? null) : null),

  stock_status: (product) => (isSold(product) ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  quantity: ({ stock }) => stock,
  only_x_left_in_stock: ({ stock }) => (stock !== null && stock < FEW_LEFT ? stock : null),
  min_sale_qty: () => 1,

  categories: ({ id }, _, { loaders }) => loaders.categoriesOfProduct.load(id),
  related_products: (product, _, context) => relatedProducts(product, context),
  upsell_products: () => [],
  crosssell_products: () => [],
  product_links: () => [],
  url_rewrites: ({ urlKey }) => [{ url: urlKey, parameters: [] }],

  gift_message_available: () => true,
  gift_wrapping_available: () => false,
  staged: () => false,

  options: (product) => (product.kind === 'printed' ? productOptions(product.record) : []),
  async print_record(product, { size }, context) {
    if (product.kind !== 'printed') return null
    const sized = { ...product, record: withCustomSize(product.record, size ?? '') }
    const prices = await context.productPrices()
    const record = printRecordOf(sized.record, product.version, prices.offersOf(sized))
    return {
      ...record,
      quantity_offers: spelled(prices.quantityOffersOf(sized)),
      custom_size_offers: spelled(prices.customSizeOffersOf(sized)),
    }
  },
}

export const productResolvers: Resolvers = {
  ProductInterface: { __resolveType: productType },
  CustomizableProductInterface: { __resolveType: productType },
  PhysicalProductInterface: { __resolveType: () => 'SimpleProduct' },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },

  SimpleProduct: productFields,
  VirtualProduct: productFields,
  GiftCardProduct: {
    ...productFields,
    giftcard_type: () => 'VIRTUAL',
    giftcard_amounts: () =>
      OFFERED_GIFT_CENTS.map((cents, index) => ({
        uid: btoa(`giftcard/giftcard_amount/${toDollars(cents).toFixed(4)}`),
        value_id: index + 1,
        value: toDollars(cents),
        website_value: toDollars(cents),
      })),
    allow_open_amount: () => true,
    open_amount_min: () => toDollars(LOWEST_GIFT_CENTS),
    open_amount_max: () => toDollars(HIGHEST_GIFT_CENTS),
    allow_message: () => true,
    message_max_length: () => MAX_GIFT_MESSAGE_LENGTH,
    is_redeemable: () => true,
    lifetime: () => 0,
    gift_card_options: () => [...giftCardOptions],
  },
}

export function productType({ kind }: Product) {
  if (kind === 'gift-certificate') return 'GiftCardProduct'
  return kind === 'membership' ? 'VirtualProduct' : 'SimpleProduct'
}

function picture({ pictures }: Product, index: number) {
  const shown = pictures[index]
  return shown ? { ...shown, position: index, disabled: false } : null
}

function galleryEntry(product: Product, index: number): ResolversTypes['MediaGalleryEntry'] {
  return {
    id: index + 1,
    uid: uidOf(index + 1),
    file: product.pictures[index]?.url ?? null,
    label: product.pictures[index]?.label ?? null,
    media_type: 'image',
    position: index,
    disabled: false,
    types: index === 0 ? ['image', 'small_image', 'thumbnail'] : [],
  }
}

const isSold = ({ inStock, stock }: Product) => inStock && stock !== 0

/** What staff call it, or else what the shop knows of it. */
async function badgeOf(product: Product, context: ShopContext) {
  if (product.marks.badge !== undefined) return product.marks.badge
  const [facts, prices] = await Promise.all([context.badgeFacts(), context.productPrices()])
  const { lowest } = prices.rangeOf(product)
  const known = { ...product, isSold: isSold(product), isStruck: lowest.cents < lowest.regularCents }
  return workedOutBadge(known, facts, context.clock.now())
}

/** Others of the product's first category. */
async function relatedProducts({ id }: Product, context: ShopContext) {
  const [category] = await context.loaders.categoriesOfProduct.load(id)
  if (!category) return []
  const page = await context.loaders.productPage.load({
    listing: { facetGroups: [[categoryFacet(category.id)]], matches: [] },
    order: { by: 'position', direction: 'asc' },
    limit: RELATED + 1,
    offset: 0,
    isCounted: false,
  })
  const others = page.products.filter((other) => other.id !== id).slice(0, RELATED)
  return productsOfStamps(context.db, others)
}

/** What `products` can be filtered by, except categories, which have a field of their own. */
function customAttributes(product: Product) {
  const record = product.kind === 'printed' ? product.record : undefined
  const byName = Map.groupBy(
    facetsOf({ record, attributes: product.attributes }, []),
    ({ facet }) => partsOfFacet(facet).name,
  )
  return [...byName].map(([code, facets]) => ({
    __typename: 'AttributeSelectedOptions' as const,
    code,
    selected_options: facets.map(({ facet, label }) => ({
      __typename: 'AttributeSelectedOption' as const,
      label,
      value: partsOfFacet(facet).value,
    })),
  }))
}
