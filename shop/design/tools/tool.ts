/** A kind of design tool: what its screen has beside the board, the photos and the words, which all kinds share. */
import type { ComponentType } from 'react'
import type { Surface } from '#packages/design-document/design.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import type { Tab } from '../editor/view.ts'

export interface GuidesProps {
  face: Surface
  figures: SurfaceFigures
  /** How many mm one CSS pixel of the board covers. */
  mmPerPx: number
}

/** A line of the guides, explained under the board. */
export interface GuideLine {
  /** Names its look in guide-key.tsx. */
  line: 'back' | 'fold' | 'cut' | 'keep-out' | 'hole' | 'safe'
  words: string
}

export interface Tool {
  /** As records name it, and the name of its folder. */
  readonly name: string
  /** Beside the board on a desk, and under the thumb on a phone. */
  readonly wideTabs: readonly Tab[]
  readonly phoneTabs: readonly Tab[]
  /** Lines above the picture: where it is cut or folded, and what stays clear. */
  readonly Guides: ComponentType<GuidesProps>
  readonly guideLines: readonly GuideLine[]
}

/** The lines of a tool, and the holes of the surface that is open. */
export const guideLinesOf = (
  { guideLines }: Pick<Tool, 'guideLines'>,
  { keepOutHoles }: Pick<SurfaceFigures, 'keepOutHoles'>,
): readonly GuideLine[] => [
  ...guideLines,
  ...[...new Set(keepOutHoles.map(({ label }) => label))].map((label) => ({
    line: 'hole' as const,
    words: label.charAt(0).toUpperCase() + label.slice(1),
  })),
]
