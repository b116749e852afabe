/** What search engines and previews learn about a page. */

import type { MetaDescriptor } from 'react-router'
import { brand } from '../brands/brand.ts'
import type { Share } from './share.ts'

interface PageMeta {
  title: string
  description?: string | undefined
  /** Pages without a description stay out of search engines (B-24). */
  /** For search engines that still read them, separated by commas. */
  keywords?: string | undefined
  robots?: string
  /** The address of this page, without the host and without a query. */
  path?: string
  /** Where search engines should look instead (F-30, CA-52): an address, or a path of this shop. */
  canonical?: string | null | undefined
  /** Picture for previews: a path of this shop, or an address elsewhere. */
  image?: string | undefined
  /** Structured data; written escaped, so no text in it can end the script. */
  structured?: readonly object[]
}

/** Of pages that have none: the brand's own, 1200 x 630 px. */
const OUR_PICTURE = `/images/share-${brand.code}.jpg`

/** The root loader's data is the first of the matches. */
export type Matches = readonly ({ id: string; pathname?: string; loaderData?: unknown } | undefined)[]

export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const publicUrl = publicUrlOf(matches)
  const share = shareOf(matches)
  const description = share?.description ?? page.description
  const tags: MetaDescriptor[] = [
    { title: page.title },
    { name: 'robots', content: page.robots ?? 'NOINDEX,NOFOLLOW' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: page.title },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_AU' },
    { property: 'og:image', content: share?.image ?? pictureAddress(page.image, publicUrl) },
    ...twitterTags(share),
  ]
  if (page.description) tags.push({ name: 'description', content: page.description })
  if (page.keywords) tags.push({ name: 'keywords', content: page.keywords })
  if (description) tags.push({ property: 'og:description', content: description })
  const canonical = canonicalAddress(page, publicUrl)
  if (canonical !== undefined) {
    tags.push({ tagName: 'link', rel: 'canonical', href: canonical })
    tags.push({ property: 'og:url', content: canonical })
  }
  for (const thing of page.structured ?? []) tags.push({ 'script:ld+json': thing } as MetaDescriptor)
  return tags
}

/** An invalid address is replaced by the page's own. */
function canonicalAddress({ canonical, path }: PageMeta, publicUrl: string): string | undefined {
  if (canonical && URL.canParse(canonical, publicUrl)) {
    const { protocol, href } = new URL(canonical, publicUrl)
    if (/^https?:$/.test(protocol)) return href
  }
  return path && `${publicUrl}${path}`
}

function pictureAddress(image: string | undefined, publicUrl: string): string {
  if (image?.startsWith('/')) return publicUrl + image
  return image && URL.canParse(image) ? image : publicUrl + OUR_PICTURE
}

export function publicUrlOf(matches: Matches): string {
  const root = matches[0]?.loaderData
  return typeof root === 'object' && root !== null && 'publicUrl' in root ? String(root.publicUrl) : ''
}

/** F-29: what the address says of this page's own preview. */
function shareOf(matches: Matches): Share | undefined {
  const root = matches[0]?.loaderData
  if (typeof root !== 'object' || root === null || !('share' in root)) return undefined
  // The root loader alone writes it.
  const share = root.share as Share | undefined
  return share?.path === matches.at(-1)?.pathname ? share : undefined
}

/** Everything else it takes from the tags above. */
function twitterTags(share: Share | undefined): MetaDescriptor[] {
  if (!share) return []
  const { image, description } = share
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(image ? [{ name: 'twitter:image', content: image }] : []),
    ...(description ? [{ name: 'twitter:description', content: description }] : []),
  ]
}
