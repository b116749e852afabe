import { expect, it } from 'vitest'
import { record as frame } from '#families/custom-frame/record.ts'
import type { CustomSize } from '#packages/product/record.ts'
import { boundsInWords, readMeasures } from './typed-measures.ts'

const bounds = frame.customSize as CustomSize

it.each([
  ['43', '61', 43, 61],
  [' 43 cm', '61cm', 43, 61],
  ['043', '61', 43, 61],
  ['150', '100', 150, 100],
  ['15', '150', 15, 150],
])('PE-01: %j × %j is read in centimetres', (width, height, widthCm, heightCm) => {
  expect(readMeasures({ width, height }, bounds)).toEqual({ kind: 'measures', widthCm, heightCm })
})

it.each([
  ['', '61', 'width', 'Please type the width in whole centimetres, such as 43.'],
  ['43', '60.5', 'height', 'Please write the height in whole centimetres, such as 43.'],
  ['1e2', '61', 'width', 'Please write the width in whole centimetres, such as 43.'],
  ['-43', '61', 'width', 'Please write the width in whole centimetres, such as 43.'],
  ['430 mm', '61', 'width', 'Please write the width in whole centimetres, such as 43.'],
  ['4', '61', 'width', 'This side is at least 15 cm.'],
  ['61', '0', 'height', 'This side is at least 15 cm.'],
  ['43', '151', 'height', 'This side is at most 150 cm.'],
  ['110', '120', 'width', 'This side is at most 100 cm when the other is 120 cm.'],
  ['999999', '61', 'width', 'This side is at most 150 cm.'],
])('PE-22: %j × %j is refused under its field, with what is right', (width, height, side, sentence) => {
  expect(readMeasures({ width, height }, bounds)).toEqual({ kind: 'problem', side, sentence })
})

it('says its bounds', () => {
  expect(boundsInWords(bounds)).toBe(
    'Whole centimetres: 15 to 100 on the shorter side, 15 to 150 on the longer one.',
  )
})
