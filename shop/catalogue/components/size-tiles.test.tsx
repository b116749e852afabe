import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { record as magnet } from '#families/magnet/record.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { drawingShape, sizesDrawing } from '../rules/sizes-drawing.ts'
import { SizeTiles } from './size-tiles.tsx'

const [size] = magnet.sizes
const [surface] = magnet.surfaces
if (!size || !surface) throw new Error('Expected the magnet to have a size and a surface')

const magnetOf = (outline: 'rectangle' | 'rounded' | 'ellipse'): ProductRecord => ({
  ...magnet,
  sizes: [{ ...size, code: 'R75', label: '75 mm across', widthMm: 75, heightMm: 75 }],
  surfaces: [{ ...surface, outline, cornerMm: 15 }],
})
const choice = { size: 'R75', orientation: 'S' as const, values: { FINISH: 'GLOSS' } }
const tileOf = (record: ProductRecord) =>
  renderToStaticMarkup(<SizeTiles record={record} choice={choice} choose={() => undefined} />)

describe('the tile of a size', () => {
  it.each([
    ['a circle for a round piece', 'ellipse', 'border-radius:50%'],
    ['round corners at the scale of the drawing', 'rounded', 'border-radius:12px'],
  ] as const)('draws %s', (_, outline, style) => expect(tileOf(magnetOf(outline))).toContain(style))

  it('draws sharp corners where the piece has them', () => {
    expect(tileOf(magnetOf('rectangle'))).not.toContain('border-radius')
  })

  it('lets words that are no measures go to the next line, so that they stay in the tile', () => {
    expect(tileOf(magnetOf('ellipse'))).toMatch(
      /<b class="(?![^"]*(?<!:)whitespace-nowrap)[^"]*"><span>75 mm across/,
    )
    const { sizes } = magnet
    const measures = renderToStaticMarkup(
      <SizeTiles
        record={magnet}
        choice={{ ...choice, size: sizes[0]?.code ?? '' }}
        choose={() => undefined}
      />,
    )
    expect(measures).toMatch(/<b class="[^"]*whitespace-nowrap[^"]*"><span>50 × 50/)
  })
})

describe('the drawing of all sizes', () => {
  it('draws round pieces round, in the same place', () => {
    expect(sizesDrawing(magnetOf('ellipse'))).toMatch(
      /<rect x="[\d.]+" y="30" width="320" height="320" rx="160" ry="160"/,
    )
    expect(sizesDrawing(magnetOf('rounded'))).toContain('rx="64" ry="64"')
    expect(sizesDrawing(magnetOf('rectangle'))).not.toContain('rx=')
    expect(drawingShape(magnetOf('ellipse'))).toEqual(drawingShape(magnetOf('rectangle')))
  })
})
