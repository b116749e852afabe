/** One side of a piece: the line between two crossings, with a tab that goes to one of its neighbours. */
import type { Point } from '#packages/design-document/geometry.ts'
import type { Segment } from '#packages/design-document/path-data.ts'
import { type Chance, swing } from './chance.ts'

/** A place where lines cross, or where one ends. */
export interface Crossing {
  readonly at: Point
  /** How far the line through it leans, in mm for each mm along. */
  readonly lean: number
}

/** Lines run down or across; both are drawn by the same steps. */
export type Direction = 'down' | 'across'

/** How long a line keeps to its lean, in parts of the shorter side of a piece. */
const SHOULDER = 0.22

/**
 * A tab of a piece whose shorter side is 1: `along` from its middle, `out` of the line. The neck is narrower than the head, so
 * that pieces hold each other, and the curve from one to the other has no corner.
 */
const NECK = { along: 0.095, out: 0.08 }
const INTO_NECK = { along: 0.032, out: 0.038 }
const CHEEK = { along: 0.2, out: 0.15 }
const CROWN = { along: 0.16, out: 0.265 }

/** Each tab is moved, leaned and scaled a little: no two pieces can be exchanged. */
const MOVED = 0.04
const LEANED = 0.03
const SMALLEST = 0.95
const SCALED = 0.1

/**
 * Four curves from one crossing to the next.
 *
 * @param unit   shorter side of a piece, in mm
 * @param chance asked four times
 */
export function sideBetween(
  from: Crossing,
  to: Crossing,
  { direction, unit, chance }: { direction: Direction; unit: number; chance: Chance },
): Segment[] {
  const side = chance() < 0.5 ? -1 : 1
  const middle = 0.5 + swing(chance, MOVED)
  const scale = unit * (SMALLEST + chance() * SCALED)
  const leaned = swing(chance, LEANED) * unit
  const foot = {
    x: from.at.x + (to.at.x - from.at.x) * middle,
    y: from.at.y + (to.at.y - from.at.y) * middle,
  }
  const place = (about: Point, along: number, out: number): Point =>
    direction === 'down' ? { x: about.x + out, y: about.y + along } : { x: about.x + along, y: about.y + out }
  /** `sign` is the half of the tab: before its middle, or behind it. What is further out leans more. */
  const ofTab = ({ along, out }: { along: number; out: number }, sign: 1 | -1) =>
    place(foot, sign * along * scale + (out / CROWN.out) * leaned, side * out * scale)
  const shoulder = ({ at, lean }: Crossing, sign: 1 | -1) =>
    place(at, sign * SHOULDER * unit, sign * SHOULDER * unit * lean)
  const top = ofTab({ along: 0, out: CROWN.out }, 1)
  return [
    curve(shoulder(from, 1), ofTab(INTO_NECK, -1), ofTab(NECK, -1)),
    curve(ofTab(CHEEK, -1), ofTab(CROWN, -1), top),
    curve(ofTab(CROWN, 1), ofTab(CHEEK, 1), ofTab(NECK, 1)),
    curve(ofTab(INTO_NECK, 1), shoulder(to, -1), to.at),
  ]
}

const curve = (one: Point, two: Point, end: Point): Segment => ['C', one.x, one.y, two.x, two.y, end.x, end.y]
