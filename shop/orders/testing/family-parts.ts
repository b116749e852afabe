/** Which families are bought, in which shop and how, and in which of the test files. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { customChoice } from '#packages/product/custom-size.ts'
import type { FamilyPages } from '#packages/product/pages.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, firstChoice, formatSku } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { type BrandCode, isBrandCode } from '../../brands/brand.ts'
import type { Family } from '../../families/read-families.ts'

const FOLDER = resolve(import.meta.dirname, '..')

/** Names of the files that the families are dealt out to: `shop/orders/families-*.test.ts`, in their order. */
export const partFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => /^families-.+\.test\.ts$/.test(name))
    .sort()

/**
 * What falls to one of the files, as cards are dealt: with four files the first takes the first, the fifth and so on.
 *
 * @throws Error when the file is none of them
 */
export function dealtTo<One>(file: string, files: readonly string[], all: readonly One[]): One[] {
  const place = files.indexOf(file)
  if (place < 0) throw new Error(`Expected ${file} to be one of ${files.join(', ')}`)
  return all.filter((_, index) => index % files.length === place)
}

export type FamilyPurchase = ReturnType<typeof purchasesOf>[number]

/** What is bought of each family: one choice for each set of surfaces, and each outline, that it can have. */
export function purchasesOf(families: readonly Family[]) {
  const brandOf = brandsToBuyIn(families)
  return families.map(({ record, pages }) => {
    const brand = brandOf.get(record.family)
    if (!brand) throw new Error(`Expected a brand to buy ${record.family} in`)
    const choices = choicesOf(record).map((choice) => ({
      family: record.family,
      sku: formatSku(record, choice),
      record,
      brand,
      choice,
      page: usualPage(pages, choice),
    }))
    return { family: record.family, brand, choices }
  })
}

/** Each family in one brand that sells it: the one of which the fewest are bought so far, so that every brand has its turn. */
export function brandsToBuyIn(all: readonly Family[]): Map<string, BrandCode> {
  const chosen = new Map<string, BrandCode>()
  const bought = (brand: BrandCode) => [...chosen.values()].filter((one) => one === brand).length
  for (const { record, pages } of all.toSorted(
    (one, other) => one.pages.brands.length - other.pages.brands.length,
  )) {
    const [first, ...others] = pages.brands.filter(isBrandCode)
    if (!first) throw new Error(`Expected a brand to sell ${record.family}`)
    chosen.set(
      record.family,
      others.reduce((least, brand) => (bought(brand) < bought(least) ? brand : least), first),
    )
  }
  return chosen
}

/** The smallest size with each set of printed surfaces that the family has, the first of each outline, and one that a shopper types. */
const choicesOf = (record: ProductRecord): Choice[] => [...listedChoicesOf(record), ...typedChoicesOf(record)]

/** Lying, and of no listed size. */
function typedChoicesOf(record: ProductRecord): Choice[] {
  const leastCm = (record.customSize?.minWidthMm ?? 0) / 10
  const typed = { widthCm: leastCm + 31, heightCm: leastCm + 13 }
  return [customChoice(record, firstChoice(record), typed) ?? []].flat()
}

function listedChoicesOf(record: ProductRecord): Choice[] {
  const smallest = record.sizes.toSorted(
    (one, other) => one.widthMm * one.heightMm - other.widthMm * other.heightMm,
  )[0]
  const first = firstChoice(record, smallest?.code)
  const others = record.options.flatMap(({ code, values }) =>
    values.map((value) => ({ ...first, values: { ...first.values, [code]: value.code } })),
  )
  const cuts = record.sizes.map(({ code }) => firstChoice(record, code))
  const byShape = new Map<string, Choice>()
  for (const choice of [first, ...others, ...cuts]) {
    const shapes = shapesOf(record, choice)
    if (!byShape.has(shapes)) byShape.set(shapes, choice)
  }
  return [...byShape.values()]
}

const shapesOf = (record: ProductRecord, choice: Choice) =>
  surfacesOf(record, choice)
    .map(({ name, outline, outlinePath = '' }) => `${name} ${outline} ${outlinePath}`)
    .join()

/** The page whose product becomes the line of a cart: the first that sells the size. */
function usualPage({ products }: FamilyPages, { size }: Choice) {
  const [first] = products
    .filter(({ sizeCodes }) => sizeCodes === undefined || sizeCodes.includes(size))
    .sort((one, other) => one.position - other.position)
  if (!first) throw new Error(`Expected a page that sells the size ${size}`)
  return first
}
