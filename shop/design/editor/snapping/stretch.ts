/** What an element covers of one axis, in mm of the surface. */
import type { Extent } from '#packages/design-document/geometry.ts'

export interface Stretch {
  readonly from: number
  readonly to: number
}

export type Along = 'x' | 'y'

export const alongOf = ({ left, right, top, bottom }: Extent, axis: Along): Stretch =>
  axis === 'x' ? { from: left, to: right } : { from: top, to: bottom }

export const middleOf = ({ from, to }: Stretch): number => (from + to) / 2
