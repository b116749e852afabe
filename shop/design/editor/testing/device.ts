import { record } from '#families/canvas/record.ts'
import { builtFont } from '#packages/artwork-renderer/testing/fonts.ts'
import type { SendEvents } from '../../../photos/send.ts'
import type { ShopPhoto } from '../../../photos/uploaded-photo.ts'
import { type Draft, faceOf } from '../draft/draft.ts'
import { type EditorSessionTools, openEditorSession } from '../editor-session.ts'
import type { EditorInput } from '../initial-state.ts'
import { localDrafts } from '../saving/local-drafts.ts'
import type { SavedDesign } from '../saving/saver.ts'

export const shopPhoto = (key: string): ShopPhoto => ({
  key,
  name: `${key}.jpg`,
  widthPx: 6000,
  heightPx: 4000,
  displayUrl: `/media/photos/${key}/display.jpg`,
  thumbnailUrl: `/media/photos/${key}/thumbnail.jpg`,
  notices: [],
})
export const aFile = (name = 'lake.jpg') => new File(['pixels'], name, { type: 'image/jpeg' })
export const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** One device with its storage and files, and a shop that answers at once. Closing and opening again is a reload. */
export function aDevice() {
  const entries = new Map<string, string>()
  const files = new Map<string, File>()
  const lines = new Map<string, SendEvents>()
  const saves: { draft: Draft; base: { key: string; version: number } | undefined }[] = []
  const keys: string[] = []
  const settled = new Map<string, string>()
  let version = 0
  let ids = 0
  let isAway = false
  let refusesCookies = false
  let wishes = 0
  const portfolio = new Set<string>()
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  }
  const tools: EditorSessionTools = {
    look: async () => ({
      size: { widthPx: 6000, heightPx: 4000 },
      picture: { href: 'blob:local', widthPx: 2048, heightPx: 1365 },
      isAsPrinted: false,
    }),
    release: () => undefined,
    pictureAt: async (href) => ({ href, widthPx: 2048, heightPx: 1365 }),
    files: {
      keep: async (id, file) => void files.set(id, file),
      take: async (id) => files.get(id),
      drop: async (id) => void files.delete(id),
    },
    templateDocument: async () => undefined,
    send(_file, id, events) {
      lines.set(id, events)
      return {
        clearProgress: () => undefined,
        retry: () => undefined,
        stop: () => undefined,
        cancel: () => undefined,
      }
    },
    arrived: async () => ({ kind: 'photo', photo: shopPhoto('k7') }),
    photos: async (wanted) => wanted.map(shopPhoto),
    fonts: { manifest: async () => ({}), open: async () => builtFont('lobster-latin.ttf') },
    drafts: localDrafts(storage, () => [...entries.keys()], record),
    async keepDesigns(wanted) {
      if (isAway || refusesCookies) return false
      for (const key of wanted) portfolio.add(key)
      return true
    },
    askToLast: () => {
      wishes += 1
    },
    photoFilter: { make: async () => undefined, close: () => undefined },
    tried: {
      settle: async (id, key) => void settled.set(id, key),
      drop: async (id) => void settled.delete(id),
    },
    async save(draft, base) {
      if (isAway) throw new TypeError('Failed to fetch')
      saves.push({ draft, base })
      version += 1
      return { kind: 'saved', key: 'd1', version }
    },
    wait: () => ({ done: isAway ? new Promise(() => undefined) : Promise.resolve(), cut: () => undefined }),
    newId() {
      ids += 1
      return `id-${ids}`
    },
    onKey: (key) => void keys.push(key),
  }
  return {
    saves,
    keys,
    entries,
    portfolio,
    wishes: () => wishes,
    refuseCookies: (refuses: boolean) => {
      refusesCookies = refuses
    },
    files,
    settled,
    goAway: () => {
      isAway = true
    },
    comeBack: () => {
      isAway = false
    },
    line(id: string) {
      const events = lines.get(id)
      if (!events) throw new Error(`Expected ${id} to be on its way`)
      return events
    },
    lines,
    open: (input: Partial<EditorInput> = {}) =>
      openEditorSession({ record, scenes: [], choice: undefined, saved: undefined, ...input }, tools),
  }
}

export const elements = (draft: Draft) => faceOf(draft.design).elements.map(({ type }) => type)
export const savedAs = (draft: Draft, version: number): SavedDesign => ({ key: 'd1', version, draft })
