/** What stands in the files of an order line, read from the files themselves. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A page of the press file with its page of the job ticket. */
export interface OpenedPage {
  surface: string
  /** Of its TrimBox. */
  trimMm: [number, number]
  /** How far its BleedBox reaches beyond that: at the left, at the bottom, at the right and at the top. */
  bleedMm: number[]
  /** Of its MediaBox. */
  pageMm: [number, number]
  /** Pixels of each photo that is painted on it, on a printed inch: each figure once. */
  photoDpi: number[]
  /** What its ticket says that it is printed at. */
  ticketDpi: number
  /** Separations beside the colours, of the file as a whole. */
  inks: string[]
  isMirrored: boolean
  file: string
  /** Of the file as a whole: what it calls itself, such as `PDF 1.6`. */
  kind: string
  /** Of the file as a whole: the colours that it says it is made for. */
  colours: string
}

const mm = (points: number) => Math.round(((points * 25.4) / 72) * 10) / 10

/** @throws Error when the ticket does not have a page for each page of the press file */
export async function openedPages(files: {
  artwork: Uint8Array
  'job-ticket': Uint8Array
}): Promise<OpenedPage[]> {
  const artwork = await PDFDocument.load(files.artwork, { updateMetadata: false })
  const tickets = await linesOf(files['job-ticket'])
  const pages = artwork.getPages()
  if (tickets.length !== pages.length) {
    throw new Error(`Expected ${pages.length} pages of the job ticket but found ${tickets.length}`)
  }
  const whole = { kind: kindOf(files.artwork, artwork), colours: coloursOf(artwork) }
  return pages.map((page, place) => {
    const [trim, bleed] = [edgesOf(page, 'TrimBox'), edgesOf(page, 'BleedBox')]
    const [left = 0, bottom = 0, right = 0, top = 0] = trim
    const ticket = tickets[place] ?? []
    return {
      surface: behind(ticket, 'Surface'),
      trimMm: [mm(right - left), mm(top - bottom)],
      bleedMm: trim.map((edge, at) => mm(Math.abs(edge - (bleed[at] ?? 0)))),
      pageMm: [mm(page.getWidth()), mm(page.getHeight())],
      photoDpi: photoDpiOf(page),
      ticketDpi: Number.parseInt(behind(ticket, 'Target resolution'), 10),
      inks: inksOf(page),
      isMirrored: mirroringOf(page, ticket),
      file: behind(ticket, 'Artwork'),
      ...whole,
    }
  })
}

/** The press sheets of a line, as far as they are opened. */
export interface OpenedSheets {
  sheetMm: [number, number]
  /** How many pieces are painted on each page. */
  pieces: number[]
}

/** @throws Error when a page of them is not trimmed as the sheet is */
export async function openedSheets(file: Uint8Array): Promise<OpenedSheets> {
  const document = await PDFDocument.load(file, { updateMetadata: false })
  const pages = document.getPages()
  const measures = pages.map((page) => {
    const { width, height } = page.getTrimBox()
    if (width !== page.getWidth() || height !== page.getHeight())
      throw new Error('Expected the trim of a whole sheet')
    return [mm(width), mm(height)] as [number, number]
  })
  const [sheetMm = [0, 0]] = measures
  return { sheetMm, pieces: pages.map(({ node }) => paintedOn(node.Contents())) }
}

const paintedOn = (contents: unknown): number => [...operatorsOf(contents).matchAll(/\/Page\d+ Do/g)].length

function operatorsOf(contents: unknown): string {
  if (!(contents instanceof PDFRawStream)) throw new Error('Expected one stream of content')
  return Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1')
}

/** Left, bottom, right and top of a box that the page has itself, in points. */
const edgesOf = ({ node }: PDFPage, box: 'TrimBox' | 'BleedBox'): number[] =>
  node
    .lookup(PDFName.of(box), PDFArray)
    .asArray()
    .map((edge) => Number(String(edge)))

/** A square of one that becomes a photo, in mm of the surface. */
const PLACED_PHOTO = /(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) -?[\d.]+ -?[\d.]+ cm\n\/(Photo\d+) Do/g

function photoDpiOf({ node }: PDFPage): number[] {
  const objects = node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)
  const streamOf = (name: string) => objects?.lookup(PDFName.of(name))
  const page = operatorsOf(node.Contents())
  // What is mixed in RGB on a page of inks is in groups.
  const groups = [...page.matchAll(/\/(Group\d+) Do/g)].map(([, name = '']) => operatorsOf(streamOf(name)))
  const dpi = [page, ...groups].flatMap((operators) =>
    [...operators.matchAll(PLACED_PHOTO)].flatMap(([, a, b, c, d, name = '']) => {
      const photo = streamOf(name)
      if (!(photo instanceof PDFRawStream)) throw new Error(`Expected the photo ${name} in the file`)
      const pixels = (key: string) => Number(String(photo.dict.get(PDFName.of(key))))
      const inches = (x = '', y = '') => Math.hypot(Number(x), Number(y)) / 25.4
      return [pixels('Width') / inches(a, b), pixels('Height') / inches(c, d)].map(Math.round)
    }),
  )
  return [...new Set(dpi)]
}

/** What a page is painted through first; a mirrored one runs from right to left. */
const FIRST_TRANSFORM = /^(-?)[\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ cm/

/** @throws Error when the page is painted otherwise than its ticket says */
function mirroringOf({ node }: PDFPage, ticket: readonly string[]): boolean {
  const transform = FIRST_TRANSFORM.exec(operatorsOf(node.Contents()).trimStart())
  if (!transform) throw new Error('Expected a page that is painted through a transform')
  const isMirrored = transform[1] === '-'
  if (isMirrored !== ticket.includes('Mirrored'))
    throw new Error('Expected the page to be painted as its ticket says')
  return isMirrored
}

function kindOf(file: Uint8Array, { context }: PDFDocument): string {
  const version = Buffer.from(file.subarray(1, 8)).toString('latin1').replace('-', ' ')
  const standard = context
    .lookup(context.trailerInfo.Info, PDFDict)
    .lookupMaybe(PDFName.of('GTS_PDFXVersion'), PDFString)
  return standard ? `${version}, ${standard.asString()}` : version
}

function coloursOf({ catalog }: PDFDocument): string {
  const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict)
  const said = (key: string) => intent.lookupMaybe(PDFName.of(key), PDFString)?.asString()
  return said('OutputCondition') ?? said('OutputConditionIdentifier') ?? ''
}

function inksOf({ node, doc }: PDFPage): string[] {
  const spaces = node.Resources()?.lookupMaybe(PDFName.of('ColorSpace'), PDFDict)
  const arrays = (spaces?.values() ?? []).map((space) => doc.context.lookup(space, PDFArray))
  return arrays
    .filter((space) => space.get(0) === PDFName.of('Separation'))
    .map((space) => space.lookup(1, PDFName).decodeText())
}

/** The pieces of text of each page, in the order in which they were written. */
async function linesOf(pdf: Uint8Array): Promise<string[][]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await loading.promise
  const pages: string[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? item.str : [])))
  }
  await loading.destroy()
  return pages
}

/** What stands behind a label. */
function behind(texts: readonly string[], label: string): string {
  const at = texts.indexOf(label)
  if (at < 0) throw new Error(`Expected the job ticket to say ${label}`)
  return texts[at + 1] ?? ''
}
