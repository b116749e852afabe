import { describe, expect, it } from 'vitest'
import { cartWords } from './cart-words.ts'

describe('H-31: what the merge of two carts did, in a sentence', () => {
  it.each([
    [0, 0, undefined],
    [0, 1, '1 piece came along in your cart.'],
    [2, 0, 'Your cart still holds 2 pieces from before.'],
    [3, 2, 'Your cart holds 2 pieces from this visit and 3 from before.'],
  ])('%i from before and %i from this visit: %s', (fromBefore, fromVisit, words) => {
    const pieces = fromBefore + fromVisit
    expect(cartWords({ pieces, fromBefore, fromVisit, isLost: false })).toBe(words)
  })

  it('says that a cart could not be brought along, and what to do', () => {
    const lost = { pieces: 1, fromBefore: 1, fromVisit: 0, isLost: true }
    expect(cartWords(lost)).toMatch(/could not bring along .* please add them again/)
  })
})
