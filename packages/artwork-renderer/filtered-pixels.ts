/** A photo's filter, put into the pixels of a copy once: what the editor then moves about needs no filter any more. */
import type { PhotoElement } from '#packages/design-document/design.ts'
import type { PixelSize } from '#packages/design-document/geometry.ts'
import { blurGreys } from './blur.ts'
import { type ColourMatrix, coloursOf } from './filters.ts'
import { liftTable, type PencilSigmas, pencilSigmas, pencilTable } from './pencil.ts'

const WHITE = 255

/**
 * Changes the pixels of a copy of a whole photo as the press changes those of the photo.
 *
 * @param pixels opaque RGBA in sRGB, row by row, of exactly `size`; changed in place
 * @param photo its filter and adjustments, and the upright size of the photo that this is a copy of
 */
export function filterPixels(
  pixels: Uint8ClampedArray,
  size: PixelSize,
  photo: Pick<PhotoElement, 'filter' | 'adjustments' | 'photoWidthPx' | 'photoHeightPx'>,
): void {
  const colours = coloursOf(photo)
  if (!colours) return
  if (photo.filter === 'pencil')
    drawLines(pixels, size, { colours, ...pencilSigmas(photo, size.widthPx / photo.photoWidthPx) })
  else recolour(pixels, colours)
}

function recolour(pixels: Uint8ClampedArray, [toRed, toGreen, toBlue]: ColourMatrix) {
  for (let at = 0; at < pixels.length; at += 4) {
    const red = pixels[at] ?? 0
    const green = pixels[at + 1] ?? 0
    const blue = pixels[at + 2] ?? 0
    // A clamped array rounds by itself.
    pixels[at] = toRed[0] * red + toRed[1] * green + toRed[2] * blue + toRed[3] * WHITE
    pixels[at + 1] = toGreen[0] * red + toGreen[1] * green + toGreen[2] * blue + toGreen[3] * WHITE
    pixels[at + 2] = toBlue[0] * red + toBlue[1] * green + toBlue[2] * blue + toBlue[3] * WHITE
  }
}

function drawLines(
  pixels: Uint8ClampedArray,
  size: PixelSize,
  { colours, finest, reach }: PencilSigmas & { colours: ColourMatrix },
) {
  const [red, green, blue, added] = colours[0]
  const lift = liftTable()
  const greys = new Uint8ClampedArray(size.widthPx * size.heightPx)
  for (let at = 0; at < greys.length; at++) {
    const first = 4 * at
    greys[at] =
      red * (pixels[first] ?? 0) +
      green * (pixels[first + 1] ?? 0) +
      blue * (pixels[first + 2] ?? 0) +
      added * WHITE
    greys[at] = lift[greys[at] ?? 0] ?? 0
  }
  const fine = blurGreys(greys, size, finest)
  const around = blurGreys(fine, size, reach)
  const table = pencilTable()
  for (let at = 0; at < greys.length; at++) {
    const drawn = table[256 * (fine[at] ?? 0) + (around[at] ?? 0)] ?? 255
    pixels.fill(drawn, 4 * at, 4 * at + 3)
  }
}
