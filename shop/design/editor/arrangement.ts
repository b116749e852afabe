/** Of a kind of tool that places what is on a surface itself: the shopper says what it is, and never where. */
import type { FontsByName } from '#packages/artwork-renderer/fonts.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { changeFaces, type Draft } from './draft/draft.ts'

export interface Arrangement {
  /** Everything, so that nothing on the board can be dragged; or what belongs to a group, beside the shopper's own. */
  readonly places: 'everything' | 'groups'
  /** Groups that belong to the piece and are not the shopper's to remove, such as the value of a card. */
  readonly keeps?: readonly string[]
  /** What a surface with nothing on it begins with; one with something on it stays itself. */
  begin?(face: Surface): Surface
  /** Puts everything in its place; a surface where all is there already, or whose letters have not arrived, stays itself. */
  arrange(face: Surface, fonts: FontsByName): Surface
}

/** The draft that a visit begins with: never an empty one, where the tool has something to begin with. */
export const begunDraft = (draft: Draft, arrangement: Arrangement | undefined): Draft =>
  arrangement?.begin ? withFaces(draft, arrangement.begin) : draft

/** With everything in its place, as far as letters have arrived. */
export const arrangedDraft = (
  draft: Draft,
  arrangement: Arrangement | undefined,
  fonts: FontsByName,
): Draft => (arrangement ? withFaces(draft, (face) => arrangement.arrange(face, fonts)) : draft)

function withFaces(draft: Draft, change: (face: Surface) => Surface): Draft {
  const design = changeFaces(draft.design, change)
  return design === draft.design ? draft : { ...draft, design }
}
