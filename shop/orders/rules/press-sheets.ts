/** How the pieces of a line lie on sheets of the press, where its record says so. */
import { type Imposition, impose } from '#packages/imposition/imposition.ts'
import type { PressPage } from '#packages/product/panels.ts'
import { isPrinted } from '#packages/product/printed-faces.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Choice } from '#packages/product/sku.ts'
import type { PressNote } from './press-notes.ts'

export interface LineSheets {
  imposition: Imposition
  /** Of each design, the places of its pages in the artwork: front, and back where it has one. */
  designs: readonly (readonly [front: number, back?: number])[]
  /** White around the page of a piece, up to where it is cut. */
  borderMm: number
  mirrored: boolean
}

/**
 * @param pages  of the artwork, piece by piece
 * @param sets  how many of the line are made, at least one
 * @returns undefined where the pieces are printed by themselves
 */
export function sheetsOfLine(
  { sheet, surfaces }: Pick<ProductRecord, 'sheet' | 'surfaces'>,
  choice: Choice,
  pages: readonly PressPage[],
  sets: number,
): LineSheets | undefined {
  const [first] = pages
  if (!sheet || !first) return undefined
  const printed = surfaces.filter((surface) => isPrinted(surface, choice))
  const designs = sheet.back === undefined ? piecesOf(pages, printed.length) : cardsOf(printed, sheet.back)
  const set = designs.flatMap(([front], design) => {
    const copies = (pages[front]?.copies ?? 1) * (sheet.pieces ?? 1)
    return Array.from({ length: copies }, () => design)
  })
  const { borderMm = 0 } = sheet
  const piece = {
    widthMm: first.widthMm + 2 * borderMm,
    heightMm: first.heightMm + 2 * borderMm,
    bleedMm: first.bleedMm,
  }
  return { imposition: impose(sheet, piece, { set, sets }), designs, borderMm, mirrored: first.mirrored }
}

type Sides = LineSheets['designs'][number]

const piecesOf = (pages: readonly PressPage[], faces: number): Sides[] =>
  Array.from({ length: pages.length / faces }, (_, design) => {
    const front = design * faces
    return faces === 1 ? [front] : [front, front + 1]
  })

/** Every surface but the one that is on the back of all of them. */
function cardsOf(printed: ProductRecord['surfaces'], back: string): Sides[] {
  const behind = printed.findIndex(({ name }) => name === back)
  return printed.flatMap((_, front): Sides[] => (front === behind ? [] : [[front, behind]]))
}

/** What the job ticket says of the sheets beside a page of the artwork: how often each is printed, and where on it the page is. */
export function sheetNotes(
  { imposition, designs, mirrored }: LineSheets,
  page: number,
  file: string,
): PressNote[] {
  const { widthMm, heightMm, columns, rows, sheets } = imposition
  const isBack = designs.some(([, back]) => back === page)
  const sides = designs[0]?.length ?? 1
  const places = sheets.flatMap(({ pieces }, sheet) => {
    const own = pieces.filter(({ design }) => designs[design]?.includes(page))
    const [first] = own
    if (!first) return []
    // Counted as the sheet lies there, like its millimetres.
    const column = mirrored ? columns + 1 - first.column : first.column
    const at = `page ${sheet * sides + (isBack ? 2 : 1)}: column ${column}, row ${first.row}`
    const more = own.length > 1 ? ` and ${own.length - 1} more` : ''
    const x = mirrored ? widthMm - first.xMm - imposition.piece.widthMm : first.xMm
    const corner = isBack
      ? 'behind its front'
      : `trim ${tenths(x)} mm from the left and ${tenths(first.yMm)} mm from the top`
    return [`${at}${more}, ${corner}`]
  })
  const grid = `${tenths(widthMm)} x ${tenths(heightMm)} mm, ${columns} across and ${rows} down`
  const turned = sides > 1 ? ', turned over the long edge for the backs' : ''
  return [
    { label: 'Press sheets', value: `${file}, ${grid}${turned}: ${runsInWords(sheets)}` },
    { label: 'Place on them', value: places.join('; ') },
  ]
}

function runsInWords(sheets: Imposition['sheets']): string {
  const runs = [...new Set(sheets.map((sheet) => sheet.runs))]
  const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
  if (runs.length === 1) {
    const each = times(runs[0] ?? 1)
    return sheets.length === 1 ? `one, printed ${each}` : `${sheets.length}, each printed ${each}`
  }
  return sheets.map((sheet, place) => `sheet ${place + 1} printed ${times(sheet.runs)}`).join(', ')
}

const tenths = (mm: number) => Math.round(mm * 10) / 10
