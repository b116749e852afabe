/** The families of the shop, each a folder of data. One more folder is one more family. */
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FamilyPages } from '#packages/product/pages.ts'
import { FamilyError, type ProductRecord } from '#packages/product/record.ts'

const FOLDER = resolve(import.meta.dirname, '../../families')

export interface Family {
  readonly record: ProductRecord
  readonly pages: FamilyPages
}

/**
 * Every family, in the order of their names.
 *
 * @throws FamilyError when a folder lacks its record or its pages, holds a figure or a word that is not as it should be, or
 *   two families of a brand have a SKU prefix or an address in common
 */
export async function readFamilies(folder = FOLDER): Promise<readonly Family[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const families = await Promise.all(names.map((name) => readFamily(folder, name)))
  const shared = wronglyShared(families)
  if (shared.length > 0) throw new FamilyError(shared.join('\n'))
  return families
}

async function readFamily(folder: string, name: string): Promise<Family> {
  const load = async (file: string) => {
    const path = resolve(folder, name, file)
    if (!existsSync(path)) throw new FamilyError(`The folder of the family ${name} lacks ${file}.`)
    return import(/* @vite-ignore */ pathToFileURL(path).href)
  }
  const [{ record }, { pages }]: [{ record: ProductRecord }, { pages: FamilyPages }] = await Promise.all([
    load('record.ts'),
    load('pages.ts'),
  ])
  if (record.family !== name) {
    throw new FamilyError(`${record.family}, family: Its folder is called ${name}; both have one name.`)
  }
  return { record, pages }
}

interface Addressed {
  readonly record: Pick<ProductRecord, 'family' | 'skuPrefix' | 'toolPath' | 'toolAliases'>
  readonly pages: Pick<FamilyPages, 'brands' | 'categories' | 'products'>
}

/** A sentence for each SKU prefix and each address, of a tool or of a page, that a brand would find at two places. */
export function wronglyShared(families: readonly Addressed[]): string[] {
  const brands = new Set(families.flatMap(({ pages }) => pages.brands))
  const told = [...brands].flatMap((brand) => {
    const sold = families.filter(({ pages }) => pages.brands.includes(brand))
    return [
      ...twice('skuPrefix', sold, ({ record }) => [record.skuPrefix]),
      ...twice('address', sold, ({ record, pages }) => [
        ...[record.toolPath, ...record.toolAliases],
        ...[...pages.categories, ...pages.products].map(({ urlKey }) => `/${urlKey}`),
      ]),
    ]
  })
  return [...new Set(told)]
}

function twice(
  field: string,
  families: readonly Addressed[],
  namesOf: (family: Addressed) => readonly string[],
): string[] {
  const owners = new Map<string, string>()
  return families.flatMap((one) => {
    const { family } = one.record
    return namesOf(one).flatMap((name) => {
      const owner = owners.get(name)
      owners.set(name, owner ?? family)
      if (owner === undefined) return []
      const where = owner === family ? 'there twice' : `that of the family ${owner} already`
      return [`${family}, ${field}: ${name} is ${where}.`]
    })
  })
}
