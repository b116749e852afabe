import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Surface } from '#packages/design-document/design.ts'
import { type Extent, safeBox } from '#packages/design-document/geometry.ts'
import { aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { fittedLines } from './fitted-lines.ts'
import { builtFonts } from './testing/fonts.ts'
import { inkOfText } from './testing/ink.ts'

const fonts = builtFonts()
/** Most that the edges of two full lines may differ by. */
const EVEN_MM = 0.2

const roll = (texts: readonly string[], parts: Partial<Surface> = {}, font = 'Bebas Neue') =>
  aSurface({
    ...{ widthMm: 305, heightMm: 610, bleedMm: 43, safeMm: 15 },
    elements: texts.map((text, place) => aText({ id: `line-${place}`, text, font })),
    ...parts,
  })

const inksOf = (surface: Surface): Extent[] =>
  surface.elements.flatMap((element) =>
    element.type === 'text' ? (inkOfText(element, fonts(element.font)) ?? []) : [],
  )

const stops = [
  'CIRCULAR QUAY',
  'BONDI',
  'COOGEE',
  'PARRAMATTA',
  'MANLY',
  'WATSONS BAY',
  'NEWTOWN',
  'CRONULLA',
]

describe('the lines of a roll', () => {
  test('reach the same two edges, and fill the safe area from top to bottom', () => {
    const surface = roll(stops)
    const safe = safeBox(surface)
    const inks = inksOf(fittedLines(surface, fonts))
    expect(inks).toHaveLength(stops.length)
    for (const { left, right } of inks) {
      expect(Math.abs(left - safe.xMm)).toBeLessThan(EVEN_MM)
      expect(Math.abs(right - safe.xMm - safe.widthMm)).toBeLessThan(EVEN_MM)
    }
    expect(Math.min(...inks.map(({ top }) => top))).toBeLessThan(safe.yMm + 1)
    expect(Math.max(...inks.map(({ bottom }) => bottom))).toBeGreaterThan(safe.yMm + safe.heightMm - 1)
  })

  test('have even gaps, and a long line is lower than a short one', () => {
    const fitted = fittedLines(roll(stops), fonts)
    const inks = inksOf(fitted)
    const gaps = inks.slice(1).map(({ top }, place) => top - (inks[place]?.bottom ?? 0))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(4)
    const heights = inks.map(({ top, bottom }) => bottom - top)
    expect(heights[0]).toBeLessThan(heights[1] ?? 0)
  })

  test('a line of two letters is held to a height, and set apart or in the middle', () => {
    const [wa, perth] = inksOf(fittedLines(roll(['WA', 'PERTH']), fonts))
    if (!wa || !perth) throw new Error('Expected two lines')
    expect(wa.bottom - wa.top).toBeLessThan(0.5 * 275 + 1)
    expect((wa.left + wa.right) / 2).toBeCloseTo(305 / 2, 1)
  })

  test('an empty line takes no room and keeps its place', () => {
    const surface = roll(['BONDI', '', 'MANLY'])
    const fitted = fittedLines(surface, fonts)
    expect(fitted.elements[1]).toBe(surface.elements[1])
    const without = inksOf(fittedLines(roll(['BONDI', 'MANLY']), fonts))
    expect(inksOf(fitted)).toEqual(without)
  })

  test('fitted again nothing changes, and without letters nothing is fitted', () => {
    const fitted = fittedLines(roll(stops), fonts)
    expect(fittedLines(fitted, fonts)).toBe(fitted)
    const surface = roll(stops)
    expect(fittedLines(surface, () => [])).toBe(surface)
  })
})

test('whatever is written, on any size and in any font, lines stay inside, apart and even', () => {
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÉÇŁ0123456789 &-.,’/ß')
  const words = fc.string({ unit: letter, minLength: 1, maxLength: 30 }).filter((text) => /[A-Z]/.test(text))
  const lines = fc.array(words, { minLength: 2, maxLength: 30 })
  const size = fc.constantFrom([305, 610], [406, 813], [457, 1219], [762, 1524])
  const font = fc.constantFrom('Bebas Neue', 'Lemon Milk', 'Brandon text Black')
  fc.assert(
    fc.property(lines, size, font, (texts, [widthMm = 0, heightMm = 0], name) => {
      const surface = roll(texts, { widthMm, heightMm }, name)
      const safe = safeBox(surface)
      const inks = inksOf(fittedLines(surface, fonts))
      expect(inks).toHaveLength(texts.length)
      for (const [place, { left, right, top, bottom }] of inks.entries()) {
        expect(left).toBeGreaterThanOrEqual(safe.xMm)
        expect(right).toBeLessThanOrEqual(safe.xMm + safe.widthMm)
        expect(top).toBeGreaterThanOrEqual(safe.yMm)
        expect(bottom).toBeLessThanOrEqual(safe.yMm + safe.heightMm)
        expect(top).toBeGreaterThan(inks[place - 1]?.bottom ?? 0)
        const isHeld = left - safe.xMm > EVEN_MM
        const middle = (left + right) / 2
        expect(Math.abs(middle - widthMm / 2)).toBeLessThan(isHeld ? 1 : EVEN_MM)
      }
    }),
    { numRuns: 60 },
  )
})
