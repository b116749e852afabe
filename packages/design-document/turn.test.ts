import { describe, expect, test } from 'vitest'
import type { DesignElement } from './design.ts'
import { aPhoto, aPlacedPhoto, aText } from './testing/builders.ts'
import { pivotOf, turnElement } from './turn.ts'

const placed = aPlacedPhoto({ xMm: 10, yMm: 20, widthMm: 100, heightMm: 50 })
const frameOf = (element: DesignElement) => {
  if (element.type !== 'photo' || element.frame.kind !== 'placed') throw new Error('Expected a placed photo')
  return element.frame
}

describe('an element turns', () => {
  test('about the middle of its frame', () => {
    expect(pivotOf(placed)).toEqual({ x: 60, y: 45 })
    const frame = frameOf(turnElement(placed, 30))
    expect(frame.rotationDeg).toBe(30)
    expect([frame.xMm, frame.yMm]).toEqual([expect.closeTo(10), expect.closeTo(20)])
  })

  test('so that a point which is held keeps its place', () => {
    // Half a turn about the left top corner puts the frame on the other side of it.
    const frame = frameOf(turnElement(placed, 180, { x: 10, y: 20 }))
    expect([frame.xMm, frame.yMm]).toEqual([expect.closeTo(-90), expect.closeTo(-30)])
    // And back again, though it is turned already.
    const back = frameOf(turnElement({ ...placed, frame }, 0, { x: 10, y: 20 }))
    expect([back.xMm, back.yMm, back.rotationDeg]).toEqual([expect.closeTo(10), expect.closeTo(20), 0])
  })

  test('as a text, about its first line unless a point is held', () => {
    const text = aText()
    expect(turnElement(text, 90)).toMatchObject({ rotationDeg: 90, xMm: text.xMm, yMm: text.yMm })
    const pivot = pivotOf(text)!
    const held = { x: pivot.x + 10, y: pivot.y }
    const turned = turnElement(text, 180, held)
    if (turned.type !== 'text') throw new Error('Expected a text')
    expect([turned.xMm, turned.yMm]).toEqual([expect.closeTo(text.xMm + 20), expect.closeTo(text.yMm)])
    expect(turnElement(turned, 0, held)).toMatchObject({ xMm: expect.closeTo(text.xMm), rotationDeg: 0 })
  })

  test('not when it is the face', () => {
    const face = aPhoto()
    expect(pivotOf(face)).toBeUndefined()
    expect(turnElement(face, 90)).toBe(face)
  })
})
