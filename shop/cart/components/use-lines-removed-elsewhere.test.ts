import { describe, expect, it } from 'vitest'
import { linesRemovedElsewhere, sentenceOf } from './use-lines-removed-elsewhere.ts'

const canvas = { uid: 'a', name: 'Canvas', autoAddedReason: undefined }
const mug = { uid: 'b', name: 'Mug', autoAddedReason: undefined }
const gift = { uid: 'c', name: 'Hanging kit', autoAddedReason: 'Comes with every canvas.' }

describe('PE-20: lines that left the cart in another tab', () => {
  it.each([
    ['a line that is gone', [canvas, mug], [mug], [], [canvas]],
    ['every line of a cart that is empty now', [canvas, mug], [], [], [canvas, mug]],
    ['no line that the shopper removed here', [canvas, mug], [mug], ['a'], []],
    ['no line that the shop had added by itself', [canvas, gift], [canvas], [], []],
    ['no line that came', [canvas], [canvas, mug], [], []],
  ])('are %s', (_, before, now, removedHere, gone) => {
    expect(linesRemovedElsewhere(before, now, new Set(removedHere))).toEqual(gone)
  })

  it('are named when it is one, and counted when there are more', () => {
    expect(sentenceOf([canvas])).toContain('“Canvas” is no longer in your cart.')
    expect(sentenceOf([canvas, mug])).toContain('2 lines are no longer in your cart.')
  })

  it('were ordered when the browser has an order in place of the cart', () => {
    expect(sentenceOf([canvas], true)).toBe(
      '“Canvas” is no longer in your cart. It was ordered in another tab.',
    )
    expect(sentenceOf([canvas, mug], true)).toContain('They were ordered in another tab.')
  })
})
