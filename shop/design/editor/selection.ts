/** Which elements of the open surface panels, pointer and keys act on: ids, in the order in which they were selected. */
import type { DesignElement, Surface } from '#packages/design-document/design.ts'
import { elementOf } from './draft/face.ts'

export type Selection = readonly string[]

export const NOTHING_SELECTED: Selection = []

/** What is selected alone, as panels and handles show one element at a time. */
export const selectedAlone = (selection: Selection): string | undefined =>
  selection.length === 1 ? selection[0] : undefined

export const selectedElements = (face: Surface, selection: Selection): DesignElement[] =>
  selection.flatMap((id) => elementOf(face, id) ?? [])

/** Adds an element, or takes it out. */
export const withToggled = (selection: Selection, id: string): Selection =>
  selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id]

/** Without what is no longer there; the same object when all of it is. */
export function selectionOn(face: Surface, selection: Selection): Selection {
  const there = selection.filter((id) => elementOf(face, id))
  return there.length === selection.length ? selection : there
}
