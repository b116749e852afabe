/** What a roll begins with, and how its lines are placed. */
import { fittedLines } from '#packages/artwork-renderer/fitted-lines.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { safeBox } from '#packages/design-document/geometry.ts'
import type { Arrangement } from '../../editor/arrangement.ts'
import { EXAMPLE } from './example.ts'
import { lineOf } from './lines.ts'
import { FIRST_GROUND, FIRST_LETTERS } from './looks.ts'

export const arrangement = {
  places: 'everything',
  begin: withExample,
  arrange: fittedLines,
} satisfies Arrangement

/** An example on the first ground, for the shopper to write over. */
function withExample(face: Surface): Surface {
  if (face.elements.length > 0) return face
  const { widthMm } = safeBox(face)
  const { ground, ink } = FIRST_GROUND
  const elements = EXAMPLE.map(({ id, text }) =>
    lineOf({ id, text }, { font: FIRST_LETTERS, colour: ink, widthMm }),
  )
  return { ...face, background: { kind: 'solid', colour: ground }, elements }
}
