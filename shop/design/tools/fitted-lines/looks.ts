/** Grounds and letters that a roll is offered in. The document holds their colours and fonts, never these names. */
import type { Surface } from '#packages/design-document/design.ts'
import { linesOn } from './lines.ts'

export interface Ground {
  readonly name: string
  readonly ground: string
  /** Of the letters on it. */
  readonly ink: string
}

/** Linen blinds were printed in black with the letters left open; later ones were navy, and trams were green. */
export const FIRST_GROUND: Ground = { name: 'Black', ground: '#161513', ink: '#f2e8d2' }

export const GROUNDS: readonly Ground[] = [
  FIRST_GROUND,
  { name: 'Navy', ground: '#14233f', ink: '#ffffff' },
  { name: 'Green', ground: '#17402f', ink: '#f5e6b8' },
  { name: 'Cream', ground: '#f2e8d2', ink: '#161513' },
]

/** Fonts of the menu whose capitals stand well in rows, the narrow ones first. */
export const FIRST_LETTERS = 'Bebas Neue'
export const LETTERS = [
  { font: FIRST_LETTERS, name: 'Narrow' },
  { font: 'Brandon text Black', name: 'Heavy' },
  { font: 'Lemon Milk', name: 'Wide' },
] as const

/** The ground that a surface has; undefined for colours of another day. */
export function groundOf(face: Surface): Ground | undefined {
  const { background } = face
  const ink = linesOn(face)[0]?.colour
  return GROUNDS.find(
    (one) => background.kind === 'solid' && background.colour === one.ground && ink === one.ink,
  )
}

export function setGround(face: Surface, { ground, ink }: Ground): Surface {
  const elements = face.elements.map((element) =>
    element.type === 'text' ? { ...element, colour: ink } : element,
  )
  return { ...face, background: { kind: 'solid', colour: ground }, elements }
}

export function setLetters(face: Surface, font: string): Surface {
  const elements = face.elements.map((element) => (element.type === 'text' ? { ...element, font } : element))
  return { ...face, elements }
}
