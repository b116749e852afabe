import { expect, test } from 'vitest'
import { artworkFileName, artworkKey, artworkKinds, isDrawn, lineCode, pageCode } from './artwork-names.ts'

test.each([
  ['artwork' as const, 'orders/100000042/1/artwork.pdf', '100000042-1-artwork.pdf'],
  ['proof' as const, 'orders/100000042/1/proof.jpg', '100000042-1-proof.jpg'],
  ['job-ticket' as const, 'orders/100000042/1/job-ticket.pdf', '100000042-1-job-ticket.pdf'],
  ['sheets' as const, 'orders/100000042/1/sheets.pdf', '100000042-1-sheets.pdf'],
])('the %s of a line is stored as %s and handed out as %s', (kind, key, fileName) => {
  expect(artworkKey('100000042', 1, kind)).toBe(key)
  expect(artworkFileName('100000042', 1, kind)).toBe(fileName)
})

test('a line has artwork, proof and job ticket', () => {
  expect(artworkKinds).toEqual(['artwork', 'proof', 'job-ticket'])
})

test('a line with press sheets is not drawn while its job ticket is not', () => {
  const files = ['artwork', 'proof', 'sheets'] as const
  expect(isDrawn(files.map((kind) => ({ kind })))).toBe(false)
  expect(isDrawn([...files, 'job-ticket' as const].map((kind) => ({ kind })))).toBe(true)
})

test('scanners of the press room read the order and the place of the line', () => {
  expect(lineCode('100000042', 12)).toBe('100000042-12')
})

test('of a set, scanners read which of its pieces they have', () => {
  expect(pageCode('100000042', 12, 3)).toBe('100000042-12-3')
})
