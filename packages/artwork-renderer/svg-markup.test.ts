import { describe, expect, test } from 'vitest'
import { identity, type Matrix } from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import { aPlacedPhoto } from '#packages/design-document/testing/builders.ts'
import type { DrawItem, DrawOp, PhotoOp } from './draw-list.ts'
import { pencilPrimitives } from './pencil.ts'
import { backgroundSvg, itemSvg, pageSvg } from './svg.ts'

const path: Path = [['M', 1, 2], ['L', 3, 4], ['Z']]
const extent = { left: -1, top: -2, right: 12, bottom: 22.00049 }
const item = (...ops: DrawOp[]): DrawItem => ({ id: 'x', opacity: 1, extent, ops, missing: [] })
const drawn = (...ops: DrawOp[]) => itemSvg(item(...ops), { photo: () => undefined })
const aslant: Matrix = [0.5, 0.25, -0.25, 0.5, 10, 1 / 3]

describe('an outline', () => {
  const fill = { op: 'fill', path, matrix: identity, colour: '#c01030', rule: 'nonzero' } as const

  test('is filled where it lies', () => {
    expect(drawn(fill)).toBe('<path d="M1 2L3 4Z" fill="#c01030"/>')
  })

  test('is turned by a matrix to a hundred-millionth, and has holes by its rule', () => {
    expect(drawn({ ...fill, matrix: aslant, rule: 'evenodd' })).toBe(
      '<path d="M1 2L3 4Z" fill="#c01030" fill-rule="evenodd" transform="matrix(0.5 0.25 -0.25 0.5 10 0.33333333)"/>',
    )
  })

  test('is drawn as a line, whose mitres end at four times its width', () => {
    const stroke = { op: 'stroke', path, colour: '#000000', widthMm: 1.23456, join: 'round' } as const
    const line =
      '<path d="M1 2L3 4Z" fill="none" stroke="#000000" stroke-width="1.235" stroke-linejoin="round" stroke-miterlimit="4"'
    expect(drawn({ ...stroke, matrix: identity })).toBe(`${line}/>`)
    expect(drawn({ ...stroke, matrix: aslant })).toBe(
      `${line} transform="matrix(0.5 0.25 -0.25 0.5 10 0.33333333)"/>`,
    )
  })

  test('throws a shadow, blurred within its extent', () => {
    const shadow = { op: 'shadow', path, matrix: identity, colour: '#222222', opacity: 0.5, extent } as const
    const shape = '<path d="M1 2L3 4Z" fill="#222222"/>'
    expect(drawn({ ...shadow, sigmaMm: 0 })).toBe(`<g opacity="0.5">${shape}</g>`)
    expect(drawn({ ...shadow, sigmaMm: 1.5 })).toBe(
      '<filter id="x.0" filterUnits="userSpaceOnUse" x="-1" y="-2" width="13" height="24" color-interpolation-filters="sRGB">' +
        `<feGaussianBlur stdDeviation="1.5"/></filter><g filter="url(#x.0)" opacity="0.5">${shape}</g>`,
    )
  })

  test('is see-through together with all that belongs to it', () => {
    const half = { ...item(fill, fill), opacity: 0.5 }
    const shape = '<path d="M1 2L3 4Z" fill="#c01030"/>'
    expect(itemSvg(half, { photo: () => undefined })).toBe(`<g opacity="0.5">${shape}${shape}</g>`)
    expect(itemSvg({ ...half, ops: [] }, { photo: () => undefined })).toBe('')
  })
})

