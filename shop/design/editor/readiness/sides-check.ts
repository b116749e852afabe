import { sideInWords } from '../draft/side-in-words.ts'
import type { CheckedFace, Finding, ReadinessCheck } from './check.ts'

/** So many empty sides after each other are said as one row of them. */
const FEWEST_IN_A_ROW = 3

/** Whether something is on every side. Only a piece of several surfaces has sides to check. */
export const sidesCheck: ReadinessCheck = {
  name: 'sides',
  label: 'Sides',
  remedy: { panel: 'photo', words: 'Open it', isSurface: true },
  isFor: ({ surfaces }) => surfaces.length > 1,
  /** A side without a photo or a word may be wanted, but it is forgotten more often. */
  find: (faces) => rowsOf(faces.filter(isEmpty), faces).flatMap(inWords),
  good: () => 'Every side has something on it.',
}

const isEmpty = ({ concerns }: CheckedFace) => concerns.some(({ kind }) => kind === 'surface-empty')
const sideOf = ({ figures }: CheckedFace) => sideInWords(figures.label)

const nothingOn = ({ face }: CheckedFace, sides: string): Finding => ({
  state: 'look',
  sentence: `Nothing is on ${sides}.`,
  asks: true,
  surface: face.name,
  elementId: undefined,
})

/** Of some faces, those that come directly after each other among all. */
function rowsOf(some: readonly CheckedFace[], all: readonly CheckedFace[]): CheckedFace[][] {
  const rows: CheckedFace[][] = []
  for (const face of some) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    if (row && before && all.indexOf(before) + 1 === all.indexOf(face)) row.push(face)
    else rows.push([face])
  }
  return rows
}

function inWords(row: CheckedFace[]): Finding[] {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last || row.length < FEWEST_IN_A_ROW)
    return row.map((face) => nothingOn(face, `${sideOf(face)} yet`))
  return [nothingOn(first, `${sideOf(first)} to ${sideOf(last)} yet, ${row.length} in all`)]
}
