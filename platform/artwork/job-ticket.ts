/** The sheet that goes with a job through production: what to make, how many, how large, and what it should look like. */
import { PDFDocument, type PDFFont, type PDFImage, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { cutPath, mapPath } from '#packages/artwork-renderer/path.ts'
import { pathData } from '#packages/artwork-renderer/svg.ts'
import { scaling } from '#packages/design-document/geometry.ts'
import { isCutAway, type TrimOutline } from '#packages/design-document/trim-outline.ts'
import { wordsPicture } from '../documents/words-picture.ts'
import { code128Bars } from './code-128.ts'

export type JobTicket = {
  readonly orderNumber: string
  /** Scanned at every station: digits, letters and dashes, such as `1000042-1`. */
  readonly code: string
  readonly productName: string
  readonly sku: string
  readonly quantity: number
  /** What was chosen, in the product's order. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  readonly surfaces: readonly TicketSurface[]
  /** What whoever packs it must know; has a page of its own, which is left out without any. */
  readonly packing: readonly { readonly label: string; readonly value: string }[]
  /** When the ticket was made, as staff read it, such as `21 Nov 2026, 3:05 pm`. */
  readonly madeAt: string
  /** Date of the file: the same ticket gives the same bytes. */
  readonly date: Date
}

export type TicketSurface = {
  readonly name: string
  /** Scanned from its own page, where a line has several surfaces; that of the ticket when left out. */
  readonly code?: string | undefined
  readonly widthMm: number
  readonly heightMm: number
  readonly bleedMm: number
  readonly safeMm: number
  /** What the product is printed at; what its photos have is one of the notes. */
  readonly targetDpi: number
  /** What the person at the press must know beside the figures, such as that the file is a mirror image. */
  readonly notes: readonly { readonly label: string; readonly value: string }[]
  /** Name of the artwork file that belongs to it. */
  readonly file: string
  /** What the piece is cut to; its trim when left out. */
  readonly cut?: TrimOutline | undefined
  /** JPEG of the page with its bleed. */
  readonly proof: Uint8Array
}

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 42
const INK = rgb(0.1, 0.1, 0.12)
const MUTED = rgb(0.38, 0.38, 0.42)
/** Width of the narrowest bar: 0.35 mm, safe for any hand scanner and printer. */
const BAR_POINTS = 1

/**
 * Draws a job ticket: A4, one page for each surface, and one for whoever packs.
 *
 * @returns a PDF with real text, so that it can be searched
 * @throws RangeError when the code holds characters outside printable ASCII
 */
export async function drawJobTicket(ticket: JobTicket): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(`Job ticket ${ticket.code}`)
  document.setCreationDate(ticket.date)
  document.setModificationDate(ticket.date)
  const plain = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const pictures = await picturesOf(document, ticket)
  const parcelPages = pagesOf(packingLines(ticket.packing, pictures, bold))
  const pages = ticket.surfaces.length + parcelPages.length
  const newSheet = () => new TicketSheet(document.addPage([PAGE.width, PAGE.height]), plain, bold, pictures)
  for (const [index, surface] of ticket.surfaces.entries()) {
    const sheet = newSheet()
    sheet.heading(ticket, { place: `${index + 1} of ${pages}`, code: surface.code ?? ticket.code })
    sheet.facts(ticket, surface)
    await sheet.proof(document, surface)
  }
  for (const [index, lines] of parcelPages.entries()) {
    const sheet = newSheet()
    sheet.heading(ticket, {
      place: `${ticket.surfaces.length + index + 1} of ${pages}`,
      code: ticket.code,
    })
    sheet.packing(lines)
  }
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** Fills one page from the top down. */
class TicketSheet {
  readonly #page: PDFPage
  readonly #plain: PDFFont
  readonly #bold: PDFFont
  readonly #pictures: ReadonlyMap<string, PlacedPicture>
  #y = PAGE.height - MARGIN

  constructor(page: PDFPage, plain: PDFFont, bold: PDFFont, pictures: ReadonlyMap<string, PlacedPicture>) {
    this.#pictures = pictures
    this.#page = page
    this.#plain = plain
    this.#bold = bold
  }

  heading(ticket: JobTicket, { place, code }: { place: string; code: string }) {
    const top = this.#y
    this.#write(`Job ticket  ${place}`, { size: 10, font: this.#plain, colour: MUTED })
    this.#write(`Order ${ticket.orderNumber}`, { size: 26, font: this.#bold })
    this.#write(ticket.productName, { size: 13, font: this.#plain })
    this.#write(`Made ${ticket.madeAt}`, { size: 9, font: this.#plain, colour: MUTED })
    this.#code(code, top)
    this.#y -= 14
    this.#rule()
  }

  facts(ticket: JobTicket, surface: TicketSurface) {
    const { widthMm, heightMm, bleedMm, safeMm } = surface
    const size = (width: number, height: number) => `${figure(width)} x ${figure(height)} mm`
    const rows = [
      { label: 'SKU', value: ticket.sku },
      ...ticket.options,
      { label: 'Surface', value: surface.name },
      { label: 'Trim', value: size(widthMm, heightMm) },
      { label: 'Bleed', value: `${figure(bleedMm)} mm on every side` },
      { label: 'Page with bleed', value: size(widthMm + 2 * bleedMm, heightMm + 2 * bleedMm) },
      { label: 'Safe area', value: `${figure(safeMm)} mm inside the trim` },
      { label: 'Target resolution', value: `${surface.targetDpi} dpi` },
      ...surface.notes,
      { label: 'Artwork', value: surface.file },
    ]
    const top = this.#y
    for (const { label, value } of rows) this.#row(label, value)
    const after = this.#y
    this.#y = top
    const x = PAGE.width - MARGIN - 110
    this.#write('Quantity', { size: 10, font: this.#plain, colour: MUTED, x })
    this.#write(String(ticket.quantity), { size: 44, font: this.#bold, x })
    this.#y = Math.min(after, this.#y) - 8
    this.#rule()
  }

  packing(lines: readonly PackingLine[]) {
    this.#write('For the parcel', { size: 16, font: this.#bold })
    for (const { label, text } of lines) {
      if (label !== undefined) this.#y -= GAP
      this.#row(label ?? '', text)
    }
  }

  async proof(document: PDFDocument, { proof, widthMm, heightMm, bleedMm, cut }: TicketSurface) {
    const picture = await document.embedJpg(proof)
    const most = { width: PAGE.width - 2 * MARGIN, height: this.#y - MARGIN - 18 }
    const scale = Math.min(most.width / picture.width, most.height / picture.height)
    const width = picture.width * scale
    const height = picture.height * scale
    const x = (PAGE.width - width) / 2
    const y = this.#y - height
    this.#page.drawImage(picture, { x, y, width, height })
    const perMm = width / (widthMm + 2 * bleedMm)
    const dashes = { borderColor: INK, borderDashArray: [4, 4], borderWidth: 0.8 }
    const under = { borderColor: rgb(1, 1, 1), borderWidth: 0.8 }
    const left = x + bleedMm * perMm
    if (isCutAway(cut)) {
      const line = pathData(mapPath(cutPath(cut), scaling(perMm, perMm)))
      const top = { x: left, y: y + height - bleedMm * perMm }
      for (const look of [under, dashes]) this.#page.drawSvgPath(line, { ...top, ...look })
    } else {
      const box = { x: left, y: y + bleedMm * perMm, width: widthMm * perMm, height: heightMm * perMm }
      for (const look of [under, dashes]) this.#page.drawRectangle({ ...box, ...look })
    }
    this.#y = y - 6
    this.#write('The dashed line is the trim.', { size: 9, font: this.#plain, colour: MUTED })
  }

  /** Bars at the right of the heading, with the code in words below. */
  #code(code: string, top: number) {
    const { bars, modules } = code128Bars(code)
    const left = PAGE.width - MARGIN - modules * BAR_POINTS
    const height = 46
    for (const bar of bars) {
      const x = left + bar.at * BAR_POINTS
      this.#page.drawRectangle({ x, y: top - height, width: bar.modules * BAR_POINTS, height, color: INK })
    }
    const words = { size: 10, font: this.#plain }
    const wide = words.font.widthOfTextAtSize(printable(code), words.size)
    const x = left + (modules * BAR_POINTS - wide) / 2
    this.#page.drawText(printable(code), { x, y: top - height - 13, ...words, color: INK })
  }

  #row(label: string, value: string) {
    const size = VALUES.size
    const x = VALUES.left
    const width = VALUES.width
    const y = this.#y
    this.#page.drawText(printable(label), { x: MARGIN, y: y - size, size, font: this.#plain, color: MUTED })
    const picture = this.#pictures.get(value)
    if (picture) {
      this.#y -= picture.height
      const { image, ...box } = picture
      this.#page.drawImage(image, { x, y: this.#y, ...box })
      return
    }
    for (const line of wrap(printable(value), this.#bold, size, width)) {
      this.#write(line, { size, font: this.#bold, x })
    }
  }

  #write(text: string, { size, font, colour = INK, x = MARGIN }: Words) {
    this.#y -= size * 1.4
    this.#page.drawText(printable(text), { x, y: this.#y + size * 0.4, size, font, color: colour })
  }

  #rule() {
    const { width } = PAGE
    const y = this.#y
    const line = { start: { x: MARGIN, y }, end: { x: width - MARGIN, y } }
    this.#page.drawLine({ ...line, thickness: 0.6, color: MUTED })
    this.#y -= 10
  }
}

