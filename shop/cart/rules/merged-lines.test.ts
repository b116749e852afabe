import { expect, test } from 'vitest'
import { type MergeableLine, mergedLines } from './merged-lines.ts'

const aLine = (id: number, parts: Partial<MergeableLine> = {}): MergeableLine => ({
  id,
  kind: 'printed',
  sku: 'BOARD-30X40',
  designRevision: 'one',
  quantity: 2,
  isAutoAdded: false,
  ...parts,
})

test('lines of other things move as they are', () => {
  const from = [aLine(1, { designRevision: 'two' }), aLine(2, { sku: 'BOARD-60X90' })]
  expect(mergedLines(from, [aLine(9)])).toEqual({ moved: [1, 2], joined: [], emptied: [] })
})

test('pieces of the same thing add up, also beyond what may be typed for one line', () => {
  expect(mergedLines([aLine(1, { quantity: 600 })], [aLine(9, { quantity: 700 })])).toEqual({
    moved: [],
    joined: [{ id: 9, quantity: 1300, isAutoAdded: false }],
    emptied: [1],
  })
})

test('two lines of the same thing both join it', () => {
  const { joined, emptied } = mergedLines([aLine(1), aLine(2, { quantity: 3 })], [aLine(9)])
  expect(joined).toEqual([{ id: 9, quantity: 7, isAutoAdded: false }])
  expect(emptied).toEqual([1, 2])
})

test('a membership counts once', () => {
  const membership = {
    kind: 'membership' as const,
    sku: 'champ_membership',
    designRevision: null,
    quantity: 1,
  }
  expect(mergedLines([aLine(1, membership)], [aLine(9, membership)]).joined).toEqual([
    { id: 9, quantity: 1, isAutoAdded: false },
  ])
})

test('J-02: saved lines join saved lines, and never what is in the cart', () => {
  const from = [aLine(1, { savedForLater: true }), aLine(2)]
  const saved = { id: 9, savedForLater: true }
  expect(mergedLines(from, [aLine(9, saved)])).toEqual({
    moved: [2],
    joined: [{ id: 9, quantity: 4, isAutoAdded: false }],
    emptied: [1],
  })
})

test('certificates never become one', () => {
  const certificate = {
    kind: 'gift-certificate' as const,
    sku: 'GiftCert',
    designRevision: null,
    quantity: 1,
  }
  expect(mergedLines([aLine(1, certificate)], [aLine(9, certificate)]).moved).toEqual([1])
})

test.each([
  ['the shop in both carts', true, true, { quantity: 2, isAutoAdded: true }],
  ['the shop in the other cart', true, false, { quantity: 2, isAutoAdded: false }],
  ['the shop in this cart', false, true, { quantity: 5, isAutoAdded: false }],
  ['the shopper in both', false, false, { quantity: 7, isAutoAdded: false }],
])('a thing put there by %s is counted by what the shopper wished', (_, fromAlong, toAlong, pieces) => {
  const kit = { kind: 'goods' as const, sku: 'KIT', designRevision: null }
  const from = [aLine(1, { ...kit, quantity: 5, isAutoAdded: fromAlong })]
  const to = [aLine(9, { ...kit, isAutoAdded: toAlong })]
  expect(mergedLines(from, to).joined).toEqual([{ id: 9, ...pieces }])
})
