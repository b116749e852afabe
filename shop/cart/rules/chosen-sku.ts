/** The SKU of a printed product whose options came one by one, as clients without the shop's SKUs send them. */

import { madeSizeOf } from '#packages/product/custom-size.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord, Size } from '#packages/product/record.ts'
import { formatSku, isSquare, type Orientation } from '#packages/product/sku.ts'
import { POSITION_OPTION, SIZE_OPTION } from '../../catalogue/rules/choice-options.ts'

/**
 * @param choices  value code by option code, with SIZE and POSITION among them
 * @param before  the SKU as it was, when a line is changed: what is not chosen anew stays
 * @returns undefined when something is missing or does not fit the record
 */
export function chosenSku(
  record: ProductRecord,
  choices: ReadonlyMap<string, string>,
  before?: string,
): string | undefined {
  const parsed = before === undefined ? undefined : parseSku(record, before)
  const old = parsed?.kind === 'choice' ? parsed.choice : undefined
  const sizeCode = choices.get(SIZE_OPTION) ?? old?.size
  const size = madeSizeOf(record, sizeCode?.toUpperCase() ?? '')
  if (!size) return undefined

  const values: Record<string, string> = {}
  for (const { code } of record.options) {
    const value = choices.get(code) ?? old?.values[code]
    if (value === undefined) return undefined
    values[code] = value.toUpperCase()
  }
  const orientation = positionOf(size, choices.get(POSITION_OPTION) ?? old?.orientation)
  if (!orientation) return undefined
  try {
    return formatSku(record, { size: size.code, custom: size, orientation, values })
  } catch (error) {
    // A combination that the record does not sell.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A square size has one position, so nobody needs to choose it. */
function positionOf(size: Size, chosen: string | undefined): Orientation | undefined {
  if (isSquare(size)) return 'S'
  const first = chosen?.[0]?.toUpperCase()
  return first === 'P' || first === 'L' ? first : undefined
}
