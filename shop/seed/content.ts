import { cleanHtml } from '#packages/rich-text/clean-html.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { cleanOffers } from '#shop/content/commands/write-page.ts'
import { builtInHomes } from '#shop/content/home/built-in.ts'
import { blogCategories, blogPosts, cmsBlocks, cmsPages } from '#shop/content/tables.ts'
import type { BrandSeed } from './brand-seed.ts'
import { contentPages } from './content-pages.ts'

/** Pages, pieces and the blog of a new shop. What is there already stays as it is. */
export async function seedContent(tx: Transaction, brand: BrandSeed): Promise<void> {
  const updatedAt = new Date()
  const own = new Set(brand.pages.map(({ identifier }) => identifier))
  const pages = [...brand.pages, ...contentPages.filter(({ identifier }) => !own.has(identifier))]
  await tx
    .insert(cmsPages)
    .values(
      pages.map((page) => ({
        ...page,
        record: page.identifier === 'home' ? builtInHomes[brand.code] : null,
        content: cleanHtml(page.content ?? ''),
        offerContents: cleanOffers(page.offerContents ?? {}),
        updatedAt,
      })),
    )
    .onConflictDoNothing()
  await tx
    .insert(cmsBlocks)
    .values(brand.blocks.map((block) => ({ ...block, content: cleanHtml(block.content), updatedAt })))
    .onConflictDoNothing()
  await tx
    .insert(blogCategories)
    .values([...brand.listings])
    .onConflictDoNothing()
  const listings = await tx.select().from(blogCategories)
  const idOf = new Map(listings.map(({ urlKey, id }) => [urlKey, id]))
  await tx
    .insert(blogPosts)
    .values(
      brand.posts.map(({ listing, ...post }) => ({
        ...post,
        categoryId: idOf.get(listing) ?? null,
        content: cleanHtml(post.content),
        createdAt: updatedAt,
        updatedAt,
      })),
    )
    .onConflictDoNothing()
}
