import type { Resolvers } from '../generated/resolvers.ts'
import { categoryResolvers } from './category-resolvers.ts'
import { listingResolvers } from './listing-resolvers.ts'
import { informationResolvers } from './product-information.ts'
import { productResolvers } from './product-resolvers.ts'
import { routeResolvers } from './route-resolvers.ts'

export const catalogueResolvers: Resolvers = {
  ...productResolvers,
  ...categoryResolvers,
  ...listingResolvers,
  ...routeResolvers,
  Query: {
    ...listingResolvers.Query,
    ...categoryResolvers.Query,
    ...routeResolvers.Query,
    ...informationResolvers.Query,
  },
}
