/** The design on this device: written at every change, so that neither a closed tab nor a shop that is away loses it. */
import { z } from 'zod'
import { parseDesign } from '#packages/design-document/migrate.ts'
import type { Draft } from '../draft.ts'

export interface KeptDraft {
  draft: Draft
  /** The shop's copy that the draft was made from; undefined before the first save. */
  base: { key: string; version: number } | undefined
  /** Whether the shop has all of it. */
  isSaved: boolean
  /** Photos in the tray, with what is needed to go on uploading those that have not arrived. */
  photos: readonly { id: string; name: string; hasArrived: boolean }[]
}

export interface KeptDrafts {
  keep(kept: KeptDraft): void
  /** The draft of a design, or the one that has no key yet. */
  of(key: string | undefined): KeptDraft | undefined
  /** The design worked on last. */
  last(): KeptDraft | undefined
  /** Moves the draft that has no key yet out of the way of another new one. */
  setAside(): void
  /** The draft that was moved out of the way; it stays so until it is kept under a key. */
  aside(): KeptDraft | undefined
  /** The draft that was moved out of the way has a key now. */
  keepAside(kept: KeptDraft): void
  /** Forgets a draft, as when the shopper starts anew. */
  drop(key: string | undefined): void
}

const NAME = 'keepsake-design'
const nameOf = (key: string | undefined) => `${NAME}:${key ?? 'new'}`
const ASIDE = `${NAME}-aside`
const LAST = `${NAME}-last`

const keptSchema = z.object({
  design: z.unknown(),
  choice: z.object({
    size: z.string(),
    orientation: z.enum(['P', 'L', 'S']),
    values: z.record(z.string(), z.string()),
  }),
  title: z.string(),
  base: z.object({ key: z.string(), version: z.number() }).optional(),
  isSaved: z.boolean(),
  photos: z.array(z.object({ id: z.string(), name: z.string(), hasArrived: z.boolean() })),
})

export function keptDrafts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptDrafts {
  const read = (name: string): KeptDraft | undefined => {
    const text = storage.getItem(name)
    if (text === null) return undefined
    const parsed = keptSchema.safeParse(jsonOf(text))
    if (!parsed.success) return undefined
    const { design, choice, title, base, isSaved, photos } = parsed.data
    const document = parseDesign(design)
    if (document.kind === 'refusal') return undefined
    return { draft: { design: document.design, choice, title }, base, isSaved, photos }
  }
  return {
    keep({ draft, base, isSaved, photos }) {
      const { design, choice, title } = draft
      const text = JSON.stringify({ design, choice, title, base, isSaved, photos })
      try {
        storage.setItem(nameOf(base?.key), text)
        storage.setItem(LAST, nameOf(base?.key))
        if (base) storage.removeItem(nameOf(undefined))
      } catch {
        // No room on this device: the shop's copy is the one that counts, and it is a second old at most.
      }
    },
    setAside() {
      const text = storage.getItem(nameOf(undefined))
      if (text === null) return
      try {
        storage.setItem(ASIDE, text)
        storage.removeItem(nameOf(undefined))
      } catch {
        // No room for a second one on this device: the new design is what the shopper came for.
      }
    },
    aside: () => read(ASIDE),
    keepAside({ draft: { design, choice, title }, base, isSaved, photos }) {
      try {
        storage.setItem(nameOf(base?.key), JSON.stringify({ design, choice, title, base, isSaved, photos }))
        storage.removeItem(ASIDE)
      } catch {
        // It stays aside.
      }
    },
    of: (key) => read(nameOf(key)),
    last() {
      const name = storage.getItem(LAST)
      return name === null ? undefined : read(name)
    },
    drop(key) {
      storage.removeItem(nameOf(key))
      if (storage.getItem(LAST) === nameOf(key)) storage.removeItem(LAST)
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A half-written entry is no entry.
    return undefined
  }
}
