/** Words on a piece that is cut to any shape. */
import { describe, expect, test } from 'vitest'
import { type Extent, mapPoint, rotation } from './geometry.ts'
import { aSurface, aText } from './testing/builders.ts'
import {
  densePoints,
  figuresFrom,
  HEART,
  insideSlowly,
  pathCut,
  RANDOM_OUTLINES,
} from './testing/outlines.ts'
import type { TrimOutline } from './trim-outline.ts'
import { areWordsCut, areWordsOff, edgesNear, type WordsPlace } from './words-place.ts'

/** A heart of 100 mm with a margin of 5; its notch is at 50, 20. */
const surface = aSurface({ widthMm: 100, heightMm: 100, bleedMm: 3, safeMm: 5 })
const heart = pathCut(HEART)
const words = (left: number, top: number, right: number, bottom: number): Extent => ({
  left,
  top,
  right,
  bottom,
})
const judged = (extent: Extent, cut: TrimOutline = heart) => {
  const place: WordsPlace = { textExtent: () => extent, cut }
  if (areWordsOff(aText(), surface, place)) return 'off'
  if (areWordsCut(aText(), surface, place)) return 'cut'
  return edgesNear(aText(), surface, { ...place, sides: [] }).isNearTrim ? 'near' : 'clear'
}

describe('words on a heart', () => {
  test.each<[string, Extent, string]>([
    ['across its middle are clear', words(20, 35, 80, 45), 'clear'],
    ['across its notch are cut, though all their corners are on it', words(20, 12, 80, 18), 'cut'],
    ['on one lobe, beside the notch, are clear', words(15, 12, 35, 18), 'clear'],
    ['just below the notch are too near to it', words(40, 23, 60, 30), 'near'],
    ['further below it are clear', words(40, 26, 60, 32), 'clear'],
    ['in the notch, between both lobes, are off', words(49, 2, 51, 6), 'off'],
    ['beside the point are off', words(5, 90, 30, 96), 'off'],
    ['over the point are cut', words(40, 92, 60, 99), 'cut'],
    ['around all of it are cut and not off', words(-5, -5, 105, 105), 'cut'],
  ])('%s', (_, extent, said) => {
    expect(judged(extent)).toBe(said)
  })

  test('are judged by their glyphs where these are turned, and with the line around them', () => {
    const middle = { x: 50, y: 45 }
    const glyphs = [
      { x: 22, y: 42 },
      { x: 78, y: 42 },
      { x: 78, y: 48 },
      { x: 22, y: 48 },
    ].map((corner) => mapPoint(rotation(45, middle), corner))
    const place: WordsPlace = { textExtent: () => words(28, 23, 72, 67), textHull: () => glyphs, cut: heart }
    const near = (element = aText()) => edgesNear(element, surface, { ...place, sides: [] }).isNearTrim
    expect(areWordsCut(aText(), surface, place)).toBe(false)
    expect(near()).toBe(false)
    expect(near(aText({ outline: { colour: '#000000', widthMm: 8 } }))).toBe(true)
  })
})

describe.each(RANDOM_OUTLINES.map((path, place) => [place + 1, path] as const))(
  'words on outline %d',
  (start, path) => {
    const cut = pathCut(path)
    const line = densePoints(cut, 150)

    test('are cut, off, near or clear as very many of their points say', () => {
      const figure = figuresFrom(start)
      const said = new Set<string>()
      for (let turn = 0; turn < 8; turn += 1) {
        const [left, top] = [90 * figure(), 90 * figure()]
        const extent = words(left, top, left + 4 + 20 * figure(), top + 2 + 10 * figure())
        const least = leastInside(line, extent)
        const most = mostInside(line, extent)
        // Too close to a limit for points that are counted.
        if ([least, least - 5, most].some((room) => Math.abs(room) < 0.35)) continue
        const expected = most < 0 ? 'off' : least < 0 ? 'cut' : least < 5 ? 'near' : 'clear'
        said.add(expected)
        expect([extent, judged(extent, cut)]).toEqual([extent, expected])
      }
      expect(said.size).toBeGreaterThan(0)
    })
  },
)

const pointsIn = ({ left, top, right, bottom }: Extent) =>
  Array.from({ length: 6 * 6 }, (_, place) => ({
    x: left + ((right - left) * (place % 6)) / 5,
    y: top + ((bottom - top) * Math.floor(place / 6)) / 5,
  }))

function leastInside(line: ReturnType<typeof densePoints>, extent: Extent): number {
  const own = Math.min(...pointsIn(extent).map((point) => insideSlowly(line, point)))
  const { left, top, right, bottom } = extent
  const beside = line.map(({ x, y }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  )
  const nearest = Math.min(...beside)
  return own > 0 && nearest === 0 ? -1 : own > 0 ? nearest : own
}

const mostInside = (line: ReturnType<typeof densePoints>, extent: Extent) =>
  Math.max(...pointsIn(extent).map((point) => insideSlowly(line, point)))
