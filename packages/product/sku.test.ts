import { describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { optionsInWords } from './options-in-words.ts'
import { parseSku } from './parse-sku.ts'
import { firstChoice, formatSku, resolveChoice, withSize } from './sku.ts'

const parse = (sku: string) => parseSku(canvasRecord, sku)

describe('a SKU is read into a choice and written back letter for letter', () => {
  const positions = canvasRecord.sizes.flatMap((size) =>
    size.widthMm === size.heightMm ? [`${size.code}-S`] : [`${size.code}-P`, `${size.code}-L`],
  )

  it.each(positions)('CANVAS-%s-…, in every depth, wrap and finish', (position) => {
    for (const depth of ['D19', 'D25', 'D38'])
      for (const wrap of ['IMAGE', 'MIRROR', 'BLACK', 'WHITE', 'COLOUR'])
        for (const finish of ['MATTE', 'SATIN', 'GLOSS']) {
          const sku = `CANVAS-${position}-${depth}-${wrap}-${finish}`
          const parsed = parse(sku)
          expect(parsed.kind === 'choice' && formatSku(canvasRecord, parsed.choice)).toBe(sku)
        }
  })
})

describe('a SKU that we do not make is refused with a plain sentence', () => {
  it.each([
    ['MUG-30X40-P-D38-MIRROR-MATTE', 'MUG-30X40-P-D38-MIRROR-MATTE is not a product of this kind.'],
    ['CANVAS', 'CANVAS does not say a size and position.'],
    ['CANVAS-30X40-Q-D38-MIRROR-MATTE', 'CANVAS-30X40-Q-D38-MIRROR-MATTE does not say a size and position.'],
    ['CANVAS-30X40-P-D38', 'CANVAS-30X40-P-D38 should choose depth, wrap, finish, one value each.'],
    [
      'CANVAS-31X40-P-D38-MIRROR-MATTE',
      'A canvas is not made in 31 × 40 cm. It is made in 14 sizes from 20 × 20 cm to 100 × 150 cm.',
    ],
    ['CANVAS-30X40-S-D38-MIRROR-MATTE', 'The size 30 × 40 cm is not made in square position.'],
    ['CANVAS-20X20-P-D38-MIRROR-MATTE', 'The size 20 × 20 cm is not made in portrait position.'],
    ['CANVAS-30X40-P-D40-MIRROR-MATTE', 'We do not offer D40 as depth.'],
    ['CANVAS-30X40-P-D38-MIRROR-', 'We do not offer nothing as finish.'],
    ['canvas-30X40-P-D38-MIRROR-MATTE', 'canvas-30X40-P-D38-MIRROR-MATTE is not a product of this kind.'],
  ])('%s', (sku, message) => expect(parse(sku)).toEqual({ kind: 'unknown-sku', message }))
})

describe('choices', () => {
  it('a product page opens with the first value of every option, upright', () => {
    expect(formatSku(canvasRecord, firstChoice(canvasRecord, '30X40'))).toBe('CANVAS-30X40-P-D19-IMAGE-MATTE')
    expect(formatSku(canvasRecord, firstChoice(canvasRecord))).toBe('CANVAS-20X20-S-D19-IMAGE-MATTE')
  })

  it('another size keeps the options and finds a position that the size has', () => {
    const landscape = { ...firstChoice(canvasRecord, '30X40'), orientation: 'L' as const }
    const square = withSize(canvasRecord, landscape, '50X50')
    expect(withSize(canvasRecord, landscape, '40X60').orientation).toBe('L')
    expect(square.orientation).toBe('S')
    expect(withSize(canvasRecord, square, '40X60').orientation, 'as before the square').toBe('L')
    const portrait = { ...withSize(canvasRecord, square, '40X60'), orientation: 'P' as const }
    expect(withSize(canvasRecord, withSize(canvasRecord, portrait, '50X50'), '30X40').orientation).toBe('P')
    const onlySquare = firstChoice(canvasRecord, '50X50')
    expect(withSize(canvasRecord, onlySquare, '40X60').orientation).toBe('P')
    expect(() => withSize(canvasRecord, square, '1X1')).toThrow('Expected a size of canvas but received 1X1')
  })

  it('a choice that does not fit the record throws, because only parsed choices may be priced', () => {
    const choice = { size: '30X40', orientation: 'P', values: { DEPTH: 'D38', WRAP: 'MIRROR' } } as const
    expect(() => resolveChoice(canvasRecord, choice)).toThrow('Expected a canvas that we make')
  })

  it('are told in words, in the order of the record', () => {
    expect(optionsInWords(canvasRecord, { ...firstChoice(canvasRecord, '30X90'), orientation: 'L' })).toEqual(
      [
        { label: 'Size', value: '90 × 30 cm panoramic (36 × 12 in)' },
        { label: 'Position', value: 'Landscape' },
        { label: 'Depth', value: '19 mm' },
        { label: 'Wrap', value: 'Image wrap' },
        { label: 'Finish', value: 'Matte' },
      ],
    )
  })
})
