import { cleanHtml } from '#packages/rich-text/clean-html.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { putPost } from '../blog-store.ts'
import type { blogPosts } from '../tables.ts'

export type PostWritten = Omit<typeof blogPosts.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

/** Staff write a blog post; an earlier one with the same url key is replaced. */
export async function writePost(
  { db, clock }: { db: Queryable; clock: Clock },
  post: PostWritten,
): Promise<void> {
  const now = clock.now()
  await putPost(db, { ...post, content: cleanHtml(post.content), createdAt: now, updatedAt: now })
}
