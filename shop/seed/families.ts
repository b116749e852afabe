/** The families of the shop, each a folder of data. One more folder is one more family. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FamilyPages } from '#packages/product/pages.ts'
import type { ProductRecord } from '#packages/product/record.ts'

const FOLDER = resolve(import.meta.dirname, '../../families')

export interface Family {
  readonly record: ProductRecord
  readonly pages: FamilyPages
}

/**
 * Every family, in the order of their names.
 *
 * @throws Error when a folder lacks its record or its pages, or holds a figure or a word that is not as it should be
 */
export async function readFamilies(): Promise<readonly Family[]> {
  const names = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  return Promise.all(names.map(readFamily))
}

async function readFamily(name: string): Promise<Family> {
  const load = async (file: string) =>
    import(/* @vite-ignore */ pathToFileURL(resolve(FOLDER, name, file)).href)
  const [{ record }, { pages }]: [{ record: ProductRecord }, { pages: FamilyPages }] = await Promise.all([
    load('record.ts'),
    load('pages.ts'),
  ])
  if (record.family !== name)
    throw new Error(`Expected the folder ${name} to hold the family ${record.family}`)
  return { record, pages }
}
