/**
 * Addresses that pages lead to and that answer 404 until their screen is built, by what brings them. A menu, a breadcrumb,
 * a canonical address, the site map or a product may never lead to one; an address that answers leaves the list. One that a
 * family has is awaited no longer.
 */
import type { BrandCode } from '../../shop/brands/brand.ts'
import { familyAddresses } from './family-addresses.ts'

interface Awaited {
  /** What brings the addresses. */
  awaits: string
  paths: readonly string[]
  /** Shops whose pages lead there. */
  brands: readonly BrandCode[]
}

const EVERY_BRAND = ['canvas', 'neon', 'sketch'] as const
const words = (text: string, below = ''): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => `${below}/${word}`)

export const awaitedAddresses: readonly Awaited[] = [
  { awaits: 'the pages of reviews', paths: ['/reviews'], brands: EVERY_BRAND },
  { awaits: 'the blog', paths: ['/blog'], brands: EVERY_BRAND },
  {
    awaits: 'the blog',
    paths: words('photography canvas-ideas womens-day mothers-day-gift-ideas', '/blog'),
    brands: ['canvas'],
  },
  { awaits: 'the blog', paths: words('neon-ideas weddings', '/blog'), brands: ['neon'] },
  {
    awaits: 'the blog',
    paths: words('drawing-ideas womens-day mothers-day-gift-ideas', '/blog'),
    brands: ['sketch'],
  },
  { awaits: 'the page of coupons and deals', paths: ['/coupons-codes-and-deals'], brands: EVERY_BRAND },
  {
    awaits: 'the pages about the shop that staff write',
    paths:
      words(`customer-showcase video-testimonials inspiration-photos-gallery company-faqs sizes-prices sitemap
      facebook twitter`),
    brands: EVERY_BRAND,
  },
  { awaits: 'recommending and affiliates', paths: words('refer-a-friend affiliate'), brands: EVERY_BRAND },
]

/** Paths that the pages of a shop lead to and that wait for their screens. */
export function awaitedPaths(brand: BrandCode): string[] {
  const there = familyAddresses(brand)
  return awaitedAddresses
    .flatMap(({ paths, brands }) => (brands.includes(brand) ? paths : []))
    .filter((path) => !there.has(path))
}
