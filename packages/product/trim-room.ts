/** What a record puts onto a trim that has no room for it: corners, holes, strips along sides, safe margins. */
import { boxExtent, cornersOf, grow } from '#packages/design-document/geometry.ts'
import { holeBox, holeSize } from '#packages/design-document/hole.ts'
import { turnedOutline } from '#packages/design-document/outline-path.ts'
import { outlineProblem } from '#packages/design-document/outline-problem.ts'
import { insideMm } from '#packages/design-document/trim-outline.ts'
import { clearBox, clearLines, trimOutline } from './clear-area.ts'
import type { Contradiction, Parts } from './contradictions.ts'
import { faceOfSize } from './face-of-size.ts'
import { holePlace } from './hole-place.ts'
import type { KeepOutHole, RecordSurface, Size } from './record.ts'

/** The trim of a surface in a size and a position. */
interface Trim {
  readonly widthMm: number
  readonly heightMm: number
  /** Such as `30X40 landscape`. */
  readonly at: string
  /** Of a path, in this position; left out where there is something wrong with it, which is told already. */
  readonly outlinePath?: string | undefined
}

/** Every corner, hole, strip and margin that has no room, in each size and position that is made. */
export function withoutRoom({ sizes, surfaces, positions }: Parts): Contradiction[] {
  return surfaces.flatMap((whole) =>
    sizes.flatMap((size) => {
      const surface = faceOfSize(whole, size.code)
      const trims = trimsOf(surface, size, positions)
      // A corner, and a hole that is too large, are as wide as they are high.
      const anyTrim = trims.slice(0, 1)
      return [
        ...anyTrim.flatMap((trim) => tooLarge(surface, trim)),
        ...trims.flatMap((trim) => [
          ...holesOff(surface, trim),
          ...stripsThatLeaveNothing(surface, trim),
          ...marginsThatLeaveNothing(surface, size, trim),
        ]),
      ]
    }),
  )
}

function trimsOf(surface: RecordSurface, size: Size, positions: Parts['positions']): Trim[] {
  const { widthMm, heightMm } = surface.trims.find((one) => one.size === size.code) ?? size
  const path = pathOf(surface)
  const upright = { widthMm, heightMm, at: size.code, outlinePath: path }
  if (size.widthMm === size.heightMm) return [upright]
  return positions.map((position) =>
    position === 'P'
      ? upright
      : {
          widthMm: heightMm,
          heightMm: widthMm,
          at: `${size.code} landscape`,
          outlinePath: path === undefined ? undefined : turnedOutline(path),
        },
  )
}

const pathOf = ({ outline, outlinePath }: RecordSurface) =>
  outline === 'path' && outlinePath !== undefined && outlineProblem(outlinePath) === undefined
    ? outlinePath
    : undefined

function tooLarge({ name, cornerMm, keepOutHoles }: RecordSurface, trim: Trim): Contradiction[] {
  const half = Math.min(trim.widthMm, trim.heightMm) / 2
  const corner = `A corner of ${cornerMm} mm has no room in ${trim.at}.`
  return [
    ...(cornerMm > half ? [{ field: `surfaces.${name}.cornerMm`, sentence: corner }] : []),
    ...keepOutHoles
      .filter((hole) => isTooLarge(hole, trim))
      .map(({ label }) => ({
        field: `surfaces.${name}.keepOutHoles`,
        sentence: `The hole "${label}" has no room in ${trim.at}.`,
      })),
  ]
}

function isTooLarge(hole: KeepOutHole, trim: { widthMm: number; heightMm: number }): boolean {
  const { widthMm, heightMm } = holeSize(hole)
  return widthMm >= trim.widthMm || heightMm >= trim.heightMm
}

/** What a hole may be measured from. */
const EDGES = [
  ['below the upper', 'heightMm', 'topMm'],
  ['above the lower', 'heightMm', 'bottomMm'],
  ['from the left', 'widthMm', 'leftMm'],
  ['from the right', 'widthMm', 'rightMm'],
] as const

