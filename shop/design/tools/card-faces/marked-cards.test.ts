import { describe, expect, test } from 'vitest'
import { record } from '#families/photo-playing-cards/record.ts'
import { type Surface, surfaceSchema } from '#packages/design-document/design.ts'
import { refitSurface } from '#packages/design-document/refit.ts'
import { aPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { CARD_GROUP, markedCard } from './marked-cards.ts'

const cards = record.surfaces.map(({ name }) => name).filter((name) => name !== 'back')
const card = (name: string, elements: Surface['elements'] = [aPhoto()]) =>
  aSurface({ name, widthMm: 63, heightMm: 88, bleedMm: 3, safeMm: 4, elements })
const corners = ({ elements }: Surface) =>
  elements.flatMap((element) => (element.type === 'art' && element.group === CARD_GROUP ? [element] : []))

describe('the value of a card', () => {
  test.each(cards)('stands in two corners of %s, inside what is safe from the cut, and is valid', (name) => {
    const face = markedCard(card(name))
    const [first, second] = corners(face).flatMap(({ frame }) => (frame.kind === 'placed' ? [frame] : []))
    expect(first).toMatchObject({ xMm: 4, yMm: 4, rotationDeg: 0 })
    expect(second).toMatchObject({ rotationDeg: 180 })
    expect((second?.xMm ?? 0) + (second?.widthMm ?? 0)).toBeCloseTo(59)
    expect((second?.yMm ?? 0) + (second?.heightMm ?? 0)).toBeCloseTo(84)
    expect(surfaceSchema.safeParse(face).success).toBe(true)
  })

  test('is another one on each card, and says so to whoever hears it', () => {
    const marks = cards.map((name) => corners(markedCard(card(name)))[0])
    expect(new Set(marks.map((mark) => JSON.stringify(mark?.paths))).size).toBe(54)
    expect(new Set(marks.map((mark) => mark?.name)).size).toBe(54)
    expect(corners(markedCard(card('hearts-king')))[0]?.name).toBe('King of hearts')
    expect(corners(markedCard(card('joker-red')))[0]?.name).toBe('Red joker')
  })

  test('is over what the shopper adds, and over what they add later', () => {
    const face = markedCard(card('clubs-7'))
    const more = markedCard({ ...face, elements: [...face.elements, aText({ id: 'own' })] })
    expect(more.elements.map(({ group }) => group)).toEqual([undefined, undefined, CARD_GROUP, CARD_GROUP])
  })

  test('comes with the first thing on a card and goes with the last', () => {
    const empty = card('clubs-7', [])
    expect(markedCard(empty)).toBe(empty)
    const face = markedCard(card('clubs-7'))
    expect(markedCard({ ...face, elements: corners(face) }).elements).toEqual([])
  })

  test('comes back when it is taken off, and a card that has it stays itself', () => {
    const face = markedCard(card('clubs-7'))
    expect(markedCard({ ...face, elements: face.elements.slice(0, 1) })).toEqual(face)
    expect(markedCard(face)).toBe(face)
    const loaded = structuredClone(face)
    expect(markedCard(loaded)).toBe(loaded)
  })

  test('keeps its size and its corner on cards of another size', () => {
    const bridge = { ...card('hearts-10'), widthMm: 57, heightMm: 89 }
    const refitted = markedCard(refitSurface(markedCard(card('hearts-10')), bridge))
    expect(corners(refitted)).toEqual(corners(markedCard(bridge)))
  })

  test('is on no back', () => {
    const back = card('back')
    expect(markedCard(back)).toBe(back)
  })
})
