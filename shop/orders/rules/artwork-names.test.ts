import { expect, test } from 'vitest'
import { artworkFileName, artworkKey, artworkKinds, lineCode, pageCode } from './artwork-names.ts'

test.each([
  ['artwork' as const, 'orders/100000042/1/artwork.pdf', '100000042-1-artwork.pdf'],
  ['proof' as const, 'orders/100000042/1/proof.jpg', '100000042-1-proof.jpg'],
  ['job-ticket' as const, 'orders/100000042/1/job-ticket.pdf', '100000042-1-job-ticket.pdf'],
])('the %s of a line is stored as %s and handed out as %s', (kind, key, fileName) => {
  expect(artworkKey('100000042', 1, kind)).toBe(key)
  expect(artworkFileName('100000042', 1, kind)).toBe(fileName)
})

test('a line has artwork, proof and job ticket', () => {
  expect(artworkKinds).toEqual(['artwork', 'proof', 'job-ticket'])
})

test('scanners of the press room read the order and the place of the line', () => {
  expect(lineCode('100000042', 12)).toBe('100000042-12')
})

test('of a set, scanners read which of its pieces they have', () => {
  expect(pageCode('100000042', 12, 3)).toBe('100000042-12-3')
})
