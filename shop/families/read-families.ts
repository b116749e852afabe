/** The families of the shop, each a folder of data. One more folder is one more family. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readScene } from '#packages/mockup/scene.ts'
import type { FamilyPages } from '#packages/product/pages.ts'
import { FamilyError, type ProductRecord } from '#packages/product/record.ts'
import { unfitScenes } from './family-scenes.ts'

const SCENES = resolve(import.meta.dirname, '../../public/scenes')
const FOLDER = resolve(import.meta.dirname, '../../families')

export interface Family {
  readonly record: ProductRecord
  readonly pages: FamilyPages
}

/**
 * Every family, in the order of their names.
 *
 * @throws FamilyError when a folder lacks its record or its pages, holds a figure or a word that is not as it should be, two
 *   families of a brand have a SKU prefix or an address in common, a scene shows nothing of the family that names it, or a
 *   page has no picture; it tells of all families at once
 */
export async function readFamilies(folder = FOLDER): Promise<readonly Family[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const read = await Promise.all(names.map((name) => readFamily(folder, name).catch(refusedFamily)))
  const families = read.filter((one) => 'record' in one)
  const told = [
    ...read.flatMap((one) => ('record' in one ? [] : [one.message])),
    ...wronglyShared(families),
    ...families.flatMap(({ record }) => unfitScenes(record, sceneNamed)),
    ...families.flatMap(pagesWithoutPictures),
  ]
  if (told.length > 0) throw new FamilyError(told.join('\n'))
  return families
}

/** As a value, so that what is wrong with the others is told with it. */
function refusedFamily(error: unknown): FamilyError {
  if (error instanceof FamilyError) return error
  throw error
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

function sceneNamed(name: string) {
  const file = resolve(SCENES, name, 'scene.json')
  return existsSync(file) ? readScene(readFileSync(file, 'utf8')) : undefined
}

interface Addressed {
  readonly record: Pick<ProductRecord, 'family' | 'skuPrefix' | 'toolPath' | 'toolPages'>
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
        ...record.toolPages.map(({ path }) => path),
        ...[...pages.categories, ...pages.products].map(({ urlKey }) => `/${urlKey}`),
      ]),
      ...sold.flatMap(({ record }) => toolsOfNobody(record, sold)),
    ]
  })
  return [...new Set(told)]
}

/** A link of the family would lead to an address that opens no tool. */
function toolsOfNobody({ family, toolPath }: Addressed['record'], sold: readonly Addressed[]): string[] {
  if (sold.some(({ record }) => record.toolPages.some(({ path }) => path === toolPath))) return []
  return [`${family}, toolPath: No family of the brand has a page at ${toolPath}.`]
}

/** A sentence for each page that would have nothing to show. */
export function pagesWithoutPictures({ record, pages }: Addressed): string[] {
  return pages.products
    .filter(({ pictures }) => pictures.length === 0)
    .map(({ urlKey }) => `${record.family}, products.${urlKey}.pictures: A page needs at least one picture.`)
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
