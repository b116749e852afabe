/** The design that a shopper worked on before a new one took its place on this device: it is saved, and can be gone back to. */
import type { Draft } from '../draft/draft.ts'
import type { LocalDraft, LocalDrafts } from './local-drafts.ts'
import { type SaveTools, withoutUnknownPhotos } from './saver.ts'

/** A design to go back to, with the words that name it. */
export interface FormerDesign {
  base: { key: string } | undefined
  draft: Pick<Draft, 'title' | 'choice'>
}

/**
 * Gives the draft that was moved aside a key of its own. Photos of it that have not arrived stay on this device and go on
 * when it is opened.
 *
 * @returns undefined when there is none, or the shop cannot take it now: then it stays aside until the tool opens again
 */
export async function saveAside(
  drafts: LocalDrafts,
  save: SaveTools['save'],
): Promise<LocalDraft | undefined> {
  const aside = drafts.aside()
  if (!aside) return undefined
  const arrived = new Set(aside.photos.flatMap(({ id, hasArrived }) => (hasArrived ? [id] : [])))
  try {
    const answer = await save(
      withoutUnknownPhotos(aside.draft, (photo) => arrived.has(photo)),
      undefined,
    )
    if (answer.kind !== 'saved') return undefined
    const kept = { ...aside, base: { key: answer.key, version: answer.version } }
    drafts.keepAside(kept)
    return kept
  } catch {
    // Out of reach: tried again when the tool opens the next time.
    return undefined
  }
}
