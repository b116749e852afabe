import { describe, expect, test } from 'vitest'
import { aSurface } from '#packages/design-document/testing/builders.ts'
import { arrangement } from './arrangement.ts'
import { examplesOn } from './example.ts'
import {
  clearLines,
  linesOn,
  moveLine,
  reasonAgainst,
  removeLine,
  rowsOf,
  withoutEmpty,
  writeLine,
} from './lines.ts'
import { GROUNDS, groundOf, setGround, setLetters } from './looks.ts'

const face = arrangement.begin(aSurface({ widthMm: 305, heightMm: 610, safeMm: 15, elements: [] }))
const textsOf = (surface: typeof face) => linesOn(surface).map(({ text }) => text)
const last = GROUNDS.at(-1)

describe('what a roll begins with', () => {
  test('is eight stops on the first ground, and a surface with words stays itself', () => {
    expect(textsOf(face)).toHaveLength(8)
    expect(groundOf(face)).toBe(GROUNDS[0])
    expect(arrangement.begin(face)).toBe(face)
  })

  test('is an example as long as nobody writes over it, in whatever order', () => {
    expect(examplesOn(face)).toHaveLength(8)
    const moved = moveLine(face, { id: 'example-1', by: 1 })
    expect(examplesOn(moved)).toHaveLength(8)
    expect(examplesOn(writeLine(face, { id: 'example-1', text: 'Home' }))).toHaveLength(7)
  })
})

describe('lines', () => {
  test('are written in capitals, also of letters that have none of their own', () => {
    expect(textsOf(writeLine(face, { id: 'example-1', text: 'Straße, élan' }))[0]).toBe('STRASSE, ÉLAN')
  })

  test('stay the same surface when nothing changes', () => {
    expect(writeLine(face, { id: 'example-1', text: 'circular quay' })).toBe(face)
    expect(moveLine(face, { id: 'example-1', by: -1 })).toBe(face)
    expect(moveLine(face, { id: 'example-8', by: 1 })).toBe(face)
  })

  test('that are pasted stand below each other, and look like the one they were pasted into', () => {
    const below = [{ id: 'a', text: 'Glebe' }]
    const pasted = writeLine(setLetters(face, 'Lemon Milk'), { id: 'example-1', text: 'Balmain', below })
    expect(textsOf(pasted).slice(0, 3)).toEqual(['BALMAIN', 'GLEBE', 'COOGEE'])
    expect(new Set(linesOn(pasted).map(({ font }) => font))).toEqual(new Set(['Lemon Milk']))
    expect(rowsOf(' Glebe\r\n\n\tBalmain  \u2028Rozelle\n')).toEqual(['Glebe', 'Balmain', 'Rozelle'])
  })

  test('that are empty go when a list is pasted', () => {
    const cleared = clearLines(face, ['a', 'b'])
    const below = [{ id: 'c', text: 'Glebe' }]
    expect(textsOf(withoutEmpty(writeLine(cleared, { id: 'a', text: 'Balmain', below })))).toEqual([
      'BALMAIN',
      'GLEBE',
    ])
    expect(withoutEmpty(cleared)).toBe(cleared)
  })

  test('are moved one place, and taken out until two are left', () => {
    expect(textsOf(moveLine(face, { id: 'example-2', by: -1 })).slice(0, 2)).toEqual([
      'COOGEE',
      'CIRCULAR QUAY',
    ])
    const two = linesOn(face).reduce((now, { id }) => removeLine(now, id), face)
    expect(textsOf(two)).toEqual(['BONDI BEACH', 'CRONULLA'])
  })

  test('that are cleared leave two empty ones in the same look', () => {
    const cleared = clearLines(last ? setGround(face, last) : face, ['a', 'b'])
    expect(textsOf(cleared)).toEqual(['', ''])
    expect(groundOf(cleared)).toBe(last)
  })

  test('have a limit that is said: thirty of them, of forty letters', () => {
    expect(reasonAgainst({ lines: 30, letters: 40 })).toBeUndefined()
    expect(reasonAgainst({ lines: 42, letters: 3 })).toBe('At most 30 lines have room; this would make 42.')
    expect(reasonAgainst({ lines: 0, letters: 41 })).toBe(
      'A line has room for 40 letters; this would make 41.',
    )
  })
})

test('every ground is told again from the document alone', () => {
  for (const ground of GROUNDS) expect(groundOf(setGround(face, ground))).toBe(ground)
  expect(groundOf({ ...face, background: { kind: 'solid', colour: '#ff0000' } })).toBeUndefined()
})
