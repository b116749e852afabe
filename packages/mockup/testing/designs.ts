/** Pictures of designs by formula. */
import type { TexturePicture } from '../texture.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** @param colourAt  levels of a texel, from the upper left */
export function drawnDesign(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): TexturePicture {
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at++) data.set(colourAt(at % width, Math.floor(at / width)), at * 4)
  return { data, width, height }
}

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

/** Squares of black and white, one texel a side unless said otherwise. */
export const checkerboard = (width: number, height: number, side = 1) =>
  drawnDesign(width, height, (x, y) => ((Math.floor(x / side) + Math.floor(y / side)) % 2 ? WHITE : BLACK))

/** Soft colours, hard edges and fine lines: what photos and words are made of. */
export const variedDesign = (width: number, height: number) =>
  drawnDesign(width, height, (x, y) => {
    const [u, v] = [x / width, y / height]
    if ((x + y) % 37 < 2) return [20, 20, 60]
    if (Math.hypot(u - 0.5, v - 0.5) < 0.2) return (x >> 2) % 2 ? [250, 240, 30] : [180, 10, 40]
    return [255 * u, 255 * v, 127 + 127 * Math.sin(u * 9 + v * 7)]
  })

/** Greys of the first row, and below it the colours of a chart as it is held before a camera. */
export const CHART: readonly Colour[] = [
  ...Array.from({ length: 12 }, (_, step): Colour => [step * 23, step * 23, step * 23]),
  ...([
    [115, 82, 68],
    [194, 150, 130],
    [98, 122, 157],
    [87, 108, 67],
    [133, 128, 177],
    [103, 189, 170],
    [214, 126, 44],
    [80, 91, 166],
    [193, 90, 99],
    [94, 60, 108],
    [157, 188, 64],
    [224, 163, 46],
    [56, 61, 150],
    [70, 148, 73],
    [175, 54, 60],
    [231, 199, 31],
    [187, 86, 149],
    [8, 133, 161],
  ] as const),
]
const CHART_COLUMNS = 6

/** The chart in equal fields, six a row. */
export function chartDesign(width: number, height: number): TexturePicture {
  const rows = Math.ceil(CHART.length / CHART_COLUMNS)
  return drawnDesign(width, height, (x, y) => {
    const field = Math.floor((y / height) * rows) * CHART_COLUMNS + Math.floor((x / width) * CHART_COLUMNS)
    return CHART[field] ?? WHITE
  })
}

/** The middle of a field of the chart, from 0 to 1 across and down. */
export function chartField(index: number): { u: number; v: number } {
  const rows = Math.ceil(CHART.length / CHART_COLUMNS)
  return {
    u: ((index % CHART_COLUMNS) + 0.5) / CHART_COLUMNS,
    v: (Math.floor(index / CHART_COLUMNS) + 0.5) / rows,
  }
}
