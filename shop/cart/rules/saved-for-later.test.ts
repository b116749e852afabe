import { describe, expect, test } from 'vitest'
import { activeLines, isSameLine, MAX_SAVED_LINES, savedLines, savedLinesProblem } from './saved-for-later.ts'

const inCart = { id: 1, savedForLater: false }
const neverSaved: { id: number; savedForLater?: boolean } = { id: 2 }
const saved = { id: 3, savedForLater: true }

test('what is saved for later is no part of the cart, and everything else is', () => {
  expect(activeLines([inCart, neverSaved, saved])).toEqual([inCart, neverSaved])
  expect(savedLines([inCart, neverSaved, saved])).toEqual([saved])
})

describe('a line', () => {
  const mug = { kind: 'printed' as const, sku: 'MUG-11', designRevision: 'r1' }
  const card = { kind: 'gift-certificate' as const, sku: 'GiftCert', designRevision: null }

  test.each([
    ['in the cart and the same in the cart are one', mug, { ...mug, savedForLater: false }, true],
    ['that is saved and the same saved are one', saving(mug), saving(mug), true],
    ['in the cart and the same saved are two', mug, saving(mug), false],
    ['of another design is another', mug, { ...mug, designRevision: 'r2' }, false],
    ['of another SKU is another', mug, { ...mug, sku: 'MUG-15' }, false],
    ['with a certificate is always its own', card, card, false],
  ])('%s', (_, one, other, same) => {
    expect(isSameLine(one, other)).toBe(same)
  })
})

test('a hundred things can be saved, and the sentence for the next says what to do', () => {
  const lines = Array.from({ length: MAX_SAVED_LINES }, () => saved)
  expect(savedLinesProblem([...lines.slice(1), inCart])).toBeUndefined()
  expect(savedLinesProblem(lines)).toBe('You can save at most 100 things for later. Please remove one first.')
})

function saving<Line>(line: Line): Line & { savedForLater: true } {
  return { ...line, savedForLater: true }
}
