import { type Chance, chance, range } from './chance.ts'
import { cloud } from './noise.ts'
import { mix } from './palette.ts'
import { eachPixel } from './printing.ts'
import { along, type Point } from './shapes.ts'
import { pixelsOf, type Sheet, sheet } from './sheet.ts'

/** A painting in thick colour: what colour lies where, and how high. */
export type Painting = { readonly colour: Sheet; readonly relief: Sheet; readonly fall: Chance }

export type Stroke = {
  readonly width: number
  readonly colour: string
  /** A second colour on the brush, that shows in some bristles. */
  readonly with?: string
  /** 0 is a full brush, 1 one that leaves only streaks. */
  readonly dry?: number
}

export function painting(width: number, height: number, ground: string, seed: number): Painting {
  return {
    colour: sheet([width, height], ground),
    relief: sheet([width, height], '#606060'),
    fall: chance(seed),
  }
}

/** A small brush ends in a half circle, a wide one is rounded at its corners only. */
const ROUNDED_PX = 26

/** Draws a loaded brush along a curve: every bristle leaves its own line, and each runs dry at its own place. */
export function brush({ colour, relief, fall }: Painting, points: readonly Point[], stroke: Stroke) {
  const { width, dry = 0.25 } = stroke
  const way = along(points, Math.max(10, points.length * 24))
  const bristles = Math.max(7, Math.round(width / 2))
  const second = fall.between(-0.3, 0.3)
  const reach = way.length * (1 - dry * 0.35)
  const [first, last] = [points[0]!, points[points.length - 1]!]
  const stepPx = Math.max(0.5, Math.hypot(last[0] - first[0], last[1] - first[1]) / way.length)
  for (const bristle of range(bristles)) {
    const side = bristle / (bristles - 1) - 0.5
    const rounded = Math.min(ROUNDED_PX, (width / 2) * (1 - Math.sqrt(1 - (1.96 * side) ** 2))) / stepPx
    const blunt = rounded + fall.next() * way.length * 0.03
    const fades = fall.is(dry * 0.7) ? fall.next() * dry * 0.8 : fall.next() * 0.05
    const end = Math.ceil(reach * (1 - fades) - blunt)
    const start = Math.floor(blunt)
    if (end - start < 3) continue
    const loaded = Math.max(0, 1 - Math.abs(side - second) * 3)
    const tint = mix(
      stroke.colour,
      stroke.with ?? stroke.colour,
      fall.next() ** 2 * loaded + 0.22 * fall.next(),
    )
    const shade = mix(tint, fall.is(0.5) ? '#ffffff' : '#1a1410', fall.next() ** 2 * 0.08)
    const height = Math.round(fall.around(122, 62) + 46 * (2 * side) ** 4)
    const offset = side * width + fall.around(0, 1.5)
    trail(colour, way.slice(start, end), offset, fall.between(3, 5.4), shade, 1)
    trail(
      relief,
      way.slice(start, end),
      offset,
      fall.between(1.4, 3.4),
      `rgb(${height},${height},${height})`,
      0.85,
    )
  }
}

function trail(
  { pen }: Sheet,
  way: readonly { x: number; y: number; turn: number }[],
  offset: number,
  width: number,
  colour: string,
  opacity: number,
) {
  pen.globalAlpha = opacity
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.beginPath()
  for (const { x, y, turn } of way) pen.lineTo(x - Math.sin(turn) * offset, y + Math.cos(turn) * offset)
  pen.stroke()
  pen.globalAlpha = 1
}

/** The painting in light from the upper left, on canvas; `depth` says how strongly its relief shows. */
export function lit({ colour, relief }: Painting, { depth = 1, weave = 1, seed = 1 } = {}): Sheet {
  const pixels = pixelsOf(colour)
  const heights = pixelsOf(relief).data
  const { width, height } = pixels
  const cloth = cloud(colour, 6, 1, seed)
  const heightAt = (x: number, y: number) =>
    heights[(Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4]! / 255
  eachPixel(pixels, (x, y, at, data) => {
    const slope = heightAt(x + 1, y) - heightAt(x - 1, y) + heightAt(x, y + 1) - heightAt(x, y - 1)
    const thread = Math.sin(x * 1.15) * Math.sin(y * 1.15) + cloth(x, y)
    const light = Math.max(-0.3, Math.min(0.3, slope * 0.42 * depth)) + thread * 0.012 * weave
    const shine = Math.max(0, slope - 0.22) * 46 * depth
    for (let part = 0; part < 3; part++) data[at + part] = data[at + part]! * (1 + light) + shine
  })
  colour.pen.putImageData(pixels, 0, 0)
  return colour
}
