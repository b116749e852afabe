/** Sizes as shoppers read them. */
import type { Size } from './record.ts'
import type { Orientation } from './sku.ts'

const MEASURES = /^([\d.]+) × ([\d.]+)(?: (\w+))?/

/**
 * The measures of a size as the piece lies or hangs, width first. A size that has none is told as it is.
 *
 * @example measuresOf({ label: '30 × 90 cm panoramic' }, 'L') // { text: '90 × 30', unit: 'cm' }
 * @example measuresOf({ label: '11 oz' }, 'L') // { text: '11 oz', unit: '' }
 */
export function measuresOf(
  { label }: Pick<Size, 'label'>,
  orientation: Orientation,
): { text: string; unit: string } {
  const [, width, height, unit = ''] = MEASURES.exec(label) ?? []
  if (width === undefined || height === undefined) return { text: label, unit: '' }
  return { text: orientation === 'L' ? `${height} × ${width}` : `${width} × ${height}`, unit }
}

/** The same in one: "90 × 30 cm". */
export function measuresInWords(size: Pick<Size, 'label'>, orientation: Orientation): string {
  const { text, unit } = measuresOf(size, orientation)
  return unit === '' ? text : `${text} ${unit}`
}
