/**
 * One table of varied designs that every painter must draw alike. Photos are named by key; `casePhotos` says what they
 * are like, and `platform/testing/photos.ts` makes them.
 */
import type {
  DesignElement,
  Filter,
  PhotoElement,
  Shadow,
  Surface,
} from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { fillFrame, panPhoto, zoomPhoto } from '#packages/design-document/placement.ts'
import { aPhoto, aPlacedPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { curvedTexts, patternAndBorder, shapesAndArt, whiteAndFoil } from './outline-elements.ts'

export type RenderCase = {
  readonly name: string
  readonly surface: Surface
  /** Nothing but words on one colour: painters may hardly differ at all. */
  readonly isTextOnly: boolean
  readonly targetDpi: number
}

/** Upright sizes of the photos at scale 1, and what is special about each. */
export const casePhotos = {
  garden: { widthPx: 6000, heightPx: 4000, orientation: 6, profile: 'display-p3', kind: 'varied', seed: 1 },
  beach: { widthPx: 4000, heightPx: 3000, orientation: 1, profile: 'srgb', kind: 'varied', seed: 2 },
  portrait: { widthPx: 3000, heightPx: 4000, orientation: 3, profile: 'srgb', kind: 'varied', seed: 3 },
  night: { widthPx: 4000, heightPx: 3000, orientation: 1, profile: 'srgb', kind: 'dark', seed: 4 },
  parade: { widthPx: 4000, heightPx: 3000, orientation: 8, profile: 'srgb', kind: 'saturated', seed: 5 },
} as const
export type CasePhoto = keyof typeof casePhotos

export const letter =
  'To Ava, waving from the quiet valley where WAVE and Tyre meet again: thank you for the long summer, the office ' +
  'parties, the affectionate letters, and every fifth Friday we flew kites over Yarrow fields. Always yours, with ' +
  'flowers and two very fine bottles of Vouvray waiting. Come back soon, dear friend.'

/**
 * The designs.
 *
 * @param photoScale share of the photos' pixels along each side: 1 is 24 megapixels, a quarter is quick
 */
export function renderCases(photoScale: number): RenderCase[] {
  const size = (key: CasePhoto) => ({
    photo: key,
    photoWidthPx: Math.round(casePhotos[key].widthPx * photoScale),
    photoHeightPx: Math.round(casePhotos[key].heightPx * photoScale),
  })
  type Look = Partial<Omit<PhotoElement, 'placement'>> & { zoom?: number } & Partial<
      Pick<PhotoElement['placement'], 'turns' | 'tiltDeg' | 'flipX' | 'flipY'>
    >
  const place = (photo: PhotoElement, surface: Surface, { zoom = 1, ...turned }: Look): PhotoElement => {
    const filled = fillFrame(photo, frameOf(photo, surface).box, turned)
    return { ...photo, placement: zoomPhoto(photo, filled, zoom) }
  }
  const split = ({ zoom, turns, tiltDeg, flipX, flipY, ...parts }: Look) => ({
    look: {
      zoom,
      ...(turns && { turns }),
      ...(tiltDeg && { tiltDeg }),
      ...(flipX && { flipX }),
      ...(flipY && { flipY }),
    },
    parts,
  })
  const onFace = (surface: Surface, key: CasePhoto, options: Look = {}): PhotoElement => {
    const { look, parts } = split(options)
    return place(aPhoto({ id: 'face', ...size(key), ...parts }), surface, look)
  }
  const placed = (
    id: string,
    key: CasePhoto,
    [xMm, yMm, widthMm, heightMm, rotationDeg = 0]: [number, number, number, number, number?],
    options: Look = {},
  ): PhotoElement => {
    const { look, parts } = split(options)
    const photo = aPlacedPhoto({ xMm, yMm, widthMm, heightMm, rotationDeg }, { id, ...size(key), ...parts })
    return place(photo, aSurface(), look)
  }
  const drawn = (
    name: string,
    surface: Surface,
    build: (surface: Surface) => DesignElement[],
    targetDpi = 200,
  ): RenderCase => {
    const elements = build(surface)
    return {
      name,
      surface: { ...surface, elements },
      isTextOnly: surface.background.kind === 'solid' && elements.every(({ type }) => type === 'text'),
      targetDpi,
    }
  }

  return [
    drawn('turned photo with border and shadow', sheet(203, 203, '#e8e0d4'), () => [
      placed('a', 'garden', [30, 50, 140, 93, 7], {
        border: { widthMm: 3, colour: '#ffffff' },
        shadow: shadow(1.5, 2, 2.5),
      }),
    ]),
    drawn(
      'canvas with the image carried round the edge',
      aSurface({ edge: { kind: 'image' } }),
      (surface) => [onFace(surface, 'garden')],
    ),
    drawn(
      'tilted photo on the face, mirrored at the edge',
      aSurface({ edge: { kind: 'mirror' } }),
      (surface) => [onFace(surface, 'garden', { tiltDeg: 6, zoom: 1.2 })],
    ),
    drawn(
      'sepia photo, mirrored edge, words on it',
      aSurface({ widthMm: 200, heightMm: 300, edge: { kind: 'mirror' } }),
      (surface) => [
        onFace(surface, 'portrait', { filter: 'sepia', flipX: true }),
        aText({
          text: 'Nan & Pop',
          font: 'Lobster',
          xMm: 20,
          yMm: 230,
          widthMm: 160,
          sizeMm: 24,
          align: 'centre',
          colour: '#fff2fb',
          outline: { widthMm: 0.8, colour: '#141428' },
        }),
      ],
    ),
    drawn('coloured edge', aSurface({ edge: { kind: 'colour', colour: '#24463a' } }), (surface) => [
      onFace(surface, 'beach', { zoom: 1.4, tiltDeg: -11 }),
      aText({
        text: 'KANGAROO ISLAND 2026',
        font: 'Bebas Neue',
        xMm: 20,
        yMm: 160,
        widthMm: 260,
        sizeMm: 16,
        align: 'centre',
        colour: '#ffd24a',
        letterSpacingMm: 1.2,
      }),
    ]),
    drawn('collage of nine', sheet(254, 254, '#ffffff'), () => collage(placed)),
    drawn('masks', sheet(200, 150, '#eef2f5'), () => [
      placed('a', 'garden', [10, 10, 80, 80], {
        mask: { shape: 'ellipse', radiusMm: 0 },
        border: { widthMm: 2, colour: '#224466' },
      }),
      placed('b', 'beach', [100, 10, 90, 60], { mask: { shape: 'rounded', radiusMm: 8 }, filter: 'sepia' }),
      placed('c', 'portrait', [100, 80, 90, 55, 4], {
        mask: { shape: 'rounded', radiusMm: 27.5 },
        flipX: true,
        border: { widthMm: 1.5, colour: '#ffd24a' },
      }),
      placed('d', 'beach', [20, 95, 60, 45], { turns: 2, flipY: true, filter: 'bw', opacity: 0.8 }),
    ]),
    drawn('soft shadows', sheet(200, 150, '#f4f1ea'), () => [
      placed('a', 'beach', [15, 15, 80, 60, -5], { shadow: shadow(3, 3, 4, 0.6) }),
      placed('b', 'portrait', [105, 30, 70, 70], {
        mask: { shape: 'ellipse', radiusMm: 0 },
        shadow: shadow(0, 4, 6, 0.7, '#102040'),
      }),
      aText({
        id: 't',
        text: 'Soft shadows',
        xMm: 15,
        yMm: 105,
        widthMm: 170,
        sizeMm: 22,
        colour: '#c01030',
        shadow: shadow(1, 1, 0.8, 0.6),
      }),
      placed('d', 'garden', [140, 90, 45, 45], {
        opacity: 0.6,
        border: { widthMm: 2, colour: '#ffffff' },
        shadow: shadow(2, 2, 1),
      }),
    ]),
    drawn('dark photo', sheet(203, 152, '#000000', 'image'), (surface) => [
      onFace(surface, 'night'),
      aText({
        text: 'a night to remember',
        font: 'Abeatbykai',
        xMm: 20,
        yMm: 122,
        widthMm: 160,
        sizeMm: 12,
        align: 'centre',
        colour: '#d8c7a0',
        opacity: 0.85,
      }),
    ]),
    drawn('saturated photo', sheet(203, 203, '#ffffff', 'image'), (surface) => [
      onFace(surface, 'parade', { filter: 'vivid' }),
      placed('b', 'parade', [60, 60, 80, 80, 45], { zoom: 1.5, border: { widthMm: 4, colour: '#00ff00' } }),
      aText({
        text: 'PURE COLOUR',
        font: 'Bebas Neue',
        xMm: 20,
        yMm: 165,
        widthMm: 163,
        sizeMm: 24,
        align: 'centre',
        colour: '#ff00ff',
        outline: { widthMm: 0.6, colour: '#0000ff' },
      }),
    ]),
    drawn('filtered photo, tilted in a turned frame', sheet(200, 150, '#ffffff'), () => [
      placed('a', 'garden', [30, 25, 140, 100, -8], { filter: 'bw', tiltDeg: 15, zoom: 1.1 }),
    ]),
    drawn(
      'pencil drawing, mirrored edge',
      aSurface({ widthMm: 200, heightMm: 300, edge: { kind: 'mirror' } }),
      (surface) => [onFace(surface, 'portrait', { filter: 'pencil', zoom: 1.2 })],
    ),
    drawn('photo repeated in rows', sheet(200, 150, '#d0402b', 'image'), (surface) => [
      onFace(surface, 'beach', { repeat: 'rows', zoom: 0.3, filter: 'sepia' }),
    ]),
    drawn(
      'photo repeated in tilted bricks, mirrored edge',
      aSurface({ edge: { kind: 'mirror' } }),
      (surface) => [onFace(surface, 'portrait', { repeat: 'bricks', zoom: 0.45, tiltDeg: 20, turns: 1 })],
    ),
    drawn('adjusted photos, plain and filtered', sheet(200, 150, '#ffffff', 'image'), (surface) => [
      onFace(surface, 'beach', {
        adjustments: { brightness: 35, contrast: -30, saturation: -40, warmth: 60 },
      }),
      placed('b', 'parade', [60, 30, 80, 80, 10], {
        filter: 'golden',
        adjustments: { brightness: -40, contrast: 70, saturation: 50, warmth: -80 },
      }),
    ]),
    drawn('shapes and vector art', sheet(200, 150, '#f4f1ea'), shapesAndArt),
    drawn('pattern and border', sheet(200, 150, '#e8d5b0'), patternAndBorder),
    drawn('white ink and foil', sheet(150, 100, '#caa57a'), whiteAndFoil),
    drawn('curved text', sheet(150, 150, '#f7efe2'), curvedTexts),
    drawn('gradient', gradientSheet(), () => [
      aText({
        text: 'SUMMER 2026',
        font: 'Bebas Neue',
        xMm: 20,
        yMm: 80,
        widthMm: 160,
        sizeMm: 26,
        align: 'centre',
        colour: '#ffffff',
        outline: { widthMm: 1, colour: '#113355' },
      }),
    ]),
    drawn(
      'tiny text',
      sheet(85, 55, '#ffffff'),
      () => [
        aText({
          id: 'a',
          text: letter.slice(0, 230),
          font: 'Butler',
          xMm: 6,
          yMm: 6,
          widthMm: 73,
          sizeMm: 2.47,
          lineHeight: 1.25,
        }),
        aText({
          id: 'b',
          text: letter.slice(60, 240),
          font: 'Brandon text Black',
          xMm: 6,
          yMm: 30,
          widthMm: 73,
          sizeMm: 2.47,
          align: 'right',
          colour: '#666666',
        }),
        aText({
          id: 'c',
          text: '7 pt: 0491 570 006, hello@example.com',
          font: 'Comfortaa',
          xMm: 6,
          yMm: 46,
          widthMm: 73,
          sizeMm: 2.47,
          align: 'centre',
          colour: '#0a3d62',
        }),
      ],
      300,
    ),
    drawn('paragraph of three hundred glyphs', sheet(148, 105, '#fffdf7'), () => [
      aText({
        id: 'a',
        text: letter,
        font: 'Caviar Dreams',
        xMm: 12,
        yMm: 12,
        widthMm: 124,
        sizeMm: 6,
        lineHeight: 1.35,
      }),
      aText({
        id: 'b',
        text: 'Affectionately, the whole family\nValley Road 7, Łódź',
        font: 'Abeatbykai',
        xMm: 12,
        yMm: 84,
        widthMm: 124,
        sizeMm: 7,
        align: 'right',
        colour: '#8a1538',
        lineHeight: 1.1,
      }),
    ]),
  ]
}

function shadow(dxMm: number, dyMm: number, blurMm: number, opacity = 0.5, colour = '#000000'): Shadow {
  return { dxMm, dyMm, blurMm, opacity, colour }
}

function sheet(
  widthMm: number,
  heightMm: number,
  colour: string,
  edge: 'image' | 'mirror' = 'image',
): Surface {
  return aSurface({
    widthMm,
    heightMm,
    bleedMm: 3,
    safeMm: 5,
    background: { kind: 'solid', colour },
    edge: { kind: edge },
  })
}

function gradientSheet(): Surface {
  const stops = ['#ff7a18', '#af002d', '#319197'].map((colour, index) => ({ at: index / 2, colour }))
  return aSurface({
    widthMm: 200,
    heightMm: 200,
    bleedMm: 3,
    background: { kind: 'gradient', angleDeg: 35, stops },
  })
}

const collageFilters: Filter[] = ['none', 'bw', 'none', 'sepia', 'none', 'vivid', 'none', 'none', 'bw']

function collage(
  placed: (
    id: string,
    key: CasePhoto,
    frame: [number, number, number, number],
    options: Partial<PhotoElement> & {
      turns?: 0 | 1 | 2 | 3
      flipX?: boolean
      flipY?: boolean
      zoom?: number
    },
  ) => PhotoElement,
): PhotoElement[] {
  const keys: CasePhoto[] = ['garden', 'beach', 'portrait']
  return collageFilters.map((filter, index) => {
    const column = index % 3
    const row = Math.floor(index / 3)
    const photo = placed(
      `c${index}`,
      keys[column] ?? 'garden',
      [6 + column * 82.3, 6 + row * 82.3, 77.3, 77.3],
      {
        filter,
        zoom: 1 + index * 0.1,
        ...(index === 4 && { turns: 1, flipX: true }),
        ...(index === 5 && { turns: 3, flipY: true }),
        ...(index === 7 && { flipX: true }),
        ...(index === 8 && { mask: { shape: 'rounded', radiusMm: 6 } }),
      },
    )
    return { ...photo, placement: panPhoto(photo, photo.placement, index - 4, 0) }
  })
}
