/** What the server and the footer need of a brand: where the shop is, what it sells, where its menus lead. */
import { type BrandCode, brand } from './brand.ts'
import { canvasShop } from './canvas-shop.ts'
import { neonShop } from './neon-shop.ts'
import { sketchShop } from './sketch-shop.ts'

export interface BrandShop {
  /** Lines of the postal address, parted by bars; the town first. */
  address: string
  email: string
  /** As people read it, such as 02 5550 1234; undefined while the shop has none, which hides it everywhere. */
  phone: string | undefined
  /** Accounts as `Name=https://…`, with bars between; empty while there are none. */
  social: string
  /** Url keys of the departments that the menu begins with; others that staff add come after them. */
  departments: readonly string[]
  /** C-16: the fixed entry of the blog's menu that leads to making something. */
  create: { label: string; path: string }
  /** Groups of the footer between the shop's own pages and the legal line. */
  footer: readonly FooterGroup[]
  /** Words that the search box offers first. */
  searchWords: string
}

/** Plain data, so that a build can leave it out of what browsers get. */
export interface FooterGroup {
  heading: string
  /** Words by url key. */
  pages: Readonly<Record<string, string>>
}

export const brandShops: Readonly<Record<BrandCode, BrandShop>> = {
  canvas: canvasShop,
  neon: neonShop,
  sketch: sketchShop,
}

/** Of the brand that this shop was built for; built pages leave the others out, as in brand.ts. */
export const brandShop: BrandShop =
  typeof import.meta.env === 'undefined'
    ? brandShops[brand.code]
    : import.meta.env.VITE_BRAND === 'neon'
      ? neonShop
      : import.meta.env.VITE_BRAND === 'sketch'
        ? sketchShop
        : canvasShop