describe('a photo', () => {
  const box = { xMm: 0, yMm: 0, widthMm: 60, heightMm: 40 }
  const clip: Path = [['M', 0, 0], ['L', 60, 0], ['L', 60, 40], ['Z']]
  // 6000 px on 60 mm; the picture of it has 600.
  const picture = { href: 'a.jpg?a<b&c="d"', widthPx: 600, heightPx: 400 }
  const ops = (parts: Parameters<typeof aPlacedPhoto>[1] = {}, more: Partial<PhotoOp> = {}): PhotoOp => ({
    op: 'photo',
    element: aPlacedPhoto(box, parts),
    box,
    matrix: identity,
    tiles: [{ place: identity, clip }],
    ...more,
  })
  const shown = (op: PhotoOp, isFiltered = false, prefix?: string) =>
    itemSvg(item(op), { photo: () => ({ ...picture, isFiltered }), ...(prefix && { prefix }) })
  const image = (matrix: string) =>
    `<image href="a.jpg?a&lt;b&amp;c=&quot;d&quot;" width="600" height="400" preserveAspectRatio="none" transform="matrix(${matrix})"/>`
  const cut = (id: string, place = '') =>
    `<clipPath id="${id}"><path d="M0 0L60 0L60 40Z"${place}/></clipPath>`
  // A millimetre more than the item on every side.
  const filter = (id: string, effect: string) =>
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="-2" y="-3" width="15" height="26" color-interpolation-filters="sRGB">${effect}</filter>`
  const greys = '0.2126 0.7152 0.0722 0 0'
  const toGrey = `values="${greys} ${greys} ${greys} 0 0 0 1 0"`
  const plain = `${cut('x.0.clip0')}<g clip-path="url(#x.0.clip0)">${image('0.1 0 0 0.1 0 0')}</g>`

  test('is cut at its frame', () => expect(shown(ops())).toBe(plain))

  test('is turned with its frame', () => {
    expect(shown(ops({}, { matrix: aslant }))).toBe(
      plain.replace('clip0)">', 'clip0)" transform="matrix(0.5 0.25 -0.25 0.5 10 0.33333333)">'),
    )
  })

  test('keeps its ids apart from those of another drawing', () => {
    expect(shown(ops(), false, 'wall-')).toBe(plain.replaceAll('x.0.clip0', 'wall-x.0.clip0'))
  })

  test('has no filter where its picture has it already', () => {
    expect(shown(ops({ filter: 'bw' }), true)).toBe(plain)
  })

  test('without colours is made grey and then cut, and made opaque where it fills its frame', () => {
    const opaque =
      '<feComponentTransfer><feFuncA type="linear" slope="1000" intercept="0"/></feComponentTransfer>'
    const turned = ' transform="matrix(0.5 0.25 -0.25 0.5 10 0.33333333)"'
    expect(shown(ops({ filter: 'bw' }, { matrix: aslant }))).toBe(
      cut('x.0.clip0', turned) +
        filter('x.0', `<feColorMatrix ${toGrey}/>${opaque}`) +
        `<g clip-path="url(#x.0.clip0)"><g filter="url(#x.0)">${image('0.05 0.025 -0.025 0.05 10 0.33333333')}</g></g>`,
    )
    expect(shown(ops({ filter: 'bw', placement: { photoWidthMm: 30 } }))).toContain(
      filter('x.0', `<feColorMatrix ${toGrey}/>`),
    )
  })

  test('as a drawing is cut first, because pencils draw edges', () => {
    // 4000 px of the shorter side are 40 mm: lines of 0.0016 and neighbourhoods of 0.009 of them.
    const steps = pencilPrimitives({ finest: 0.064, reach: 0.36 }, 'coloured')
    expect(shown(ops({ filter: 'pencil' }))).toBe(
      `${filter('x.0', `<feColorMatrix ${toGrey} result="coloured"/>${steps}`)}<g filter="url(#x.0)">${plain}</g>`,
    )
  })

  test('that is repeated is cut once for all its prints', () => {
    const tiles = [
      { place: [1, 0, 0, 1, 120, 0], clip },
      { place: identity, clip },
    ] as const
    expect(shown(ops({}, { tiles }))).toBe(
      plain.replace(image('0.1 0 0 0.1 0 0'), image('0.1 0 0 0.1 120 0') + image('0.1 0 0 0.1 0 0')),
    )
  })

  test('with mirror images has each cut by itself, and one filter for all', () => {
    const tiles = [
      { place: [-1, 0, 0, 1, 120, 0], clip: [...clip] },
      { place: identity, clip },
    ] as const
    expect(shown(ops({ filter: 'bw' }, { tiles }))).toBe(
      filter('x.0', `<feColorMatrix ${toGrey} result="coloured"/>`) +
        `<g filter="url(#x.0)">${cut('x.0.clip0')}<g clip-path="url(#x.0.clip0)">${image('-0.1 0 0 0.1 120 0')}</g>` +
        `${plain.replaceAll('clip0', 'clip1')}</g>`,
    )
  })
})

describe('a page', () => {
  const page = { xMm: -3, yMm: -3, widthMm: 206, heightMm: 106 }
  const frame = { page, trim: { xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 } }
  const photo = () => undefined
  const white = '<rect x="-3" y="-3" width="206" height="106" fill="#ffffff"/>'

  test('takes the size of its place, unless it is told another', () => {
    const plain = { ...frame, background: { colour: '#ffffff' }, items: [] }
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"'
    expect(pageSvg(plain, { photo })).toBe(`${svg} viewBox="-3 -3 206 106">${white}</svg>`)
    expect(pageSvg(plain, { photo, area: 'page', widthPx: 412 })).toBe(
      `${svg} width="412" height="212" viewBox="-3 -3 206 106">${white}</svg>`,
    )
    expect(pageSvg(plain, { photo, area: 'trim', widthPx: 1000 })).toBe(
      `${svg} width="1000" height="500" viewBox="0 0 200 100">${white}</svg>`,
    )
  })

  test('has a background that runs from one colour to others', () => {
    const stops = [
      { at: 0, colour: '#000000' },
      { at: 0.5, colour: '#ffffff' },
    ]
    const gradient = { from: { x: -3, y: 50 }, to: { x: 203.00049, y: 51 }, stops }
    const markup = (id: string) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="-3" y1="50" x2="203" y2="51">` +
      '<stop offset="0" stop-color="#000000"/><stop offset="0.5" stop-color="#ffffff"/></linearGradient>' +
      `<rect x="-3" y="-3" width="206" height="106" fill="url(#${id})"/>`
    expect(backgroundSvg({ ...frame, background: { gradient } })).toBe(markup('background'))
    expect(backgroundSvg({ ...frame, background: { gradient } }, { prefix: 'wall-' })).toBe(
      markup('wall-background'),
    )
  })
})
