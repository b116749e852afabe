/** What is drawn over the flat surface, and the words under it. */
import type { Surface } from '#packages/design-document/design.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'

export interface GuidesProps {
  face: Surface
  figures: SurfaceFigures
  /** How many mm one CSS pixel of the board covers. */
  mmPerPx: number
}

/** A line of the guides, explained under the board. */
export interface GuideLine {
  /** Names its look in guide-key.tsx. */
  line: 'back' | 'fold' | 'cut' | 'tile' | 'pieces' | 'keep-out' | 'hole' | 'gap' | 'safe'
  words: string
}
