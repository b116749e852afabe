/**
 * Where a moving element is caught: by the middle and the thirds of the surface, by edges and middles of its neighbours,
 * and where it would leave the same gap as two of them do. Made once for a drag, because nothing else moves meanwhile.
 */
import type { Extent } from '#packages/design-document/geometry.ts'
import type { Snap } from '../editor.ts'
import { gapPlaces } from './equal-gaps.ts'
import { nearestOf } from './nearest-of.ts'
import { type Along, alongOf, middleOf, type Stretch } from './stretch.ts'

export interface SnapIndex {
  /**
   * @param moving    where the element would be without snapping
   * @param withinMm  how near it must come
   * @returns how far it is moved to where it is caught, and the lines it is caught by
   */
  catch(moving: Extent, withinMm: number): { dxMm: number; dyMm: number; snaps: Snap[] }
}

/** Places of the surface that catch the middle of an element, in mm. */
export interface SurfaceLines {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

export function snapIndex(lines: SurfaceLines, neighbours: readonly Extent[]): SnapIndex {
  const axes = { x: axisIndex(lines.x, neighbours, 'x'), y: axisIndex(lines.y, neighbours, 'y') }
  return {
    catch(moving, withinMm) {
      const x = axes.x(moving, withinMm)
      const y = axes.y(moving, withinMm)
      return {
        dxMm: x?.byMm ?? 0,
        dyMm: y?.byMm ?? 0,
        snaps: [
          ...(x ? [{ axis: 'x', atMm: x.atMm } as const] : []),
          ...(y ? [{ axis: 'y', atMm: y.atMm } as const] : []),
        ],
      }
    },
  }
}

interface Caught {
  byMm: number
  atMm: number
}

function axisIndex(lines: readonly number[], neighbours: readonly Extent[], axis: Along) {
  const stretches = neighbours
    .map((extent) => ({ along: alongOf(extent, axis), across: alongOf(extent, axis === 'x' ? 'y' : 'x') }))
    .toSorted((one, other) => one.along.from - other.along.from)
  const edges = sorted(stretches.flatMap(({ along }) => [along.from, along.to]))
  const middles = sorted(stretches.map(({ along }) => middleOf(along)))

  return (extent: Extent, withinMm: number): Caught | undefined => {
    const moving = alongOf(extent, axis)
    const across = alongOf(extent, axis === 'x' ? 'y' : 'x')
    const row = stretches.filter((one) => meet(one.across, across)).map(({ along }) => along)
    const gaps = gapPlaces(row, moving)
    const at = { from: moving.from, middle: middleOf(moving), to: moving.to }
    // In the order in which equally near ones are taken: what the surface says comes first.
    const found = [
      catchAt(at.middle, lines),
      catchAt(at.middle, middles),
      catchAt(at.from, edges),
      catchAt(at.to, edges),
      catchAt(at.from, gaps.from),
      catchAt(at.to, gaps.to),
      catchAt(at.middle, gaps.middle),
    ]
    return found
      .filter((one) => one !== undefined && Math.abs(one.byMm) <= withinMm)
      .reduce((best, next) => (best && Math.abs(best.byMm) <= Math.abs(next!.byMm) ? best : next), undefined)
  }
}

function catchAt(place: number, sortedPlaces: readonly number[]): Caught | undefined {
  const atMm = nearestOf(sortedPlaces, place)
  return atMm === undefined ? undefined : { byMm: atMm - place, atMm }
}

const meet = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to

const sorted = (places: readonly number[]) => places.toSorted((one, other) => one - other)
