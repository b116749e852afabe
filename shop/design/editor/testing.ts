/** Builders for the editor's tests: a valid thing in one line. */
import { record as canvasRecord } from '#families/canvas/record.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { addText } from './changes/add-text.ts'
import { chooseOptions } from './changes/choose-options.ts'
import { placePhoto } from './changes/place-photo.ts'
import { changeFaces, type Draft, emptyDraft } from './draft/draft.ts'

/** An empty canvas of 30 × 40 cm, 38 mm deep, mirrored edge. */
export function aDraft(
  change: { size?: string; orientation?: 'P' | 'L' | 'S'; values?: Record<string, string> } = {},
): Draft {
  const values = { DEPTH: 'D38', WRAP: 'MIRROR', FINISH: 'MATTE' }
  const choice = { size: '30X40', orientation: 'P' as const, values }
  const start = emptyDraft(canvasRecord, choice)
  return chooseOptions(start, {
    record: canvasRecord,
    choice: { ...choice, ...change, values: { ...values, ...change.values } },
  })
}

/** The same with a photo of 6000 x 4000 pixels, called `photo`, filling the face. */
export function aDraftWithPhoto(change: Parameters<typeof aDraft>[0] = {}): Draft {
  const draft = aDraft(change)
  const chosen = { id: 'photo', photo: 'lake', widthPx: 6000, heightPx: 4000 }
  return changed(draft, (face) => placePhoto(face, chosen))
}

/** The same with words on it, called `text`. */
export function aDraftWithText(change: Parameters<typeof aDraft>[0] = {}): Draft {
  const draft = aDraftWithPhoto(change)
  const words = { id: 'text', text: 'Up at the hut', font: 'Lobster', colour: '#fbf8f2' }
  return changed(draft, (face) => addText(face, words))
}

/** A draft with every surface changed. */
export const changed = (draft: Draft, change: (face: Surface) => Surface): Draft => ({
  ...draft,
  design: changeFaces(draft.design, change),
})
