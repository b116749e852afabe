/** How much a surface holds: more than anybody needs, and little enough to be drawn in bearable time. */
import type { DesignElement, Surface, TextElement } from './design.ts'

/** Of every kind together. */
export const MAX_ELEMENTS = 100
/** Of all its texts together, spaces and line breaks counted: two closely written pages. */
export const MAX_LETTERS = 3_000
/** Of one text; the format of documents holds no more. */
export const MAX_LETTERS_OF_TEXT = 2_000
/** Of all outlines of its vector art together, in letters of their data: some 2,500 curves. */
export const MAX_PATH_LETTERS = 100_000
/** Of one outline; the format of documents holds no more. */
export const MAX_LETTERS_OF_PATH = 50_000
export const MAX_PATHS_OF_ART = 100
/** Of all sides together: what is painted, blurred or mixed by itself takes a moment each. A deck has some hundred. */
export const MAX_LAYERS = 600

export type Excess =
  | { kind: 'elements'; most: number; found: number }
  | { kind: 'letters'; most: number; found: number }
  | { kind: 'outlines'; most: number; found: number }

/**
 * By what a surface holds more than it may; undefined when it is within the limits.
 *
 * Checked when a design is saved or frozen, not when it is read: a design of an older day opens and prints for ever.
 *
 * @example excessOf({ elements: [] }) // undefined
 */
export function excessOf({ elements }: Pick<Surface, 'elements'>): Excess | undefined {
  if (elements.length > MAX_ELEMENTS) return { kind: 'elements', most: MAX_ELEMENTS, found: elements.length }
  const found = lettersOf(elements)
  if (found > MAX_LETTERS) return { kind: 'letters', most: MAX_LETTERS, found }
  const outlines = elements.reduce((sum, element) => sum + pathLettersOf(element), 0)
  return outlines > MAX_PATH_LETTERS
    ? { kind: 'outlines', most: MAX_PATH_LETTERS, found: outlines }
    : undefined
}

/** Letters of the outlines of an element. */
export const pathLettersOf = (element: DesignElement): number =>
  element.type === 'art' ? element.paths.reduce((sum, { data }) => sum + data.length, 0) : 0

/** How many layers an element needs beside itself: for its shadow, its outline, and for being seen through. */
export function layersOf(element: DesignElement): number {
  const outline = element.type === 'text' ? element.outline : undefined
  return [element.shadow !== undefined, outline !== undefined, element.opacity < 1].filter(Boolean).length
}

/** Letters of all texts, counted in UTF-16 code units as browsers do. */
export function lettersOf(elements: readonly DesignElement[]): number {
  return elements.reduce((sum, element) => sum + (element.type === 'text' ? element.text.length : 0), 0)
}

/** How long a text may become beside the other elements of its surface. */
export function roomForText(elements: readonly DesignElement[], { id }: Pick<TextElement, 'id'>): number {
  const others = lettersOf(elements.filter((element) => element.id !== id))
  return Math.max(0, Math.min(MAX_LETTERS_OF_TEXT, MAX_LETTERS - others))
}
