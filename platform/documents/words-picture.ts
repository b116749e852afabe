/** Words as a picture, for a file whose own typefaces cannot write them. */
import { createCanvas } from '@napi-rs/canvas'
import { familiesOf } from './fonts.ts'
import { linesThatFit } from './paper.ts'

/** Pixels a point: 288 dpi, sharp on paper. */
const SCALE = 4
const LINE_HEIGHT = 1.4

export interface WordsPicture {
  png: Buffer
  /** Both in points. */
  width: number
  height: number
}

/**
 * @param size  of the type, in points
 * @param width  in points; words go to the next line there
 * @param colour  as CSS writes it
 */
export function wordsPicture(
  text: string,
  { size, width, colour }: { size: number; width: number; colour: string },
): WordsPicture {
  const font = `600 ${size * SCALE}px ${familiesOf('sans', text)}`
  const ruler = createCanvas(1, 1).getContext('2d')
  ruler.font = font
  const lines = linesThatFit(text, (words) => ruler.measureText(words).width <= width * SCALE)
  const height = lines.length * size * LINE_HEIGHT
  const canvas = createCanvas(Math.ceil(width * SCALE), Math.ceil(height * SCALE))
  const pen = canvas.getContext('2d')
  pen.font = font
  pen.fillStyle = colour
  for (const [index, line] of lines.entries()) {
    pen.fillText(line, 0, (index * LINE_HEIGHT + 1) * size * SCALE)
  }
  return { png: canvas.toBuffer('image/png'), width, height }
}
