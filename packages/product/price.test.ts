import { describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { parseSku } from './parse-sku.ts'
import { priceOf, priceRangeOf } from './price.ts'
import { recordSchema } from './record.ts'

const priceOfSku = (sku: string, record = canvasRecord) => {
  const parsed = parseSku(record, sku)
  if (parsed.kind !== 'choice') throw new Error(parsed.message)
  return priceOf(record, parsed.choice)
}

describe('the price of a canvas is its size, and a share of it for depth and finish', () => {
  it.each([
    // every size starts at the low end of its band
    ['CANVAS-20X20-S-D19-IMAGE-MATTE', 999],
    ['CANVAS-30X40-P-D19-IMAGE-MATTE', 1945],
    ['CANVAS-100X150-L-D19-IMAGE-MATTE', 14_999],
    // depth: 25 mm adds 12 percent, 38 mm 25 percent; 233.4 and 486.25 are rounded
    ['CANVAS-30X40-P-D25-IMAGE-MATTE', 1945 + 233],
    ['CANVAS-30X40-P-D38-IMAGE-MATTE', 1945 + 486],
    // finish: satin 5 percent, gloss 8 percent; 97.25 and 155.6 are rounded
    ['CANVAS-30X40-P-D19-IMAGE-SATIN', 1945 + 97],
    ['CANVAS-30X40-P-D19-IMAGE-GLOSS', 1945 + 156],
    // both, each a share of the base price
    ['CANVAS-30X40-P-D38-MIRROR-GLOSS', 1945 + 486 + 156],
    // wraps and the position cost nothing
    ['CANVAS-30X40-L-D19-COLOUR-MATTE', 1945],
  ])('%s costs %d cents', (sku, cents) => expect(priceOfSku(sku).unitCents).toBe(cents))

  it('names each option that costs something', () => {
    expect(priceOfSku('CANVAS-30X40-P-D38-MIRROR-GLOSS').added).toEqual([
      { label: '38 mm', cents: 486 },
      { label: 'Gloss', cents: 156 },
    ])
  })

  it('half cents round up', () => {
    const record = structuredClone(canvasRecord)
    record.sizes[0]!.priceCents = 990 // 5 percent of it are 49.5 cents
    expect(priceOfSku('CANVAS-20X20-S-D19-IMAGE-SATIN', record).unitCents).toBe(1040)
  })

  it('an option may add an amount instead of a share', () => {
    const record = structuredClone(canvasRecord)
    Object.assign(record.options[2]!.values[1]!, { pricePercent: 0, priceCents: 250 })
    expect(priceOfSku('CANVAS-20X20-S-D19-IMAGE-SATIN', record).unitCents).toBe(1249)
  })

  it('the range runs from the cheapest to the dearest choice', () => {
    expect(priceRangeOf(canvasRecord)).toEqual({ lowestCents: 999, highestCents: 14_999 + 3750 + 1200 })
  })
})

describe('the record', () => {
  it('of stretched canvas is valid and has the fourteen sizes in portrait position', () => {
    const record = recordSchema.parse(canvasRecord)
    expect(record.sizes).toHaveLength(14)
    for (const size of record.sizes) expect(size.widthMm).toBeLessThanOrEqual(size.heightMm)
  })
})
