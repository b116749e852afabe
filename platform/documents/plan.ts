/** Pages that are drawn to scale: one unit is one millimetre of the paper when it is printed at 100 %. */
import { PDFDocument } from '@napi-rs/canvas'
import { type Face, familiesOf } from './fonts.ts'

const POINTS_PER_MM = 72 / 25.4

export interface PlanPoint {
  x: number
  y: number
}

interface Stroke {
  colour: string
  /** In mm. */
  width?: number
  /** Lengths of dash and gap, in mm. */
  dash?: readonly number[]
}

interface Words {
  /** Height of the type in mm. */
  size: number
  colour: string
  face?: Face
  weight?: 400 | 600
  align?: 'left' | 'center' | 'right'
}

type Page = ReturnType<PDFDocument['beginPage']>

/** Places are millimetres from the top-left corner of the paper. */
export class Plan {
  readonly #document: PDFDocument
  #page: Page | undefined

  constructor({ title, author }: { title: string; author: string }) {
    this.#document = new PDFDocument({ title, author, creator: author })
  }

  beginPage({ widthMm, heightMm }: { widthMm: number; heightMm: number }): void {
    if (this.#page) this.#document.endPage()
    const page = this.#document.beginPage(widthMm * POINTS_PER_MM, heightMm * POINTS_PER_MM)
    page.scale(POINTS_PER_MM, POINTS_PER_MM)
    this.#page = page
  }

  line(points: readonly PlanPoint[], { colour, width = 0.25, dash = [] }: Stroke): void {
    const page = this.#present()
    page.strokeStyle = colour
    page.lineWidth = width
    page.setLineDash([...dash])
    page.beginPath()
    for (const [index, { x, y }] of points.entries()) {
      if (index === 0) page.moveTo(x, y)
      else page.lineTo(x, y)
    }
    page.stroke()
  }

  circle({ x, y }: PlanPoint, radius: number, { colour, width = 0.25 }: Stroke): void {
    const page = this.#present()
    page.strokeStyle = colour
    page.lineWidth = width
    page.setLineDash([])
    page.beginPath()
    page.arc(x, y, radius, 0, 2 * Math.PI)
    page.stroke()
  }

  fill(place: PlanPoint, size: { widthMm: number; heightMm: number }, colour: string): void {
    const page = this.#present()
    page.fillStyle = colour
    page.fillRect(place.x, place.y, size.widthMm, size.heightMm)
  }

  /** Words on one line; `place` is where their baseline begins, is centred, or ends. */
  put(text: string, { x, y }: PlanPoint, words: Words): void {
    const page = this.#present()
    page.font = fontOf(words)
    page.fillStyle = words.colour
    page.textAlign = words.align ?? 'left'
    page.fillText(text, x, y)
  }

  /** Words in as many lines as a width needs. @returns the baseline that would come next */
  write(text: string, { x, y }: PlanPoint, { widthMm, ...words }: Words & { widthMm: number }): number {
    const page = this.#present()
    page.font = fontOf(words)
    let line = ''
    let baseline = y
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && page.measureText(longer).width > widthMm) {
        this.put(line, { x, y: baseline }, words)
        baseline += words.size * 1.45
        line = word
      } else line = longer
    }
    this.put(line, { x, y: baseline }, words)
    return baseline + words.size * 1.45
  }

  /** The file. Nothing can be drawn any more. */
  finish(): Buffer {
    if (this.#page) this.#document.endPage()
    this.#page = undefined
    return this.#document.close()
  }

  #present(): Page {
    if (!this.#page) throw new Error('Expected a page to be begun before it is drawn on')
    return this.#page
  }
}

function fontOf({ size, face = 'sans', weight = 400 }: Words): string {
  return `${weight} ${size}px ${familiesOf(face)}`
}
