/** What hangs on a wall: the open surface, or every piece of the set that it is one of. */
import type { Surface } from '#packages/design-document/design.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import { partsOf } from '#packages/product/panels.ts'
import type { Surround } from '#packages/product/record.ts'
import { setLayout } from '#packages/product/set-layout.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import { piecesOf } from '#packages/product/surfaces.ts'
import { surroundOf } from '#packages/product/surround.ts'
import { sizeInWords } from '../../editor/draft/draft.ts'
import { useDraft, useEditorSession, useFace, useFigures } from './use-editor-session.ts'

/** In mm from the upper left corner of all that hangs. */
export interface HungPart extends Box {
  readonly face: Surface
  /** Where it begins on its face. */
  readonly cut: Pick<Box, 'xMm' | 'yMm'>
}

export interface HungWhole {
  /** “40 × 30 cm”; of a set “Nine tiles of 20 × 20 cm”, as what hangs is larger than one of them. */
  readonly size: string
  readonly widthMm: number
  readonly heightMm: number
  readonly parts: readonly HungPart[]
  /** What goes round each piece; the measures are without it. */
  readonly surround: Surround | undefined
}

export function useHung(): HungWhole {
  const { editor } = useEditorSession()
  const { choice, design } = useDraft()
  const open = useFace()
  const parts = partsOf(useFigures())
  const pieces = piecesOf(editor.record, choice)
  const { places, widthMm, heightMm } = setLayout(open, pieces)
  // Of a set with one design there is one surface; others have one for each piece.
  const faces = design.surfaces.length === pieces ? design.surfaces : places.map(() => open)
  const size = sizeInWords(editor.record, choice)
  const set = resolveChoice(editor.record, choice).values.find((value) => value.pieces !== undefined)
  return {
    size: pieces > 1 && set ? `${set.label} of ${size}` : size,
    ...{ widthMm, heightMm },
    surround: surroundOf(editor.record, choice),
    parts: places.flatMap((place, piece) =>
      parts.map(
        (part): HungPart => ({
          ...part,
          ...{ xMm: place.xMm + part.xMm, yMm: place.yMm + part.yMm },
          face: faces[piece] ?? open,
          cut: { xMm: part.xMm, yMm: part.yMm },
        }),
      ),
    ),
  }
}
