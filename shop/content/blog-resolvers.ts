import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import { accepted } from '../api/contract-error.ts'
import { pageInfo, pageWindow } from '../api/page-window.ts'
import type { BlogPost as PostInContract, QueryResolvers } from '../generated/resolvers.ts'
import { allBlogCategories, type BlogPost, newestPosts, postByUrlKey } from './blog-store.ts'

export const blogQueries: Pick<QueryResolvers, 'blogCategories' | 'blogPosts' | 'blogPost'> = {
  async blogCategories(_, _arguments, { db }) {
    const categories = await allBlogCategories(db)
    return {
      items: categories.map(({ id, name, urlKey }) => ({ name, value: String(id), url_key: urlKey })),
    }
  },

  async blogPosts(_, { category, pageSize, currentPage }, { db }) {
    const page = accepted(pageWindow(pageSize, currentPage))
    const { entries, total } = await newestPosts(db, category ?? undefined, page)
    return { items: entries.map(inContract), page_info: pageInfo(page, total), total_count: total }
  },

  async blogPost(_, { url_key }, { db }) {
    const post = await postByUrlKey(db, url_key)
    return post ? inContract(post) : null
  },
}

function inContract(post: BlogPost): PostInContract {
  return {
    name: post.name,
    url_key: post.urlKey,
    metaTitle: post.metaTitle ?? post.name,
    meta_description: post.metaDescription,
    author: post.author,
    image: post.image,
    created_at: utcTimestamp(post.createdAt),
    updated_at: utcTimestamp(post.updatedAt),
    post_content: post.content,
  }
}
