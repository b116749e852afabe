/**
 * Addresses that the families of a shop answer at: their design tools, their categories and the pages that sell them; with
 * the categories that list products of several families.
 */
import type { BrandCode } from '../../shop/brands/brand.ts'
import { readFamilies } from '../../shop/families/read-families.ts'
import { canvasSeed } from '../../shop/seed/canvas-seed.ts'

/** What search engines may do with a page. */
export type Robots = 'INDEX,FOLLOW' | 'NOINDEX,FOLLOW' | 'NOINDEX,NOFOLLOW'

/** What an address shows: a design tool with its title, or a page of the catalogue. */
export type FamilyAddress = ToolAddress | { shows: 'page' }

export interface ToolAddress {
  shows: 'tool'
  title: string
  robots: Robots
}

/** Most tools have no place in search engines. */
const DEFAULT_ROBOTS: Robots = 'NOINDEX,FOLLOW'

const families = await readFamilies()

export function familyAddresses(brand: BrandCode): ReadonlyMap<string, FamilyAddress> {
  const sold = families.filter(({ pages }) => pages.brands.includes(brand))
  const shared = brand === 'canvas' ? canvasSeed.categories : []
  return new Map([...sold.flatMap(addressesOf), ...shared.map(pageAddress)])
}

const addressesOf = ({ record, pages }: (typeof families)[number]): [string, FamilyAddress][] => [
  ...record.toolPages.map(
    ({ path, title = record.words.toolTitle, robots = DEFAULT_ROBOTS }): [string, FamilyAddress] => [
      path,
      { shows: 'tool', title, robots },
    ],
  ),
  ...[...pages.categories, ...pages.products].map(pageAddress),
]

const pageAddress = ({ urlKey }: { urlKey: string }): [string, FamilyAddress] => [
  `/${urlKey}`,
  { shows: 'page' },
]
