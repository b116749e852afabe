/** Where the files of an order line are, in storage and in a folder of the press. */
export type ArtworkKind = (typeof artworkKinds)[number] | 'sheets'

/** What every line has. */
export const artworkKinds = ['artwork', 'proof', 'job-ticket'] as const

const ENDINGS: Record<ArtworkKind, string> = {
  artwork: 'pdf',
  proof: 'jpg',
  'job-ticket': 'pdf',
  sheets: 'pdf',
}

/** Of a line; those that are laid on press sheets have these sheets, too. */
export type LineFiles = Record<(typeof artworkKinds)[number], Uint8Array> & {
  sheets?: Uint8Array | undefined
}

/** Whether a line has every file; the sheets are drawn and dropped with the job ticket, which speaks of them. */
export const isDrawn = (files: readonly { kind: ArtworkKind }[]): boolean =>
  artworkKinds.every((wanted) => files.some(({ kind }) => kind === wanted))

/** The same line always has the same key, so drawing again replaces the file instead of adding one. */
export function artworkKey(orderNumber: string, position: number, kind: ArtworkKind): string {
  return `orders/${orderNumber}/${position}/${kind}.${ENDINGS[kind]}`
}

/** File name outside storage, such as 100000042-1-artwork.pdf. */
export function artworkFileName(orderNumber: string, position: number, kind: ArtworkKind): string {
  return `${lineCode(orderNumber, position)}-${kind}.${ENDINGS[kind]}`
}

/** The barcode for the scanners of the press. */
export function lineCode(orderNumber: string, position: number): string {
  return `${orderNumber}-${position}`
}

/** The barcode of a page of the artwork, from 1, so that pieces and sides are told apart. */
export function pageCode(orderNumber: string, position: number, page: number): string {
  return `${lineCode(orderNumber, position)}-${page}`
}
