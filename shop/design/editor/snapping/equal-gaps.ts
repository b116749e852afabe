/** Where an element leaves the gap to its neighbour that two others leave, or stands half way between two. */
import { middleOf, type Stretch } from './stretch.ts'

interface GapPlaces {
  /** For the beginning, the end and the middle of the moving element; each sorted. */
  from: readonly number[]
  to: readonly number[]
  middle: readonly number[]
}

/** @param row  what stands beside the moving element, sorted by where it begins */
export function gapPlaces(row: readonly Stretch[], moving: Stretch): GapPlaces {
  const length = moving.to - moving.from
  const gaps = row.slice(1).flatMap((after, place) => {
    const before = row[place]!
    return after.from > before.to ? [{ before, after, widthMm: after.from - before.to }] : []
  })
  return {
    from: sorted(gaps.map(({ after, widthMm }) => after.to + widthMm)),
    to: sorted(gaps.map(({ before, widthMm }) => before.from - widthMm)),
    middle: gaps
      .filter(({ widthMm }) => widthMm > length)
      .map(({ before, after }) => middleOf({ from: before.to, to: after.from })),
  }
}

const sorted = (places: readonly number[]) => places.toSorted((one, other) => one - other)
