/** Facts of a product, one a line: what staff wrote, and how soon it is made. */
import type { ProductRecord } from '#packages/product/record.ts'

/**
 * @param record  undefined for what is not printed
 * @returns null when there is nothing to say
 */
export function specificationsOf(
  written: string | null,
  record: Pick<ProductRecord, 'makingDays'> | undefined,
): string | null {
  const lines = [written, madeWithin(record?.makingDays)].filter((line) => line)
  return lines.length === 0 ? null : lines.join('\n')
}

function madeWithin(days: number | undefined): string | undefined {
  if (days === undefined) return undefined
  return days === 1 ? 'Ready to post by the next working day' : `Ready to post within ${days} working days`
}
