/** A4 pages that are filled from the top down: letters, invoices. Real text in the shop's fonts, so it can be searched. */
import { PDFDocument } from '@napi-rs/canvas'
import { type Face, familiesOf } from './fonts.ts'

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 }
export const MARGIN = 54
/** Below this line stands the foot of the page only. */
const BOTTOM = PAGE.height - 72

export const INK = '#1e2a25'
export const MUTED = '#56615b'
export const HAIRLINE = '#d8d0c0'

type Page = ReturnType<PDFDocument['beginPage']>

export interface Pen {
  size: number
  face?: Face
  /** 400 is plain, 600 is bold. */
  weight?: 400 | 600
  colour?: string
}

/** Words at a place: `x` is their left edge, or the right one when they are set to the right. */
export interface Placed extends Pen {
  x: number
  align?: 'left' | 'right'
}

/** Where columns begin again on a new page, such as the head of a table. */
export type PageHead = (paper: Paper) => void

export class Paper {
  readonly #document: PDFDocument
  #page: Page
  #pages = 1
  #head: PageHead | undefined
  readonly #foot: (page: number) => string
  /** Where the next line begins, in points from the top. */
  y = MARGIN

  /** @param foot  what stands at the foot of each page */
  constructor({ title, author, foot }: { title: string; author: string; foot: (page: number) => string }) {
    this.#document = new PDFDocument({ title, author, creator: author })
    this.#foot = foot
    this.#page = this.#beginPage()
  }

  /** Sets words on one line without moving on. */
  put(text: string, { x, align = 'left', colour = INK, ...pen }: Placed, y = this.y): void {
    this.#page.font = fontOf(pen, text)
    this.#page.fillStyle = colour
    this.#page.textAlign = align
    this.#page.fillText(text, x, y + pen.size)
  }

  /** Words in as many lines as a width needs; a word that is wider is cut. */
  lines(text: string, width: number, pen: Pen): string[] {
    this.#page.font = fontOf(pen, text)
    return linesThatFit(text, (words) => this.#page.measureText(words).width <= width)
  }

  /** Sets a paragraph and moves below it. */
  write(text: string, { width, ...placed }: Placed & { width: number }): void {
    for (const line of this.lines(text, width, placed)) {
      this.put(line, placed)
      this.y += placed.size * 1.45
    }
  }

  rule(colour = HAIRLINE, thickness = 0.6): void {
    this.#page.strokeStyle = colour
    this.#page.lineWidth = thickness
    this.#page.beginPath()
    this.#page.moveTo(MARGIN, this.y)
    this.#page.lineTo(PAGE.width - MARGIN, this.y)
    this.#page.stroke()
  }

  /** What every following page begins with; undefined for nothing. */
  repeat(head: PageHead | undefined): void {
    this.#head = head
  }

  /** Goes to a new page unless so many points are left on this one. */
  need(height: number): void {
    if (this.y + height <= BOTTOM) return
    this.#finishPage()
    this.#page = this.#beginPage()
    this.#pages++
    this.y = MARGIN
    this.#head?.(this)
  }

  /** The file. Nothing can be written any more. */
  finish(): Buffer {
    this.#finishPage()
    return this.#document.close()
  }

  #beginPage(): Page {
    const page = this.#document.beginPage(PAGE.width, PAGE.height)
    // Tabular figures line up; without ligatures a reader's search for "gift" finds it.
    // The library's type does not name these two; its pages have them.
    return Object.assign(page, { fontVariantNumeric: 'tabular-nums', fontVariantLigatures: 'none' })
  }

  #finishPage(): void {
    const pen = { size: 8.5, colour: MUTED, x: PAGE.width / 2 }
    const foot = this.#foot(this.#pages)
    this.#page.font = fontOf(pen, foot)
    this.#page.fillStyle = MUTED
    this.#page.textAlign = 'center'
    this.#page.fillText(foot, pen.x, PAGE.height - 36)
    this.#document.endPage()
  }
}

function fontOf({ size, face = 'sans', weight = 400 }: Pen, text: string): string {
  return `${weight} ${size}px ${familiesOf(face, text)}`
}

/** Words in as many lines as needed; a word that does not fit alone is cut. */
export function linesThatFit(text: string, fits: (words: string) => boolean): string[] {
  const found: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = found.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fits(longer)) found[found.length - 1] = longer
    else found.push(...piecesOf(word, fits))
  }
  return found
}

/** A word that is too long for a line, such as a file name, in pieces that fit. */
function piecesOf(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces = ['']
  for (const character of word) {
    const longer = `${pieces.at(-1)}${character}`
    if (fits(longer) || longer.length === 1) pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces
}
