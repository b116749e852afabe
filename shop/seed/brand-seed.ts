/** What a new shop of one brand is filled with; what all brands share is in seed.ts. */

import type { BrandCode } from '#shop/brands/brand.ts'
import type { CategoryDraft } from '#shop/catalogue/commands/add-category.ts'
import type { ProductDraft } from '#shop/catalogue/commands/add-products.ts'
import type { BlockWritten, PageWritten } from '#shop/content/commands/write-page.ts'
import type { PostWritten } from '#shop/content/commands/write-post.ts'
import type { campaigns, coupons, priceRules } from '#shop/marketing/tables.ts'
import type { OpeningOffer } from './opening-offer.ts'

export interface BrandSeed {
  code: BrandCode
  /** Beside those of the families that the brand sells. In this order: a category is added below one that is there. */
  categories: readonly CategoryDraft[]
  products: readonly ProductDraft[]
  /** Over the pages that all brands share, where the identifier is the same. */
  pages: readonly PageWritten[]
  blocks: readonly BlockWritten[]
  listings: readonly { name: string; urlKey: string; position: number }[]
  posts: readonly (Omit<PostWritten, 'categoryId'> & { listing: string })[]
  /** The family that the coupons for pieces are for; undefined for a brand that prints nothing. */
  couponFamily: string | undefined
  /** What the coupon for a free first piece is called; undefined for a brand without it. */
  freePiece: string | undefined
  /** Beside those that every brand opens with. */
  coupons: readonly (typeof coupons.$inferInsert)[]
  opening: OpeningOffer
  /** Links and sheets with prices of their own, and what they change. */
  campaigns: readonly (typeof campaigns.$inferInsert)[]
  /** By a key that is never used again for another rule. */
  campaignRules: Readonly<Record<string, typeof priceRules.$inferInsert>>
}
