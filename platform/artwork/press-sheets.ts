/**
 * Pages of the artwork of a line on sheets of the press: each page is one object of the file, its photos too, however often it is
 * printed. Marks, codes and the words of the sheet are in the waste, outside every bleed.
 */
import { createHash } from 'node:crypto'
import { PDFDict, PDFDocument, PDFName, type PDFPage, type PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { backOf, type ImposedSheet, type Imposition } from '#packages/imposition/imposition.ts'
import { loadFonts } from './fonts.ts'
import { type PressInks, writeIntent } from './pdf-intent.ts'
import { number, PdfWriter, transform } from './pdf-writer.ts'
import { codeContent, cropMarks, sheetWords } from './sheet-marks.ts'

export interface PressSheetsTask {
  /** The PDF whose pages are laid on sheets. */
  readonly artwork: Uint8Array
  readonly imposition: Imposition
  /** Of each design, the places of its pages in the artwork: the front, and the back where it has one. */
  readonly designs: readonly (readonly [front: number, back?: number])[]
  /** Printed beside each page of the artwork, in its order. */
  readonly codes: readonly string[]
  /** Printed on each sheet: the code of the line. */
  readonly code: string
  /** White around a page, up to where its piece is cut. */
  readonly borderMm: number
  /** The pages are mirror images, so the places are, too. */
  readonly mirrored: boolean
  readonly press?: PressInks | undefined
  readonly title: string
  readonly date: Date
}

const POINTS_PER_MM = 72 / 25.4
const SIDES = ['front', 'back'] as const
type Side = (typeof SIDES)[number]

/**
 * Writes the sheets of a line, each front followed by its back.
 *
 * @returns a PDF whose pages are whole sheets: the trim of each is the sheet's; that of its pieces is on the job ticket
 */
export async function drawPressSheets(task: PressSheetsTask): Promise<Buffer> {
  const { imposition, designs, press, title, date } = task
  const document = await PDFDocument.create({ updateMetadata: false })
  const source = await PDFDocument.load(task.artwork, { updateMetadata: false })
  const pages = await formsOf(document, source, press)
  const sides = designs.some(([, back]) => back !== undefined) ? SIDES : SIDES.slice(0, 1)
  const writer = new PdfWriter(document.context)
  const contents: string[] = []
  for (const [place, sheet] of imposition.sheets.entries()) {
    for (const side of sides) {
      const said = `${task.code}, sheet ${place + 1} of ${imposition.sheets.length}, ${side}, print ${sheet.runs}`
      const content = await sheetContent(task, sheet, side, said)
      contents.push(content)
      const page = document.addPage([points(imposition.widthMm), points(imposition.heightMm)])
      await finishPage(page, content, { writer, pages, press })
    }
  }
  const id = createHash('md5').update(task.artwork).update(contents.join('\n')).update(title).digest('hex')
  await writeIntent(document, writer, { title, date, id, press })
  const file = Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false }))
  // As the artwork is; see `drawPdf`.
  file.write('1.6', 5, 'latin1')
  return file
}

const points = (mm: number) => Number(number(mm * POINTS_PER_MM))

/** Each page as an object that sheets paint. Those for a press of inks are mixed as they were on their own page. */
async function formsOf(document: PDFDocument, source: PDFDocument, press: PressInks | undefined) {
  const forms = await document.embedPages(source.getPages())
  for (const [place, form] of forms.entries()) {
    await form.embed()
    if (!press) continue
    const { dict } = document.context.lookup(form.ref, PDFStream)
    const mixedIn = source.getPage(place).node.lookup(PDFName.of('Group'), PDFDict).get(PDFName.of('CS'))
    const spaces = dict.lookup(PDFName.of('Resources'), PDFDict).lookup(PDFName.of('ColorSpace'), PDFDict)
    const CS = mixedIn instanceof PDFName ? mixedIn : spaces.get(PDFName.of('DefaultRGB'))
    if (CS === undefined) throw new Error('Expected the artwork to name its RGB but it does not')
    dict.set(PDFName.of('Group'), document.context.obj({ S: 'Transparency', CS, I: true }))
  }
  return forms.map(({ ref }) => ref)
}

interface Parts {
  writer: PdfWriter
  pages: readonly PDFRef[]
  press: PressInks | undefined
}

async function finishPage({ node, doc: { context } }: PDFPage, content: string, parts: Parts): Promise<void> {
  const { writer, pages, press } = parts
  const named = Object.fromEntries(pages.map((ref, place) => [`Page${place}`, ref]))
  node.set(PDFName.of('Contents'), await writer.packed(Buffer.from(content, 'latin1'), {}))
  node.set(PDFName.of('Resources'), context.obj({ XObject: named }))
  const CS = press ? 'DeviceCMYK' : 'DeviceRGB'
  node.set(PDFName.of('Group'), context.obj({ S: 'Transparency', CS }))
  const whole = node.MediaBox()
  for (const box of ['BleedBox', 'TrimBox']) node.set(PDFName.of(box), whole)
}

/** Pieces first, in points from the bottom left; then what is in the waste, in mm from the top left. */
async function sheetContent(
  task: PressSheetsTask,
  sheet: ImposedSheet,
  side: Side,
  said: string,
): Promise<string> {
  const { imposition, designs, codes, mirrored, press } = task
  const { widthMm, heightMm, piece } = imposition
  const k = POINTS_PER_MM
  const fonts = await loadFonts()
  const placed: string[] = []
  const waste: string[] = []
  for (const laid of sheet.pieces) {
    const page = designs[laid.design]?.[side === 'front' ? 0 : 1]
    if (page === undefined) continue
    const seen = side === 'front' ? { ...laid, isOnItsHead: false } : backOf(imposition, laid)
    const trim = {
      ...piece,
      xMm: mirrored ? widthMm - seen.xMm - piece.widthMm : seen.xMm,
      yMm: seen.yMm,
    }
    const beyondMm = piece.bleedMm - task.borderMm
    const left = (trim.xMm - beyondMm) * k
    const bottom = (heightMm - trim.yMm - piece.heightMm - beyondMm) * k
    const across = (piece.widthMm + 2 * beyondMm) * k
    const up = (piece.heightMm + 2 * beyondMm) * k
    const place = seen.isOnItsHead
      ? transform([-1, 0, 0, -1, left + across, bottom + up])
      : transform([1, 0, 0, 1, left, bottom])
    placed.push(`q ${place} /Page${page} Do Q`)
    waste.push(cropMarks(trim), codeContent(codes[page] ?? '', trim, fonts))
  }
  waste.push(sheetWords(said, imposition, fonts))
  const black = press ? '0 0 0 1 k 0 0 0 1 K' : '0 0 0 rg 0 0 0 RG'
  return [...placed, `q ${transform([k, 0, 0, -k, 0, heightMm * k])} ${black}`, ...waste, 'Q'].join('\n')
}
