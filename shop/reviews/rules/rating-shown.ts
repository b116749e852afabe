/** Which rating a product page shows. */
import { starsOf } from './ratings.ts'

/** F-23: with more reviews than this a product speaks for itself. */
const ENOUGH_REVIEWS = 500

/** Stars with one decimal, 0 without reviews. */
export interface ShownRating {
  stars: number
  reviewCount: number
}

export function shown({ reviewCount, percentSum }: { reviewCount: number; percentSum: number }): ShownRating {
  return { stars: reviewCount > 0 ? starsOf(percentSum / reviewCount) : 0, reviewCount }
}

export function ratingShown(product: ShownRating, shop: ShownRating): ShownRating {
  return product.reviewCount > ENOUGH_REVIEWS ? product : shop
}

/** CA-19: what staff configured, where the shop has no reviews of its own yet. Anything that is not a number counts as 0. */
export function configuredRating(configuration: ReadonlyMap<string, string>): ShownRating {
  const stars = Number(configuration.get('average_rating'))
  const reviewCount = Number(configuration.get('total_reviews'))
  return {
    stars: Number.isFinite(stars) ? Math.min(Math.max(stars, 0), 5) : 0,
    reviewCount: Number.isFinite(reviewCount) ? Math.max(Math.trunc(reviewCount), 0) : 0,
  }
}
