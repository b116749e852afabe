import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import { inkOfText } from '#packages/artwork-renderer/testing/ink.ts'
import type { Surface, TextElement } from '#packages/design-document/design.ts'
import {
  centreOf,
  cornersOf,
  extentOf,
  mapPoint,
  overlaps,
  rotation,
  safeBox,
  textPivot,
} from '#packages/design-document/geometry.ts'
import { refitSurface } from '#packages/design-document/refit.ts'
import { aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { countMore, hourOf, type Numerals, numeralsOf, numeralsOn, setNumerals } from './numerals.ts'
import { placedNumerals } from './placed-numerals.ts'

const fonts = builtFonts()
const clock = (widthMm: number, elements: Surface['elements'] = []) =>
  aSurface({ widthMm, heightMm: widthMm, bleedMm: 3, safeMm: 8, elements })
const withNumerals = (face: Surface, numerals: Numerals) => placedNumerals(setNumerals(face, numerals), fonts)

const anyNumerals = fc.record({
  style: fc.constantFrom('hours' as const, 'quarters' as const, 'roman' as const),
  font: fc.constantFrom('Lemon Milk', 'Bebas Neue', 'Vogue', 'Lobster'),
  colour: fc.constant('#1e2a25'),
})
const anyClock = fc.integer({ min: 150, max: 600 }).map((widthMm) => clock(widthMm))

/** The four corners of the letters of a numeral as they are printed. */
function cornersOfInk(numeral: TextElement) {
  const ink = inkOfText(numeral, fonts(numeral.font))
  if (!ink) throw new Error(`Expected ${numeral.text} to have letters`)
  const turned = rotation(numeral.rotationDeg, textPivot(numeral))
  return cornersOf(ink).map((corner) => mapPoint(turned, corner))
}

describe('the numerals of a clock', () => {
  test('stand with the middle of their letters on one circle, twelve at the top', () => {
    fc.assert(
      fc.property(anyClock, anyNumerals, (face, numerals) => {
        const { x, y } = centreOf(safeBox(face))
        const numeralsThere = numeralsOn(withNumerals(face, numerals))
        const places = numeralsThere.map((numeral) => {
          const { left, right, top, bottom } = extentOf(cornersOfInk(numeral))
          const [dx, dy] = [(left + right) / 2 - x, (top + bottom) / 2 - y]
          const hour = ((Math.atan2(dx, -dy) * 6) / Math.PI + 12) % 12
          return { awayMm: Math.hypot(dx, dy), offHour: Math.abs(((hour - hourOf(numeral) + 18) % 12) - 6) }
        })
        const away = places.map(({ awayMm }) => awayMm)
        expect(Math.max(...away) - Math.min(...away)).toBeLessThan(0.02)
        for (const { offHour } of places) expect(offHour).toBeLessThan(0.01)
      }),
    )
  })

  test('are inside the safe area, as far out as it lets them, and none touches another', () => {
    fc.assert(
      fc.property(anyClock, anyNumerals, (face, numerals) => {
        const { x, y } = centreOf(safeBox(face))
        const inks = numeralsOn(withNumerals(face, numerals)).map(cornersOfInk)
        const furthest = Math.max(...inks.flat().map((corner) => Math.hypot(corner.x - x, corner.y - y)))
        const radiusMm = safeBox(face).widthMm / 2
        expect(furthest).toBeLessThan(radiusMm)
        expect(furthest).toBeGreaterThan(0.95 * radiusMm)
        // Upright ones have boxes that say so; Roman ones are turned, and stand further apart than they are wide.
        if (numerals.style === 'roman') return
        const boxes = inks.map(extentOf)
        for (const [at, box] of boxes.entries()) {
          expect(boxes.slice(at + 1).some((other) => overlaps(box, other))).toBe(false)
        }
      }),
    )
  })

  test('keep their circle on a clock of another size, and are the same once they are placed', () => {
    fc.assert(
      fc.property(anyClock, anyNumerals, fc.integer({ min: 150, max: 600 }), (face, numerals, widthMm) => {
        const placed = withNumerals(face, numerals)
        expect(placedNumerals(placed, fonts)).toBe(placed)
        const larger = placedNumerals(refitSurface(placed, clock(widthMm)), fonts)
        expect(larger).toEqual(withNumerals(clock(widthMm), numerals))
      }),
    )
  })

  test('are read from the design, and change without touching the shopper’s own words', () => {
    fc.assert(
      fc.property(anyNumerals, anyNumerals, (first, second) => {
        const own = aText({ id: 'own', text: '12' })
        const face = withNumerals(clock(300, [own]), first)
        expect(numeralsOf(face)).toEqual(first)
        const changed = setNumerals(face, second)
        expect(changed.elements).toHaveLength(face.elements.length + countMore(face, second.style))
        expect(numeralsOf(changed)).toEqual(second)
        expect(setNumerals(changed, undefined).elements).toEqual([own])
      }),
    )
  })

  test('are placed by real figures, whatever a design of the API calls a numeral', () => {
    const strange = [
      aText({ id: 'numerals-13', group: 'numerals', text: '13' }),
      aText({ id: 'numerals-x', group: 'numerals', text: 'x' }),
      aText({ id: 'numerals-12', group: 'numerals', text: 'Half past eleven, more or less', font: 'Vogue' }),
    ]
    const placed = placedNumerals(clock(300, strange), fonts).elements
    expect(placed.slice(0, 2)).toEqual(strange.slice(0, 2))
    const twelve = placed[2]
    expect(twelve?.type === 'text' && [twelve.xMm, twelve.yMm].every(Number.isFinite)).toBe(true)
  })

  test('wait where they are until their letters have arrived', () => {
    const face = setNumerals(clock(300), { style: 'hours', font: 'Vogue', colour: '#1e2a25' })
    expect(placedNumerals(face, () => [])).toBe(face)
    expect(numeralsOf(clock(300))).toBeUndefined()
  })
})
