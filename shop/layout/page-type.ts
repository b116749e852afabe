import { useLocation, useMatches } from 'react-router'
import type { PageType } from '../routing/frame-parts.ts'

/** What the loader of an address calls what it found there. */
const TYPES: Record<string, PageType> = { product: 'PRODUCT', category: 'CATEGORY', words: 'CMS_PAGE' }

/** What the page details say of this address; undefined for the shop's own pages and for addresses that lead nowhere. */
export function usePageType(): PageType | undefined {
  const { pathname } = useLocation()
  const found: unknown = useMatches().at(-1)?.loaderData
  // The home page is a page of words that has a route of its own.
  if (pathname === '/' || pathname === '/home') return 'CMS_PAGE'
  const isKind = typeof found === 'object' && found !== null && 'kind' in found
  return isKind && typeof found.kind === 'string' ? TYPES[found.kind] : undefined
}
