import { cleanHtml } from '#packages/rich-text/clean-html.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { cleanOffers } from '#shop/content/commands/write-page.ts'
import { blogCategories, blogPosts, cmsBlocks, cmsPages } from '#shop/content/tables.ts'
import { blogListings, firstPosts } from './content-blog.ts'
import { contentBlocks, contentPages } from './content-pages.ts'

/** Pages, pieces and the blog of a new shop. What is there already stays as it is. */
export async function seedContent(tx: Transaction): Promise<void> {
  const updatedAt = new Date()
  await tx
    .insert(cmsPages)
    .values(
      contentPages.map((page) => ({
        ...page,
        content: cleanHtml(page.content ?? ''),
        offerContents: cleanOffers(page.offerContents ?? {}),
        updatedAt,
      })),
    )
    .onConflictDoNothing()
  await tx
    .insert(cmsBlocks)
    .values(contentBlocks.map((block) => ({ ...block, content: cleanHtml(block.content), updatedAt })))
    .onConflictDoNothing()
  await tx.insert(blogCategories).values(blogListings).onConflictDoNothing()
  const listings = await tx.select().from(blogCategories)
  const idOf = new Map(listings.map(({ urlKey, id }) => [urlKey, id]))
  await tx
    .insert(blogPosts)
    .values(
      firstPosts.map(({ listing, ...post }) => ({
        ...post,
        categoryId: idOf.get(listing) ?? null,
        content: cleanHtml(post.content),
        createdAt: updatedAt,
        updatedAt,
      })),
    )
    .onConflictDoNothing()
}
