/** J-23: what offers touch, and which sizes they skip, as carts say it. */
import type { ProductRecord } from '#packages/product/record.ts'

const listed = new Intl.ListFormat('en-AU')

/** @param records  of what the note is about; the special sizes of all of them are named, each once */
export function offersNote(records: readonly Pick<ProductRecord, 'sizes'>[]): string {
  const sizes = specialSizesInWords(records)
  return sizes === undefined
    ? 'Offers apply to base price only.'
    : `Offers apply to base price only, not to the ${sizes}.`
}

/** @returns such as "special 20x20 CM size"; undefined where offers skip none */
export function specialSizesInWords(records: readonly Pick<ProductRecord, 'sizes'>[]): string | undefined {
  const names = specialNames(records)
  if (names.length === 0) return undefined
  return `special ${listed.format(names)} ${names.length > 1 ? 'sizes' : 'size'}`
}

/** What the sizes that offers skip are called, such as "20x20 CM". */
export function specialNames(records: readonly Pick<ProductRecord, 'sizes'>[]): string[] {
  const sizes = records.flatMap((record) => record.sizes)
  return [...new Set(sizes.flatMap(({ specialName }) => specialName ?? []))]
}
