/** What a press file has for the cutter: lines in the ink of cut lines, on each page. For tests. */
import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

export interface CutLines {
  /** Names of the separations that the page's resources have. */
  readonly separations: readonly string[]
  /** How many open or closed lines are drawn with an ink, over everything else. */
  readonly lines: number
  /** Whether anything is painted after the last of them. */
  readonly isOnTop: boolean
}

/** @returns for each page of the file, in order */
export async function cutLinesOf(pdf: Uint8Array): Promise<CutLines[]> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false })
  return file.getPages().map(({ node }) => {
    const spaces = node.Resources()?.lookupMaybe(PDFName.of('ColorSpace'), PDFDict)
    const separations = (spaces?.values() ?? []).map((space) =>
      file.context.lookup(space, PDFArray).lookup(1, PDFName).decodeText(),
    )
    const parts = partsOf(node.Contents())
    const begun = parts.filter(isInked).flatMap((part) => part.match(/ m$/gm) ?? [])
    return { separations, lines: begun.length, isOnTop: isInked(parts.at(-1)) }
  })
}

/** The operators that draw them on the first page: equal for equal dies. */
export async function inkedContentOf(pdf: Uint8Array): Promise<string> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false })
  return partsOf(file.getPage(0).node.Contents()).filter(isInked).join('\n')
}

/** The same file with its lines in an ink not drawn: they are for the cutter, and no part of the picture. */
export async function withoutCutLines(pdf: Uint8Array): Promise<Uint8Array> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const { node } of file.getPages()) {
    const parts = partsOf(node.Contents()).map((part) =>
      isInked(part) ? part.replace(/(^|\s)S(?=\s|$)/g, '$1n') : part,
    )
    const stream = file.context.flateStream(Buffer.from(parts.join('\nq '), 'latin1'))
    node.set(PDFName.of('Contents'), file.context.register(stream))
  }
  return file.save()
}

const isInked = (part: string | undefined) => /\/Ink\d+ CS 1 SCN/.test(part ?? '')

/** What a page paints, one thing after the other. */
function partsOf(stream: unknown): string[] {
  if (!(stream instanceof PDFRawStream)) throw new Error('Expected the page to have one stream')
  return inflateSync(stream.contents).toString('latin1').split('\nq ')
}
