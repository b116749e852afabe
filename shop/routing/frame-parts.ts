/** Which parts of the frame a path shows: the shell's visibility rules B-15 to B-23 as one table. */
import { type BrandCode, brand as shop } from '../brands/brand.ts'

/** The page type in a page details record; undefined for pages of the shop's own, such as the cart. */
export type PageType = 'CMS_PAGE' | 'CATEGORY' | 'PRODUCT'

export type FramePart = 'header' | 'footer' | 'footerTop' | 'subscribe' | 'tenPercent' | 'offerButton'

interface Rule {
  id: string
  hides: readonly FramePart[]
  on: (path: string, type: PageType | undefined, brand: BrandCode) => boolean
}

/** CA-26: "/success" and the like are the last part of a path; longer names may stand anywhere in it. */
const ends =
  (...names: readonly string[]) =>
  (path: string) =>
    names.includes(path.slice(path.lastIndexOf('/') + 1))
const holds =
  (...pieces: readonly string[]) =>
  (path: string) =>
    pieces.some((piece) => path.includes(piece))

const everything: readonly FramePart[] = ['header', 'footer', 'footerTop', 'subscribe', 'offerButton']

/** CA-27: pages for performance measurements, without the frame. */
const isSpeedTest = (path: string) => /^\/speed-test(-\d+)?$/.test(path)

/** B-15: the page that other sites show in a frame, without anything around it. */
export const BARE_PAGE = '/noheader-nofooter'

const rules: readonly Rule[] = [
  { id: 'B-15', hides: everything, on: (path) => path === BARE_PAGE },
  { id: 'B-16', hides: everything, on: isSpeedTest },
  {
    id: 'B-17',
    hides: everything,
    on: (path, _, brand) => brand === 'neon' && path === '/neon-sign-tool-products',
  },
  {
    id: 'B-18',
    hides: ['footer', 'footerTop', 'subscribe'],
    on: holds('/product/picture-tips', '/product/review', '/product/upload'),
  },
  { id: 'B-19', hides: ['subscribe', 'footerTop'], on: ends('success', 'checkout') },
  { id: 'B-20', hides: ['tenPercent'], on: holds('customer/register') },
  {
    id: 'B-22',
    hides: ['offerButton'],
    on: (_, type) => type !== 'PRODUCT' && type !== 'CATEGORY',
  },
  { id: 'B-23', hides: ['offerButton'], on: (path) => path === '/photo-books' },
]

/** B-21: on a phone the end of the footer stays in view during the checkout. */
const sticks = ends('checkout', 'cart')

/**
 * @param pathname of the address, such as /checkout/cart
 * @param type what the page details call the page
 * @param brand that the shop was built for
 * @example framePartsOf('/checkout').subscribe // false
 */
export function framePartsOf(pathname: string, type?: PageType, brand: BrandCode = shop.code) {
  const path = pathname.replace(/(?<=[^/])\/+$/, '').toLowerCase()
  const hidden = new Set(rules.filter(({ on }) => on(path, type, brand)).flatMap(({ hides }) => hides))
  const shows = (part: FramePart) => !hidden.has(part)
  return {
    header: shows('header'),
    footer: shows('footer'),
    footerTop: shows('footerTop'),
    subscribe: shows('subscribe'),
    tenPercent: shows('tenPercent'),
    offerButton: shows('offerButton'),
    sticksOnPhone: sticks(path),
  }
}
