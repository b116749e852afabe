import { describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { formatSku } from '#packages/product/sku.ts'
import { asksForMore } from './asks-for-more.ts'
import { chosenIn } from './chosen.ts'
import { skuIn } from './sku-in.ts'

const skuAt = (query: string) => formatSku(canvasRecord, chosenIn(canvasRecord, new URLSearchParams(query)))

describe('the address of a product page says what is chosen', () => {
  it.each([
    ['', 'CANVAS-45X60-L-D19-IMAGE-MATTE'],
    ['sku=CANVAS-60X90-P-D38-BLACK-GLOSS', 'CANVAS-60X90-P-D38-BLACK-GLOSS'],
    ['sku=CANVAS-1X1-P-D38-BLACK-GLOSS', 'CANVAS-45X60-L-D19-IMAGE-MATTE'],
    // The form without JavaScript
    ['size=60X90&position=P&DEPTH=D38&WRAP=MIRROR&FINISH=SATIN', 'CANVAS-60X90-P-D38-MIRROR-SATIN'],
    ['size=50X50&position=L', 'CANVAS-50X50-S-D19-IMAGE-MATTE'],
    ['sku=canvas-60x90', 'CANVAS-60X90-P-D19-IMAGE-MATTE'],
    ['size=60x90&position=p&FINISH=gloss', 'CANVAS-60X90-P-D19-IMAGE-GLOSS'],
    ['size=60x90', 'CANVAS-60X90-P-D19-IMAGE-MATTE'],
    ['size=60x90&position=L', 'CANVAS-60X90-L-D19-IMAGE-MATTE'],
    ['sku=canvas-90x60', 'CANVAS-60X90-L-D19-IMAGE-MATTE'],
    ['size=90 x 60', 'CANVAS-60X90-L-D19-IMAGE-MATTE'],
    ['size=GIANT&DEPTH=D99', 'CANVAS-45X60-L-D19-IMAGE-MATTE'],
  ])('?%s opens %s', (query, sku) => expect(skuAt(query)).toBe(sku))
})

describe('PE-14: a way into the design tool means what is on the screen', () => {
  it.each([
    ['size=60X90&position=P&DEPTH=D38&WRAP=MIRROR&FINISH=GLOSS', 'CANVAS-60X90-P-D38-MIRROR-GLOSS'],
    ['sku=CANVAS-60X90-P-D38-BLACK-GLOSS', 'CANVAS-60X90-P-D38-BLACK-GLOSS'],
    ['', undefined],
    ['sku=canvas-60x90-p-d38-black-gloss%20', 'CANVAS-60X90-P-D38-BLACK-GLOSS'],
    ['sku=CANVAS-60X90', 'CANVAS-60X90-P-D19-IMAGE-MATTE'],
    ['size=99x99', 'CANVAS-99X99'],
    ['size=60x90&position=p&FINISH=gloss', 'CANVAS-60X90-P-D19-IMAGE-GLOSS'],
    ['sku=CANVAS-99X99', 'CANVAS-99X99'],
  ])('with the fields of the form or a SKU: ?%s', (query, sku) =>
    expect(skuIn(canvasRecord, new URLSearchParams(query))).toBe(sku),
  )
})

it.each([
  ['', false],
  ['sku=CANVAS-60X90-P-D38-BLACK-GLOSS', false],
  ['size=90x60', false],
  ['size=99x99', true],
  ['sku=CANVAS-60X90-P-D99-BLACK-GLOSS', true],
  ['sku=MUG-11', true],
])('PE-32: an address asks for what we do not make: ?%s %s', (query, isMore) =>
  expect(asksForMore(canvasRecord, new URLSearchParams(query))).toBe(isMore),
)