/** Where the values of the facts stand, in points. */
const VALUES = { size: 10, left: MARGIN + 110, width: PAGE.width - MARGIN - 120 - (MARGIN + 110) }

type PlacedPicture = { image: PDFImage; width: number; height: number }

/** PE-12: what buyers typed in letters that the ticket's own font lacks, by its text. */
async function picturesOf(document: PDFDocument, { options, packing }: JobTicket) {
  const pictures = new Map<string, PlacedPicture>()
  const words = [...options.map(({ value }) => value), ...packing.flatMap(({ value }) => linesIn(value))]
  for (const value of new Set(words)) {
    if (printable(value) === value.normalize('NFC')) continue
    const { png, ...box } = wordsPicture(value, { ...VALUES, colour: '#1a1a1f' })
    pictures.set(value, { image: await document.embedPng(png), ...box })
  }
  return pictures
}

type Words = { size: number; font: PDFFont; colour?: typeof INK; x?: number }

/** One line of the page for whoever packs. */
interface PackingLine {
  /** Of the first line of a note. */
  label: string | undefined
  text: string
  /** With the space above a new note, in points. */
  height: number
}

const GAP = 10
/** What the heading and its rule leave of a page. */
const ROOM = PAGE.height - 2 * MARGIN - 190

const linesIn = (value: string): string[] => value.split('\n').filter((line) => line.trim() !== '')

