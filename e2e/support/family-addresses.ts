/** Addresses that the families of a shop answer at: their design tools, their categories and the pages that sell them. */
import type { BrandCode } from '../../shop/brands/brand.ts'
import { readFamilies } from '../../shop/families/read-families.ts'

/** What an address shows: a design tool with its title, or a page of the catalogue. */
export type FamilyAddress = { shows: 'tool'; title: string } | { shows: 'page' }

const families = await readFamilies()

export function familyAddresses(brand: BrandCode): ReadonlyMap<string, FamilyAddress> {
  const sold = families.filter(({ pages }) => pages.brands.includes(brand))
  return new Map(
    sold.flatMap(({ record, pages }): [string, FamilyAddress][] => [
      ...[record.toolPath, ...record.toolAliases].map((path): [string, FamilyAddress] => [
        path,
        { shows: 'tool', title: record.words.toolTitle },
      ]),
      ...[...pages.categories, ...pages.products].map(({ urlKey }): [string, FamilyAddress] => [
        `/${urlKey}`,
        { shows: 'page' },
      ]),
    ]),
  )
}
