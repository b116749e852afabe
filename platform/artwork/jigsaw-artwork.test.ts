/** A print that is cut into pieces: its lines for the cutter, and how they look on the proof. */
import { expect, test } from 'vitest'
import { jigsawPath } from '#packages/artwork-renderer/jigsaw-lines.ts'
import { aDesign, aSurface } from '#packages/design-document/testing/builders.ts'
import { drawArtwork } from './draw-artwork.ts'
import { cutLinesOf, inkedContentOf } from './testing/cut-lines.ts'
import { decodePicture, drawPdfPage } from './testing/pictures.ts'

/** A pale face of 100 × 80 mm with 5 mm of bleed. */
const surface = aSurface({
  widthMm: 100,
  heightMm: 80,
  bleedMm: 5,
  background: { kind: 'solid', colour: '#e3ebe3' },
  elements: [],
})
const cut = { widthMm: 100, heightMm: 80, columns: 5, rows: 4 }
const artworkOf = (jigsaw: typeof cut | undefined, mirrored = false, face = surface) =>
  drawArtwork(aDesign(face), {
    photos: () => Promise.reject(new Error('Expected no photo to be asked for')),
    surfaces: [{ name: 'face', label: 'Puzzle', targetDpi: 100, mirrored, jigsaw }],
    title: 'Order 1, line 1',
    date: new Date(0),
    proofWidthPx: 1100,
  })

test('the press file has every line in the ink of cut lines, on top', async () => {
  const { pdf, surfaces } = await artworkOf(cut)
  expect(surfaces[0]?.inks).toEqual(['cut'])
  expect(await cutLinesOf(pdf)).toEqual([{ separations: ['CutContour'], lines: 7, isOnTop: true }])
  expect(await cutLinesOf((await artworkOf(undefined)).pdf)).toEqual([
    { separations: [], lines: 0, isOnTop: false },
  ])
})

test('the lines of the proof and of the press file run through the same points', async () => {
  const { pdf, proof } = await artworkOf(cut)
  const [seen, printed] = [await decodePicture(proof), await drawPdfPage(pdf, 1100)]
  for (const { xMm, yMm } of ends()) {
    expect(darkest(seen, xMm, yMm), `proof at ${xMm} ${yMm}`).toBeLessThan(200)
    expect(darkest(printed, xMm, yMm), `press file at ${xMm} ${yMm}`).toBeLessThan(200)
  }
  expect(darkest(seen, 10, 10)).toBeGreaterThan(215)
})

test('a design that is a rounding wider is cut by the same die', async () => {
  const wider = { ...surface, widthMm: 100.005 }
  const { pdf } = await artworkOf(cut, false, wider)
  expect(await inkedContentOf(pdf)).toBe(await inkedContentOf((await artworkOf(cut)).pdf))
})

test('of a mirror image the lines are mirrored with the picture', async () => {
  const printed = await drawPdfPage((await artworkOf(cut, true)).pdf, 1100)
  for (const { xMm, yMm } of ends()) expect(darkest(printed, 100 - xMm, yMm)).toBeLessThan(200)
})

/** Where four pieces meet, and where lines leave the print: the ends of every fourth curve. */
function ends(): { xMm: number; yMm: number }[] {
  const curves = jigsawPath(cut).filter((segment) => segment[0] === 'C')
  return curves
    .filter((_, place) => place % 4 === 3)
    .map(([, , , , , x = 0, y = 0]) => ({ xMm: x as number, yMm: y as number }))
}

/** The least green within a pixel around a place of the trim: both inks take green away. */
function darkest({ data, widthPx }: { data: Uint8Array; widthPx: number }, xMm: number, yMm: number): number {
  const [x, y] = [Math.floor((xMm + 5) * 10), Math.floor((yMm + 5) * 10)]
  const greens = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right) => data[((y + down) * widthPx + x + right) * 3 + 1] ?? 0),
  )
  return Math.min(...greens)
}
