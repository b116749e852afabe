/** The printable face that a choice stands for: what the design tool opens and the artwork is drawn on. */

import type { ProductRecord } from './record.ts'
import type { Choice } from './sku.ts'
import { resolveChoice } from './sku.ts'

export interface SurfaceFigures {
  name: string
  /** Trim, turned to the chosen position. */
  widthMm: number
  heightMm: number
  /** Artwork beyond the trim on every side. */
  bleedMm: number
  safeMm: number
  /** How deep the bar is; 0 for flat products. */
  depthMm: number
  targetDpi: number
  /** Below this amber, below half of it red. */
  warnDpi: number
  /** What covers the bleed. `colour` is undefined when the shopper picks it. */
  edge: { kind: 'image' | 'mirror' } | { kind: 'colour'; colour: string | undefined }
  oversize: boolean
}

/**
 * @throws RangeError when the choice does not fit the record
 */
export function surfaceOf(record: ProductRecord, choice: Choice): SurfaceFigures {
  const { size, orientation, values } = resolveChoice(record, choice)
  const turned = orientation === 'L'
  const depth = values.find((value) => value.bleedMm !== undefined)
  const wrap = values.find((value) => value.edge !== undefined)
  return {
    name: 'face',
    widthMm: turned ? size.heightMm : size.widthMm,
    heightMm: turned ? size.widthMm : size.heightMm,
    bleedMm: depth?.bleedMm ?? 0,
    safeMm: size.safeMm,
    depthMm: depth?.depthMm ?? 0,
    targetDpi: size.targetDpi,
    warnDpi: size.warnDpi,
    edge:
      wrap?.edge === 'colour' ? { kind: 'colour', colour: wrap.edgeColour } : { kind: wrap?.edge ?? 'image' },
    oversize: size.oversize,
  }
}
