/** What a slug leads to, in the shape in which storefronts of the contract look pages up (its §13, REST). */
import type { PageLookupQuery } from '../../generated/client/graphql.ts'

export interface PageLookup {
  /** 200, 404 when nothing has this address, or 503 when the lookup failed. */
  status: number
  data: { metaData: PageMetaData; pageDetails: PageDetails | null }
}

interface PageDetails {
  id: string | number | null
  type: 'CMS_PAGE' | 'CATEGORY' | 'PRODUCT' | null
  slug: string
  name: string | null
  description: string | null
  redirect_code: number
  relative_url: string | null
  canonical_url: string | null
  status: number
}

interface PageMetaData {
  cmsPage: object | null
  products: { items: object[] }
}

type Routed = NonNullable<PageLookupQuery['route']>

/** Slugs are words with hyphens, in folders at the most: no dots, nothing encoded, 200 characters (SH-32). */
export const isSlug = (slug: string) => slug.length <= 200 && /^([\w-]+(\/[\w-]+)*)?$/.test(slug)

export const noPage: PageLookup = {
  status: 404,
  data: { metaData: { cmsPage: null, products: { items: [] } }, pageDetails: null },
}

/** B-29, F-31: the frame of a page while the API cannot say what its address opens; search engines do not index it. */
export const unknownPage: PageLookup = {
  status: 503,
  data: {
    metaData: {
      cmsPage: {
        url_key: null,
        metaTitle: null,
        meta_keywords: null,
        meta_description: null,
        meta_robots: 'NOINDEX,NOFOLLOW',
        page_layout: null,
        content: null,
        content_heading: null,
        remarketing_product_id: null,
        remarketing_product_type: null,
        remarketing_product_price: null,
        rich_snippet_image_path: null,
        rich_snippet_image_name: null,
      },
      products: { items: [] },
    },
    pageDetails: null,
  },
}

export function pageLookup(slug: string, route: PageLookupQuery['route']): PageLookup {
  if (!route) return noPage
  const status = 200
  return {
    status,
    data: {
      metaData: metaData(route),
      pageDetails: {
        ...entity(route),
        type: route.type ?? null,
        slug,
        redirect_code: route.redirect_code,
        relative_url: route.relative_url ?? null,
        status,
      },
    },
  }
}

function entity(route: Routed) {
  if ('identifier' in route) {
    const { identifier, name, title, meta_description, custom_canonical_url } = route
    return {
      id: identifier ?? null,
      name: name ?? title ?? null,
      description: meta_description ?? null,
      canonical_url: custom_canonical_url ?? null,
    }
  }
  if ('categoryDescription' in route) {
    const { id, name, categoryDescription, canonical_url } = route
    return {
      id: id ?? null,
      name: name ?? null,
      description: categoryDescription ?? null,
      canonical_url: canonical_url ?? null,
    }
  }
  if ('sku' in route) {
    const { id, name, description, canonical_url } = route
    return {
      id: id ?? null,
      name: name ?? null,
      description: description?.html ?? null,
      canonical_url: canonical_url ?? null,
    }
  }
  return { id: null, name: null, description: null, canonical_url: null }
}

function metaData(route: Routed): PageMetaData {
  const { __typename, relative_url, redirect_code, type, ...fields } = route
  return {
    cmsPage: 'identifier' in route ? fields : null,
    products: { items: 'sku' in route ? [fields] : [] },
  }
}
