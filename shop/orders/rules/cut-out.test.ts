import { expect, test } from 'vitest'
import { record as canvas } from '#families/canvas/record.ts'
import { record as coaster } from '#families/coaster/record.ts'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import { isCutOut } from './cut-out.ts'

test('a proof of coasters shows them cut, and one of a canvas shows the whole print', () => {
  expect(isCutOut(coaster, formatSku(coaster, firstChoice(coaster)))).toBe(true)
  expect(isCutOut(canvas, formatSku(canvas, firstChoice(canvas)))).toBe(false)
  expect(isCutOut(coaster, 'COASTER-NO-SUCH')).toBe(false)
})
