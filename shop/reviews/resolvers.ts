import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import { transaction } from '#platform/database/pool.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted, contractError } from '../api/contract-error.ts'
import { pageInfo, pageWindow } from '../api/page-window.ts'
import { refusal } from '../api/refusal.ts'
import { idOfUid, uidOf } from '../api/uid.ts'
import type { Product } from '../catalogue/store.ts'
import { findProducts } from '../catalogue/store.ts'
import { signedIn } from '../customers/commands/signed-in.ts'
import type { Resolvers, SimpleProductResolvers } from '../generated/resolvers.ts'
import { paths } from '../routing/paths.ts'
import { boughtReviewResolvers } from './bought-review-resolvers.ts'
import { writeReview } from './commands/write-review.ts'
import { questionResolvers } from './question-resolvers.ts'
import { guardReviewForm } from './review-form.ts'
import { configuredRating, ratingShown, shown } from './rules/rating-shown.ts'
import { ratingChoices, ratingNames } from './rules/ratings.ts'
import { newestPublished, ratingOfShop, reviewsOfCustomer } from './store.ts'

/** The fields of every product that come from its reviews. */
const productFields: Pick<SimpleProductResolvers, 'rating_summary' | 'review_count' | 'reviews'> = {
  async rating_summary({ id }, _, { loaders }) {
    const { reviewCount, percentSum } = await loaders.productRating.load(id)
    return reviewCount > 0 ? Math.round(percentSum / reviewCount) : 0
  },
  review_count: async ({ id }, _, { loaders }) => (await loaders.productRating.load(id)).reviewCount,
  async reviews({ id }, { pageSize, currentPage }, { loaders }) {
    const page = accepted(pageWindow(pageSize, currentPage))
    const { reviewCount } = await loaders.productRating.load(id)
    const items = reviewCount > 0 ? await loaders.reviewsOfProduct.load({ productId: id, page }) : []
    return { items, page_info: pageInfo(page, reviewCount) }
  },
}

export const reviewsResolvers: Resolvers = {
  Query: {
    ...questionResolvers.Query,
    ...boughtReviewResolvers.Query,
    productReviewRatingsMetadata: () => ({
      items: ratingChoices.map(({ id, name, values }) => ({
        id: uidOf(id),
        name,
        values: values.map((value) => ({ value_id: uidOf(value.id), value: String(value.stars) })),
      })),
    }),
    async recentReviews(_, { pageSize }, { db }) {
      const { limit } = accepted(pageWindow(pageSize, 1))
      return newestPublished(db, limit)
    },
    async siteRating(_, _arguments, context) {
      const { stars, reviewCount } = await ratingOfTheShop(context)
      return { sites: { average: { text: stars.toFixed(1) }, review_count: { text: String(reviewCount) } } }
    },
    async productRating(_, { sku }, context) {
      const [product] = await findProducts(context.db, { skus: [sku] })
      return product ? ratingOf(product, context) : null
    },
  },

  Mutation: {
    ...questionResolvers.Mutation,
    ...boughtReviewResolvers.Mutation,
    async createProductReview(_, { input }, context) {
      await guardReviewForm(context, input.recaptcha_response)
      const caller = await context.caller()
      const configuration = await context.configuration()
      if (caller.kind === 'guest' && configuration.get('allow_guests_to_write_product_reviews') === '0') {
        throw contractError(
          refusal('graphql-authorization', "Guest customers aren't allowed to add product reviews."),
        )
      }
      const ratings = input.ratings.flatMap((rating) =>
        rating ? { id: idOfUid(rating.id), valueId: idOfUid(rating.value_id) } : [],
      )
      const customerId = caller.kind === 'customer' ? caller.id : undefined
      const { db, clock } = context
      const written = { ...input, ratings, customerId }
      const review = accepted(await transaction(db, (tx) => writeReview({ db: tx, clock }, written)))
      if (review === 'written-before') throw new Error('Expected a review of a product alone to be stored')
      return { review }
    },
  },

  Customer: {
    ...boughtReviewResolvers.Customer,
    async reviews(_, { pageSize, currentPage }, context) {
      const page = accepted(pageWindow(pageSize, currentPage))
      const { id } = await signedIn(context)
      const { entries, total } = await reviewsOfCustomer(context.db, id, page)
      return { items: entries, page_info: pageInfo(page, total) }
    },
  },

  ProductReview: {
    ...boughtReviewResolvers.ProductReview,
    created_at: ({ createdAt }) => utcTimestamp(createdAt),
    average_rating: ({ percent }) => percent,
    ratings_breakdown: ({ ratings }) =>
      ratings.map(({ id, stars }) => ({ name: ratingNames[id], value: String(stars) })),
    async product({ productId }, _, { loaders }) {
      const product = await loaders.product.load(productId)
      if (!product) throw new Error(`Expected product ${productId} of a review to exist but found none`)
      return product
    },
  },

  SimpleProduct: productFields,
  VirtualProduct: productFields,
  GiftCardProduct: productFields,
}

async function ratingOf({ id }: Product, context: ShopContext) {
  const own = shown(await context.loaders.productRating.load(id))
  const { stars, reviewCount } = ratingShown(own, await ratingOfTheShop(context))
  return {
    product_totals: { average_rating: stars, total_reviews: reviewCount, certificate_url: null },
    review_link: context.publicUrl + paths.page('reviews'),
  }
}

async function ratingOfTheShop({ db, configuration }: ShopContext) {
  const ofReviews = shown(await ratingOfShop(db))
  return ofReviews.reviewCount > 0 ? ofReviews : configuredRating(await configuration())
}
