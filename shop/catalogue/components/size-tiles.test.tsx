import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { record as magnet } from '#families/magnet/record.ts'
import { record as rug } from '#families/rug/record.ts'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { drawingShape, sizesDrawing } from '../rules/sizes-drawing.ts'
import { AllSizes } from './all-sizes.tsx'
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

  it('draws the line of a piece that is cut to a path', () => {
    const [face] = magnet.surfaces
    const heart = {
      ...magnetOf('rectangle'),
      surfaces: [{ ...face!, outline: 'path' as const, outlinePath: HEART }],
    }
    const tile = tileOf(heart)
    expect(tile).toMatch(/<svg[^>]*viewBox="0 0 1000 1000"[^>]*style="width:60px;height:60px"/)
    expect(tile).toContain(`<path d="${HEART}"`)
    expect(tile).not.toContain('drawn-shape')
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

describe('an option that brings another shape', () => {
  const round = { ...surface, name: 'round', outline: 'ellipse' as const }
  const record: ProductRecord = {
    ...magnet,
    surfaces: [
      { ...round, onlyWith: { option: 'SHAPE', value: 'ROUND' } },
      { ...surface, name: 'square', onlyWith: { option: 'SHAPE', value: 'SQUARE' } },
    ],
    options: [
      {
        code: 'SHAPE',
        label: 'Shape',
        values: ['ROUND', 'SQUARE'].map((code) => ({ code, label: code, pricePercent: 0, priceCents: 0 })),
      },
    ],
  }
  const shaped = (SHAPE: string) => {
    const choice = { size: size.code, orientation: 'S' as const, values: { SHAPE } }
    return renderToStaticMarkup(
      <>
        <SizeTiles record={record} choice={choice} choose={() => undefined} />
        <AllSizes record={record} choice={choice} />
      </>,
    )
  }

  it('changes the corners of every tile, and the drawing of all sizes', () => {
    expect(shaped('ROUND').match(/border-radius:50%/g)).toHaveLength(record.sizes.length)
    expect(shaped('ROUND')).toContain('href="/media/sizes/magnet.svg"')
    expect(shaped('SQUARE')).not.toContain('border-radius:50%')
    expect(shaped('SQUARE')).toContain('href="/media/sizes/magnet/square.svg"')
  })
})

it('PE-24: a round rug beside oblong ones leaves their unit to the legend, since a tile of a phone is narrow', () => {
  const tiles = renderToStaticMarkup(
    <SizeTiles record={rug} choice={firstChoice(rug)} choose={() => undefined} />,
  )
  expect(tiles).toContain('in centimetres, drawn to scale')
  expect(tiles).toMatch(/<span>(160 × 230|230 × 160)<\/span>/)
  expect(tiles).toContain('<span>100 cm round</span>')
})

it('G-04: a page whose sizes may be typed leads to the tool where they are, and the tool does not', () => {
  const under = (typedHere?: boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <AllSizes record={rug} choice={firstChoice(rug)} sku="RUG-HALL" typedHere={typedHere} />
      </MemoryRouter>,
    )
  expect(under()).toContain('href="/rug-tool?sku=RUG-50X50-S-NONE&amp;product=RUG-HALL"')
  expect(under(true)).not.toContain('Type your own size')
})

describe('the drawing of all sizes', () => {
  const drawingOf = (outline: 'rectangle' | 'rounded' | 'ellipse') =>
    sizesDrawing(magnetOf(outline), { outline, cornerMm: 15 })

  it('draws a piece that is cut to a path by its line, over the measures of its size', () => {
    const heart = sizesDrawing(magnetOf('rectangle'), { outline: 'path', cornerMm: 0, outlinePath: HEART })
    expect(heart).toMatch(/<svg x="[\d.]+" y="30" width="320" height="320" viewBox="0 0 1000 1000"/)
    expect(heart).toContain(`<path d="${HEART}"`)
  })

  it('draws round pieces round, in the same place', () => {
    expect(drawingOf('ellipse')).toMatch(/<rect x="[\d.]+" y="30" width="320" height="320" rx="160" ry="160"/)
    expect(drawingOf('rounded')).toContain('rx="64" ry="64"')
    expect(drawingOf('rectangle')).not.toContain('rx=')
    expect(drawingShape(magnetOf('ellipse'))).toEqual(drawingShape(magnetOf('rectangle')))
  })
})
