import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { type PageWindow, totalOf } from '../api/page-window.ts'
import { blogCategories, blogPosts } from './tables.ts'

export type BlogPost = typeof blogPosts.$inferSelect
export type BlogCategory = typeof blogCategories.$inferSelect

export async function allBlogCategories(db: Queryable): Promise<BlogCategory[]> {
  return db.select().from(blogCategories).orderBy(asc(blogCategories.position), asc(blogCategories.id))
}

/** Published posts, the newest first. @param category url key; undefined for all */
export async function newestPosts(
  db: Queryable,
  category: string | undefined,
  page: PageWindow,
): Promise<{ entries: BlogPost[]; total: number }> {
  const wanted = and(
    blogPosts.isPublished,
    category === undefined ? undefined : eq(blogCategories.urlKey, category),
  )
  const rows = await db
    .select({ post: blogPosts })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(wanted)
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(page.limit)
    .offset(page.offset)
  const total = await totalOf(page, rows, async () => {
    const [counted] = await db
      .select({ posts: count() })
      .from(blogPosts)
      .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
      .where(wanted)
    return counted?.posts ?? 0
  })
  return { entries: rows.map(({ post }) => post), total }
}

export async function postByUrlKey(db: Queryable, urlKey: string): Promise<BlogPost | undefined> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.urlKey, urlKey), blogPosts.isPublished))
  return row
}

export async function putPost(db: Queryable, post: typeof blogPosts.$inferInsert): Promise<void> {
  const { createdAt: _, ...later } = post
  await db.insert(blogPosts).values(post).onConflictDoUpdate({ target: blogPosts.urlKey, set: later })
}
