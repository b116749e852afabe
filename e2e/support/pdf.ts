/** What a press would look at in a PDF: its boxes in mm, its pictures' resolution, its fonts and its output intent. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib'

const MM_PER_POINT = 25.4 / 72

export interface PressFile {
  trim: { widthMm: number; heightMm: number }
  bleed: { widthMm: number; heightMm: number }
  fonts: number
  hasOutputIntent: boolean
  /** Pictures of any kind in the file; its words are outlines. */
  pictures: number
  /** Of the photo with the most pixels, as it is placed on the page. */
  largestPhotoDpi: number
}

/** Reads the first page of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PressFile> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const page = document.getPage(0)
  const inMm = ({ width, height }: { width: number; height: number }) => ({
    widthMm: width * MM_PER_POINT,
    heightMm: height * MM_PER_POINT,
  })
  const resources = page.node.Resources()
  return {
    trim: inMm(page.getTrimBox()),
    bleed: inMm(page.getBleedBox()),
    fonts: resources?.lookupMaybe(PDFName.of('Font'), PDFDict)?.keys().length ?? 0,
    hasOutputIntent: (document.catalog.lookupMaybe(PDFName.of('OutputIntents'), PDFArray)?.size() ?? 0) > 0,
    pictures: picturesIn(document),
    largestPhotoDpi: largestPhotoDpi(document, resources, contentOf(page.node.Contents())),
  }
}

const picturesIn = ({ context }: PDFDocument) =>
  context
    .enumerateIndirectObjects()
    .filter(
      ([, one]) => one instanceof PDFRawStream && one.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    ).length

function contentOf(contents: unknown): string {
  if (!(contents instanceof PDFRawStream)) return ''
  return Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1')
}

/**
 * The content stream is in millimetres after its first matrix, and places each picture by the matrices before its `Do`.
 */
function largestPhotoDpi(document: PDFDocument, resources: PDFDict | undefined, content: string): number {
  const pictures = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)
  let best = { pixels: 0, dpi: 0 }
  for (const name of pictures?.keys() ?? []) {
    const picture = document.context.lookup(pictures?.get(name))
    if (!(picture instanceof PDFRawStream)) continue
    const number = (key: string) => picture.dict.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? 0
    const pixels = number('Width') * number('Height')
    if (pixels <= best.pixels || !String(picture.dict.get(PDFName.of('Filter'))).includes('DCT')) continue
    const widthMm = placedWidthMm(content, name.asString())
    if (widthMm > 0) best = { pixels, dpi: number('Width') / (widthMm / 25.4) }
  }
  return best.dpi
}

/** How wide one picture is placed: the length of its unit square's lower side, after all matrices of its group. */
function placedWidthMm(content: string, name: string): number {
  const at = content.indexOf(`${name} Do`)
  if (at < 0) return 0
  const group = content.slice(content.lastIndexOf('\nq', at) + 1, at)
  let x = 1
  let y = 0
  const matrices = [...group.matchAll(/((?:-?[\d.]+ ){6})cm/g)].map(([, numbers = '']) =>
    numbers.trim().split(' ').map(Number),
  )
  for (const [a = 1, b = 0, c = 0, d = 1] of matrices.reverse()) [x, y] = [a * x + c * y, b * x + d * y]
  return Math.hypot(x, y)
}