function holesOff(surface: RecordSurface, trim: Trim): Contradiction[] {
  const field = `surfaces.${surface.name}.keepOutHoles`
  return surface.keepOutHoles.flatMap((hole) => {
    const { label } = hole
    const off = EDGES.filter(([, measure, key]) => (hole[key] ?? 0) > trim[measure])
    if (off.length > 0) {
      return off.map(([where, , key]) => ({
        field,
        sentence: `The hole "${label}" lies ${hole[key]} mm ${where} edge, off the trim in ${trim.at}.`,
      }))
    }
    // One that is too large for any place is told already.
    if (isTooLarge(hole, trim) || isInside(hole, surface, trim)) return []
    return [{ field, sentence: `The hole "${label}" lies across the cut in ${trim.at}.` }]
  })
}

/** Whether all of a hole is on what is left after the cut. */
function isInside(
  hole: KeepOutHole,
  { outline, cornerMm }: RecordSurface,
  { widthMm, heightMm, outlinePath }: Trim,
): boolean {
  const { radiusMm } = hole
  const { x, y } = holePlace(hole, { widthMm, heightMm })
  const cut = trimOutline({
    widthMm,
    heightMm,
    outline,
    cornerMm,
    ...(outlinePath !== undefined && { outlinePath }),
  })
  if (hole.widthMm !== undefined) {
    // As far from the cut as its corners are round, around the middles of these.
    const core = grow(boxExtent(holeBox({ ...hole, x, y }, { widthMm, heightMm })), -radiusMm)
    return cornersOf(core).every((corner) => insideMm(cut, corner) >= radiusMm)
  }
  if (outlinePath !== undefined) return insideMm(cut, { x: x * widthMm, y: y * heightMm }) >= radiusMm
  const across = Math.abs(x - 0.5) * widthMm
  const down = Math.abs(y - 0.5) * heightMm
  const [roomAcross, roomDown] = [widthMm / 2 - radiusMm, heightMm / 2 - radiusMm]
  if (outline !== 'ellipse') return across <= roomAcross && down <= roomDown
  return (across / roomAcross) ** 2 + (down / roomDown) ** 2 <= 1
}

const OPPOSITE = [
  ['left', 'right', 'widthMm'],
  ['top', 'bottom', 'heightMm'],
] as const

function stripsThatLeaveNothing({ name, keepOutSides }: RecordSurface, trim: Trim): Contradiction[] {
  const field = `surfaces.${name}.keepOutSides`
  return OPPOSITE.flatMap(([one, other, measure]) => {
    const there = trim[measure]
    const tooDeep = keepOutSides
      .filter(({ side, depthMm }) => (side === one || side === other) && depthMm >= there)
      .map(({ side, label, depthMm }) => ({
        field,
        sentence: `The ${side} "${label}" of ${depthMm} mm leaves nothing of the trim in ${trim.at}.`,
      }))
    if (tooDeep.length > 0) return tooDeep
    const deepest = (of: string) =>
      Math.max(0, ...keepOutSides.filter(({ side }) => side === of).map(({ depthMm }) => depthMm))
    if (deepest(one) + deepest(other) < there) return []
    return [{ field, sentence: `Those at the ${one} and the ${other} meet in ${trim.at}.` }]
  })
}

function marginsThatLeaveNothing(
  { name, outline, cornerMm, keepOutSides }: RecordSurface,
  { code, safeMm }: Size,
  { at, ...trim }: Trim,
): Contradiction[] {
  const withoutMargin = clearBox({ ...trim, safeMm: 0, keepOutSides })
  const clear = clearBox({ ...trim, safeMm, keepOutSides })
  // Where the strips alone leave nothing, they are told already.
  if (!isRoom(withoutMargin)) return []
  const face = { ...trim, safeMm, keepOutSides, outline, cornerMm }
  if (isRoom(clear) && (trim.outlinePath === undefined || clearLines(face).length > 0)) return []
  const sentence = `A margin of ${safeMm} mm leaves no room on ${name} in ${at}.`
  return [{ field: `sizes.${code}.safeMm`, sentence }]
}

const isRoom = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) => widthMm > 0 && heightMm > 0
