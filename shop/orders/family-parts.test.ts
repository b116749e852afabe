/** No family is left out of the files that buy them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFamilies } from '../families/read-families.ts'
import { familiesPage } from './testing/families-page.ts'
import { dealtTo, partFiles, purchasesOf } from './testing/family-parts.ts'

const families = await readFamilies()
const purchases = purchasesOf(families)
const files = partFiles()

it('each folder of a family is bought in one of the files, and in no two', () => {
  const folders = readdirSync('families', { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const bought = files.flatMap((file) => dealtTo(file, files, purchases).map(({ family }) => family))
  expect(bought.toSorted()).toEqual(names.toSorted())
  for (const { choices } of purchases) expect(choices.length).toBeGreaterThan(0)
})

it('every one of the files buys its own share', () => {
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    expect(text).toContain('\nawait testFamiliesOf(import.meta.filename)\n')
    expect(text).not.toMatch(/skip|only|todo/)
  }
})

it.each([1, 2, 4, 55])('whatever number of families there is, all are dealt out, evenly: %i', (count) => {
  const all = Array.from({ length: count }, (_, index) => `family-${index}`)
  const shares = files.map((file) => dealtTo(file, files, all))
  expect(shares.flat().toSorted()).toEqual(all.toSorted())
  const sizes = shares.map(({ length }) => length)
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
})

it('a file that is none of them gets no share', () => {
  expect(() => dealtTo('families-none.test.ts', files, purchases)).toThrow('Expected families-none.test.ts')
})

it('every brand that sells a family has one bought in it', () => {
  const selling = new Set(families.flatMap(({ pages }) => pages.brands))
  expect(new Set(purchases.map(({ brand }) => brand))).toEqual(selling)
})

it('docs/families.md is a table with a row for each family, and for no other', () => {
  const page = readFileSync('docs/families.md', 'utf8')
  const rows = page.split('\n').filter((line) => /^\| [a-z]/.test(line))
  expect(page).toBe(familiesPage(rows))
  const names = rows.map((row) => row.split(' ')[1])
  expect(names).toEqual(families.map(({ record }) => record.family).toSorted())
})
