import { expect, test } from 'vitest'
import { MOCK_UP_WIDTHS, mockUpFile, readMockUpFile } from './mock-up-file.ts'

test('every file that the shop names is read as what it names', () => {
  for (const widthPx of MOCK_UP_WIDTHS) {
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      const file = { scene: 'mug-desk', widthPx, format }
      expect(readMockUpFile(mockUpFile(file))).toEqual(file)
    }
  }
})

test.each([
  'mug-desk@641.avif',
  'mug-desk@99999.avif',
  'mug-desk@0640.avif',
  'mug-desk@640.svg',
  'mug-desk@640.AVIF',
  'mug-desk@640',
  'mug-desk.avif',
  '../mug@640.avif',
  'mug/desk@640.avif',
  'mug desk@640.avif',
  '@640.avif',
  'mug@640@640.avif',
  'constructor',
  'a/mug@640.avif',
  'mug@640.avif/b',
  'mug@640.jpeg',
  `${'x'.repeat(61)}@640.avif`,
  '',
])('%j is no mock-up', (file) => {
  expect(readMockUpFile(file)).toBeUndefined()
})