function packingLines(
  packing: JobTicket['packing'],
  pictures: ReadonlyMap<string, PlacedPicture>,
  font: PDFFont,
): PackingLine[] {
  const { size, width } = VALUES
  return packing.flatMap(({ label, value }) => {
    const lines = linesIn(value).flatMap((line) => {
      const picture = pictures.get(line)
      if (picture) return { text: line, height: picture.height }
      return wrap(printable(line), font, size, width).map((text) => ({ text, height: size * 1.4 }))
    })
    return lines.map(({ text, height }, index) =>
      index === 0 ? { label, text, height: height + GAP } : { label: undefined, text, height },
    )
  })
}

/** However long the notes are, none of them runs off a page. */
function pagesOf(lines: readonly PackingLine[]): PackingLine[][] {
  const pages: PackingLine[][] = []
  let left = 0
  for (const line of lines) {
    const page = pages.at(-1)
    if (page && line.height <= left) page.push(line)
    else {
      pages.push([line])
      left = ROOM
    }
    left -= line.height
  }
  return pages
}

/** Lines of words, and pieces of words that are wider than a line. */
function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  const words = text.split(' ').flatMap((word) => piecesOf(word, font, size, width))
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function piecesOf(word: string, font: PDFFont, size: number, width: number): string[] {
  if (font.widthOfTextAtSize(word, size) <= width) return [word]
  const pieces: string[] = ['']
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`
    if (font.widthOfTextAtSize(longer, size) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}

/**
 * The ticket's own font has the letters of western Europe; in the shop's own words others lose their accents or become
 * a question mark.
 */
function printable(text: string): string {
  return text.normalize('NFC').replace(/[^\x20-\x7e\xa0-\xff]/g, (character) => {
    const [letter = '?'] = character.normalize('NFD')
    return /[\x20-\x7e]/.test(letter) ? letter : '?'
  })
}

/** A figure as on a ruler: no more than a tenth. */
function figure(mm: number): string {
  return String(Math.round(mm * 10) / 10)
}
