/**
 * The design on this device: written at every change, so that neither a closed tab nor a shop that is away loses it.
 *
 * Keys of designs stay here only until the browser's cookie holds them (`keep-in-portfolio.ts`): whoever has one may change
 * the design, and what scripts can read is no place for it. A draft is named by a hash of its key, which finds it and opens
 * nothing.
 */

import { parseDesign } from '#packages/design-document/migrate.ts'
import { isChoiceOf } from '#packages/product/choice-of.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import * as z from '#packages/schemas/zod-mini.ts'
import type { Draft } from '../draft/draft.ts'
import { shortHash } from './short-hash.ts'

export interface LocalDraft {
  draft: Draft
  /** The shop's copy that the draft was made from; undefined before the first save. */
  base: { key: string; version: number } | undefined
  /** Whether the shop has all of it. */
  isSaved: boolean
  /** Photos in the tray, with what is needed to go on uploading those that have not arrived. */
  photos: readonly { id: string; name: string; hasArrived: boolean }[]
}

export interface LocalDrafts {
  keep(kept: LocalDraft): void
  /** The draft of a design, or the one that has no key yet. */
  of(key: string | undefined): LocalDraft | undefined
  /** The design worked on last, unless the cookie holds its key: then the shop says which one it is. */
  last(): LocalDraft | undefined
  /** Moves the draft that has no key yet out of the way of another new one. */
  setAside(): void
  /** The draft that was moved out of the way; it stays so until it is kept under a key. */
  aside(): LocalDraft | undefined
  /** The draft that was moved out of the way has a key now. */
  keepAside(kept: LocalDraft): void
  /** Keys that the cookie does not hold yet; also those that earlier versions of the tool named drafts by. */
  toHandOver(): string[]
  /** A key to hand over. It stays here until it is. */
  handOver(key: string): void
  /** The cookie holds them: they leave this device's texts, and the drafts stay. */
  handedOver(keys: readonly string[]): void
}

const NAME = 'keepsake-design'
const nameOf = (key: string) => `${NAME}:~${shortHash(key)}`
/** The design of a family that has no key yet; earlier versions of the tool had one for all of them. */
const newNameOf = (family: string) => `${NAME}:new-${family}`
const FORMER_NEW = `${NAME}:new`
/** What earlier versions named drafts by. */
const openNameOf = (key: string) => `${NAME}:${key}`
const OPEN_NAME = /^keepsake-design:(?!new$)(\w+)$/
const asideNameOf = (family: string) => `${NAME}-aside-${family}`
const FORMER_ASIDE = `${NAME}-aside`
const LAST = `${NAME}-last`
const TO_HAND_OVER = `${NAME}-to-keep`

const keptSchema = z.object({
  design: z.unknown(),
  choice: z.object({
    size: z.string(),
    orientation: z.enum(['P', 'L', 'S']),
    values: z.record(z.string(), z.string()),
  }),
  title: z.string(),
  base: z.optional(z.object({ version: z.number() })),
  isSaved: z.boolean(),
  photos: z.array(z.object({ id: z.string(), name: z.string(), hasArrived: z.boolean() })),
})

/**
 * @param names   of everything in the storage
 * @param record  drafts of other families are left alone
 */
export function localDrafts(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  names: () => readonly string[],
  record: ProductRecord,
): LocalDrafts {
  const [NEW, ASIDE] = [newNameOf(record.family), asideNameOf(record.family)]
  /** @param key of a draft that has one; its text does not say it */
  const read = (name: string, key?: string): LocalDraft | undefined => {
    const text = storage.getItem(name)
    if (text === null) return undefined
    const parsed = keptSchema.safeParse(jsonOf(text))
    if (!parsed.success) return undefined
    const { design, choice, title, base, isSaved, photos } = parsed.data
    const document = parseDesign(design)
    if (document.kind === 'refusal' || !isChoiceOf(record, choice)) return undefined
    const draft = { design: document.design, choice, title }
    return { draft, base: base && key !== undefined ? { ...base, key } : undefined, isSaved, photos }
  }
  const readNew = () => read(NEW) ?? read(FORMER_NEW)
  const ofKey = (key: string) => read(nameOf(key), key) ?? read(openNameOf(key), key)
  const waiting = (): string[] => {
    const keys = z.array(z.string()).safeParse(jsonOf(storage.getItem(TO_HAND_OVER) ?? '[]'))
    return keys.success ? keys.data : []
  }
  const toHandOver = () => {
    const former = names().flatMap((name) => OPEN_NAME.exec(name)?.[1] ?? [])
    return [...new Set([...former, ...waiting()])]
  }
  return {
    keep(kept) {
      try {
        const name = kept.base ? nameOf(kept.base.key) : NEW
        storage.setItem(name, textOf(kept))
        storage.setItem(LAST, name)
        if (kept.base && readNew()) for (const one of [NEW, FORMER_NEW]) storage.removeItem(one)
      } catch {
        // No room on this device: the shop's copy is the one that counts, and it is a second old at most.
      }
    },
    of: (key) => (key === undefined ? readNew() : ofKey(key)),
    setAside() {
      const kept = readNew()
      if (!kept) return
      try {
        storage.setItem(ASIDE, textOf(kept))
        for (const one of [NEW, FORMER_NEW]) storage.removeItem(one)
      } catch {
        // No room for a second one on this device: the new design is what the shopper came for.
      }
    },
    aside: () => read(ASIDE) ?? read(FORMER_ASIDE),
    keepAside(kept) {
      try {
        if (!kept.base) return
        storage.setItem(nameOf(kept.base.key), textOf(kept))
        for (const one of [ASIDE, FORMER_ASIDE]) storage.removeItem(one)
      } catch {
        // It stays aside.
      }
    },
    last() {
      const name = storage.getItem(LAST)
      if (name === NEW || name === FORMER_NEW) return readNew()
      const key = toHandOver().find((one) => name === nameOf(one) || name === openNameOf(one))
      return key === undefined ? undefined : ofKey(key)
    },
    toHandOver,
    handOver(key) {
      const keys = waiting()
      if (!keys.includes(key)) storage.setItem(TO_HAND_OVER, JSON.stringify([...keys, key]))
    },
    handedOver(keys) {
      const rest = waiting().filter((key) => !keys.includes(key))
      if (rest.length > 0) storage.setItem(TO_HAND_OVER, JSON.stringify(rest))
      else storage.removeItem(TO_HAND_OVER)
      for (const key of keys) {
        const former = read(openNameOf(key), key)
        if (former && !read(nameOf(key), key)) storage.setItem(nameOf(key), textOf(former))
        storage.removeItem(openNameOf(key))
        if (storage.getItem(LAST) === openNameOf(key)) storage.setItem(LAST, nameOf(key))
      }
    },
  }
}

function textOf({ draft: { design, choice, title }, base, isSaved, photos }: LocalDraft): string {
  return JSON.stringify({ design, choice, title, base: base && { version: base.version }, isSaved, photos })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A half-written entry is no entry.
    return undefined
  }
}
