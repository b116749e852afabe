/** What is printed in the waste of a press sheet, in mm from its top left: where to cut, and whose piece it is. */
import type { FontsByName } from '#packages/artwork-renderer/fonts.ts'
import { layoutText } from '#packages/artwork-renderer/text.ts'
import { LEAST_MARGIN_MM, type PieceFigures } from '#packages/imposition/imposition.ts'
import { number, trace } from './pdf-writer.ts'

const MARK = { offMm: 0.5, longMm: 1.9, lineMm: 0.09 }
const CODE = { offMm: 0.6, sizeMm: 2 }
const WORDS = { aboveEdgeMm: 6, sizeMm: 2.5 }

type Trim = PieceFigures & { readonly xMm: number; readonly yMm: number }

/** Two short lines at each corner of a trim, which begin outside its bleed. */
export function cropMarks({ xMm, yMm, widthMm, heightMm, bleedMm }: Trim): string {
  const lines = [
    [xMm, -1, yMm, -1],
    [xMm + widthMm, 1, yMm, -1],
    [xMm, -1, yMm + heightMm, 1],
    [xMm + widthMm, 1, yMm + heightMm, 1],
  ].map(([x = 0, outX = 0, y = 0, outY = 0]) => {
    const [from, to] = [bleedMm + MARK.offMm, bleedMm + MARK.offMm + MARK.longMm]
    return [line(x + outX * from, y, x + outX * to, y), line(x, y + outY * from, x, y + outY * to)].join(' ')
  })
  return `${number(MARK.lineMm)} w ${lines.join(' ')} S`
}

const line = (...[x, y, toX, toY]: [number, number, number, number]) =>
  `${number(x)} ${number(y)} m ${number(toX)} ${number(toY)} l`

/** The code of a piece, under its bleed and between its marks. */
export function codeContent(
  code: string,
  { xMm, yMm, widthMm, heightMm, bleedMm }: Trim,
  fonts: FontsByName,
) {
  const topMm = yMm + heightMm + bleedMm + CODE.offMm
  return wordsContent(code, { xMm: xMm + 1, yMm: topMm, widthMm: widthMm - 2, sizeMm: CODE.sizeMm }, fonts)
}

/** What the person at the press reads of the sheet, at its lower edge. */
export function sheetWords(
  said: string,
  { heightMm, widthMm }: { heightMm: number; widthMm: number },
  fonts: FontsByName,
) {
  const yMm = heightMm - WORDS.aboveEdgeMm
  const box = { xMm: LEAST_MARGIN_MM, yMm, widthMm: widthMm - 2 * LEAST_MARGIN_MM, sizeMm: WORDS.sizeMm }
  return wordsContent(said, box, fonts)
}

type WordsBox = { xMm: number; yMm: number; widthMm: number; sizeMm: number }

/** As outlines, like all words of a press file. */
function wordsContent(text: string, box: WordsBox, fonts: FontsByName): string {
  const { path } = layoutText(
    {
      ...box,
      ...{ id: 'waste', type: 'text', text, font: 'Lemon Milk', colour: '#000000', align: 'left' },
      ...{ rotationDeg: 0, lineHeight: 1.2, letterSpacingMm: 0, curveRadiusMm: 0, opacity: 1 },
    },
    fonts('Lemon Milk'),
  )
  return `${trace(path)}f`
}
