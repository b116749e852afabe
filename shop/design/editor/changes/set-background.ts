import type { Surface } from '#packages/design-document/design.ts'

/** The colour behind the photo, seen where the photo leaves a gap. */
export function setBackground(face: Surface, { colour }: { colour: string }): Surface {
  return { ...face, background: { kind: 'solid', colour } }
}
