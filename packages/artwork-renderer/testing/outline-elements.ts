/** Elements made of outlines, for the table of `cases.ts`. */
import type { DesignElement } from '#packages/design-document/design.ts'
import { aShape, aText, someArt } from '#packages/design-document/testing/builders.ts'

/** Shapes and art: turned, mirrored, half seen through, with a hole, a line and shadows. */
export const shapesAndArt = (): DesignElement[] => [
  aShape({
    id: 'a',
    frame: { kind: 'placed', xMm: 10, yMm: 10, widthMm: 80, heightMm: 50, rotationDeg: 8 },
    shape: 'rounded',
    radiusMm: 10,
    fill: '#f2c14e',
    line: { widthMm: 3, colour: '#24463a' },
    shadow: { dxMm: 2, dyMm: 2, blurMm: 2, colour: '#000000', opacity: 0.5 },
  }),
  aShape({
    id: 'b',
    frame: { kind: 'placed', xMm: 60, yMm: 30, widthMm: 70, heightMm: 70, rotationDeg: 0 },
    shape: 'ellipse',
    fill: '#224466',
    opacity: 0.5,
  }),
  someArt({
    id: 'c',
    frame: { kind: 'placed', xMm: 120, yMm: 20, widthMm: 70, heightMm: 100, rotationDeg: -10 },
    flipX: true,
    shadow: { dxMm: 1, dyMm: 2, blurMm: 1.5, colour: '#000000', opacity: 0.5 },
  }),
  someArt({
    id: 'd',
    frame: { kind: 'placed', xMm: 15, yMm: 85, widthMm: 60, heightMm: 55, rotationDeg: 0 },
    // A ring: the inner circle is left out of the outer one.
    paths: [
      {
        data: 'M 0 50 C 0 -16 100 -16 100 50 C 100 116 0 116 0 50 Z M 25 50 C 25 17 75 17 75 50 C 75 83 25 83 25 50 Z',
        rule: 'evenodd',
        fill: '#8a1538',
      },
    ],
  }),
]

/** Words in foil on white. */
export const whiteAndFoil = (): DesignElement[] => [
  aShape({
    id: 'a',
    frame: { kind: 'placed', xMm: 15, yMm: 15, widthMm: 120, heightMm: 70, rotationDeg: 0 },
    shape: 'ellipse',
    ink: 'white',
  }),
  aText({
    id: 'b',
    text: 'Toby & Mia',
    font: 'Lobster',
    xMm: 15,
    yMm: 36,
    widthMm: 120,
    sizeMm: 22,
    align: 'centre',
    ink: 'gold-foil',
  }),
]

/** Words on arches that rise and hang, and words that are turned. */
export const curvedTexts = (): DesignElement[] => [
  aText({
    id: 'a',
    text: 'Happy Birthday Toby',
    xMm: 15,
    yMm: 22,
    widthMm: 120,
    sizeMm: 14,
    curveRadiusMm: 55,
    align: 'centre',
    colour: '#8a1538',
  }),
  aText({
    id: 'b',
    text: 'with love from all of us',
    font: 'Comfortaa',
    xMm: 15,
    yMm: 105,
    widthMm: 120,
    sizeMm: 10,
    curveRadiusMm: -60,
    align: 'centre',
    colour: '#224466',
    letterSpacingMm: 0.4,
  }),
  aText({
    id: 'c',
    text: 'SINCE 1986',
    font: 'Bebas Neue',
    xMm: 30,
    yMm: 65,
    widthMm: 90,
    sizeMm: 9,
    rotationDeg: -12,
    align: 'centre',
  }),
]

/** Woven bands over the whole page, a ground and a line along the edge, as ready-made designs have them. */
export const patternAndBorder = (): DesignElement[] => [
  {
    ...{
      id: 'pattern',
      type: 'art',
      opacity: 1,
      name: 'Diamonds',
      width: 10,
      height: 12,
      flipX: false,
      flipY: false,
    },
    frame: { kind: 'face', insetMm: 0 },
    tileMm: 23,
    paths: [
      { data: 'M 0 0 L 10 0 L 10 3 L 0 3 Z', rule: 'nonzero', fill: '#c98a2b' },
      { data: 'M 5 3 L 10 7.5 L 5 12 L 0 7.5 Z', rule: 'nonzero', fill: '#9c3b22' },
      { data: 'M 5 5 L 8 7.5 L 5 10 L 2 7.5 Z', rule: 'nonzero', line: { width: 0.6, colour: '#f6ecd8' } },
    ],
  },
  {
    ...{ id: 'ground', type: 'shape', opacity: 1, shape: 'rounded', radiusMm: 12, fill: '#f6ecd8' },
    frame: { kind: 'face', insetMm: 40 },
  },
  {
    ...{ id: 'line', type: 'shape', opacity: 1, shape: 'ellipse', radiusMm: 0 },
    frame: { kind: 'face', insetMm: 8 },
    line: { widthMm: 4, colour: '#24463a' },
  },
]
