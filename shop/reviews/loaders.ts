import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import type { PageWindow } from '../api/page-window.ts'
import { picturesOfReviews, type ReviewPicture } from './picture-store.ts'
import { publishedReviews, type Rating, type Review, ratingsOfProducts } from './store.ts'

interface ReviewsWanted {
  productId: number
  page: PageWindow
}

const noReviews: Rating = { reviewCount: 0, percentSum: 0 }

export function reviewLoaders(db: Queryable) {
  return {
    productRating: new DataLoader<number, Rating>(async (ids) => {
      const found = await ratingsOfProducts(db, ids)
      return ids.map((id) => found.get(id) ?? noReviews)
    }),
    picturesOfReview: new DataLoader<number, ReviewPicture[]>(async (ids) => {
      const found = await picturesOfReviews(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    reviewsOfProduct: new DataLoader<ReviewsWanted, Review[], string>(
      async (wanted) => {
        // Clients ask for the same page of every product; one query for each page that is asked for.
        const pages = Map.groupBy(wanted, ({ page }) => `${page.limit} ${page.offset}`)
        const found = new Map<ReviewsWanted, Review[]>()
        for (const members of pages.values()) {
          const [first] = members
          if (!first) continue
          const ids = members.map(({ productId }) => productId)
          const reviews = await publishedReviews(db, ids, first.page)
          for (const one of members) found.set(one, reviews.get(one.productId) ?? [])
        }
        return wanted.map((one) => found.get(one) ?? [])
      },
      { cacheKeyFn: ({ productId, page }) => `${productId} ${page.limit} ${page.offset}` },
    ),
  }
}

declare module '../api/context.ts' {
  interface Loaders extends ReturnType<typeof reviewLoaders> {}
}
