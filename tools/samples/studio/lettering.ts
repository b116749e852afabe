import { join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import type { Pen } from './sheet.ts'

const packages = join(import.meta.dirname, '..', '..', '..', 'node_modules')

/** The shop's own faces and those of its text tool, by what they are good for. */
const files = {
  Newsreader: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  NewsreaderItalic: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  Hanken: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  Bodoni: '@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2',
  Cormorant: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-400-normal.woff2',
  Pacifico: '@fontsource/pacifico/files/pacifico-latin-400-normal.woff2',
  Lobster: '@fontsource/lobster/files/lobster-latin-400-normal.woff2',
  Vibes: '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2',
  Righteous: '@fontsource/righteous/files/righteous-latin-400-normal.woff2',
  Bebas: '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2',
  Brush: '@fontsource/caveat-brush/files/caveat-brush-latin-400-normal.woff2',
  Quicksand: '@fontsource/quicksand/files/quicksand-latin-400-normal.woff2',
  Montserrat: '@fontsource/montserrat/files/montserrat-latin-600-normal.woff2',
} as const

export type Face = keyof typeof files

const known = new Set<Face>()

/** Makes a face the pen's own. */
export function setFace(pen: Pen, face: Face, sizePx: number, { weight = 400, spacingPx = 0 } = {}) {
  if (!known.has(face)) {
    if (!GlobalFonts.registerFromPath(join(packages, files[face]), `Sample ${face}`)) {
      throw new Error(`Expected the font ${files[face]} to be installed`)
    }
    known.add(face)
  }
  pen.font = `${weight} ${sizePx}px "Sample ${face}"`
  pen.letterSpacing = `${spacingPx}px`
}

export type Line = { face: Face; size: number; colour: string; weight?: number; spacing?: number }

/** One line of text, centred at a place on its base line. */
export function write(pen: Pen, text: string, x: number, baseline: number, line: Line) {
  setFace(pen, line.face, line.size, { weight: line.weight, spacingPx: line.spacing })
  pen.fillStyle = line.colour
  pen.textAlign = 'center'
  pen.fillText(text, x + (line.spacing ?? 0) / 2, baseline)
}

/** The size at which a line of text is as wide as asked for. */
export function sizeToFit(pen: Pen, text: string, widthPx: number, face: Face, weight = 400): number {
  setFace(pen, face, 100, { weight })
  return (100 * widthPx) / pen.measureText(text).width
}

/** Text around an arc: its middle at the top of a circle, or at the bottom when the radius is negative. */
export function writeAround(pen: Pen, text: string, x: number, y: number, radius: number, line: Line) {
  setFace(pen, line.face, line.size, { weight: line.weight })
  pen.fillStyle = line.colour
  pen.textAlign = 'center'
  const widths = [...text].map((letter) => pen.measureText(letter).width + (line.spacing ?? 0))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let done = -whole / 2
  ;[...text].forEach((letter, place) => {
    const turn = (done + widths[place]! / 2) / radius
    pen.save()
    pen.translate(x + Math.sin(turn) * radius, y - Math.cos(turn) * radius)
    pen.rotate(turn)
    pen.fillText(letter, 0, 0)
    pen.restore()
    done += widths[place]!
  })
}
