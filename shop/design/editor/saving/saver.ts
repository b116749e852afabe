/**
 * Keeps the design safe: on this device at once, in the shop within a second, one save at a time. When the shop is away
 * it tries again until it is back.
 */
import type { Design } from '#packages/design-document/design.ts'
import { createStore, type Store } from '../../../../ui/store.ts'
import type { Draft } from '../draft/draft.ts'

/** The shop's copy of a design. */
export interface SavedDesign {
  key: string
  /** Somebody else's: what is saved becomes a copy. */
  isShared?: boolean
  version: number
  draft: Draft
}

export type SaveAnswer =
  | { kind: 'saved'; key: string; version: number }
  /** Another tab or device was first. */
  | { kind: 'elsewhere'; current: SavedDesign }
  /** The shop does not take the design; the sentence says why. */
  | { kind: 'invalid'; message: string }

export interface SaveTools {
  /** The shop's answer; throws while the shop is out of reach. */
  save(draft: Draft, base: { key: string; version: number } | undefined): Promise<SaveAnswer>
  /** What the shop may know of a draft: without photos that have not arrived. */
  savable(draft: Draft): Draft
  wait(ms: number): { done: Promise<void>; cut(): void }
}

export type SaveState =
  /** Nothing worth keeping yet. */
  | { kind: 'empty' }
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** Out of reach; kept on this device. */
  | { kind: 'retrying' }
  | { kind: 'elsewhere'; current: SavedDesign }
  | { kind: 'invalid'; message: string }

export interface Saver {
  readonly state: Store<SaveState>
  /** Key and version of the shop's copy; undefined before the first save. */
  base(): { key: string; version: number } | undefined
  /** Whether the shop has all of the present draft. */
  isClean(): boolean
  /** To be told of every change. */
  changed(draft: Draft): void
  /** Saves what is not saved yet; resolves when the shop has it, undefined when it cannot take it now. */
  flush(): Promise<{ key: string; version: number } | undefined>
  /** Ends a disagreement: the present draft goes over the newer one. */
  keepMine(): void
  /** Goes on from the shop's copy. */
  adopt(saved: SavedDesign): void
  /** Tries again now, for instance when the network is back. */
  hurry(): void
}

/** With the round trip below a second after the first change, and no more than one save a second. */
const DELAY_MS = 700
const MAX_PAUSE_MS = 15_000
/** One for a save under way, one for what came after it, one more for a network that stumbles. */
const FLUSH_TRIES = 3

export function createSaver(tools: SaveTools, start?: SavedDesign): Saver {
  const state = createStore<SaveState>(start ? { kind: 'saved' } : { kind: 'empty' })
  let base = start && !start.isShared ? { key: start.key, version: start.version } : undefined
  let saved: Draft | undefined = base && start?.draft
  let present: Draft | undefined = start?.draft
  let running: Promise<void> | undefined
  let pause: { cut(): void } | undefined
  /** Those who wait for the end of the save that is going on. */
  const waiters: (() => void)[] = []
  const endOfTry = () => {
    for (const waiter of waiters.splice(0)) waiter()
  }
  const isBlocked = () => state.get().kind === 'elsewhere' || state.get().kind === 'invalid'
  const isDirty = () => present !== undefined && present !== saved

  async function run() {
    let pauseMs = DELAY_MS
    while (isDirty() && !isBlocked()) {
      const waiting = tools.wait(pauseMs)
      pause = waiting
      await waiting.done
      pause = undefined
      const sent = present
      if (!sent || !isDirty() || isBlocked()) break
      state.set(() => ({ kind: 'saving' }))
      try {
        take(await tools.save(tools.savable(sent), base), sent)
        pauseMs = DELAY_MS
      } catch {
        // Out of reach: the draft stays on this device and the next turn tries again. The shop may have taken it and only
        // the answer is lost, so that even a change that is undone now has to be sent.
        saved = undefined
        state.set(() => ({ kind: 'retrying' }))
        pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)
      }
      endOfTry()
    }
    // A change that was undone before it was sent leaves nothing to save.
    if (!isDirty() && !isBlocked()) state.set(() => ({ kind: 'saved' }))
  }

  function take(answer: SaveAnswer, sent: Draft) {
    if (answer.kind === 'saved') {
      base = { key: answer.key, version: answer.version }
      saved = sent
      state.set(() => (isDirty() ? { kind: 'saving' } : { kind: 'saved' }))
    } else {
      state.set(() => answer)
    }
  }

  function wake(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined
      endOfTry()
      if (isDirty() && !isBlocked()) void wake()
    })
    return running
  }

  return {
    state,
    base: () => base,
    isClean: () => !isDirty(),
    changed(draft) {
      if (draft === present) return
      present = draft
      // A design that was refused may be fine after the next change.
      if (state.get().kind === 'invalid') state.set(() => ({ kind: 'saving' }))
      if (!isDirty()) return
      // From this moment on, and not only when the save begins: whoever reads "saved" may close the page.
      if (state.get().kind === 'saved') state.set(() => ({ kind: 'saving' }))
      void wake()
    },
    async flush() {
      for (let tries = 0; tries < FLUSH_TRIES && isDirty() && !isBlocked(); tries += 1) {
        void wake()
        pause?.cut()
        await new Promise<void>((resolve) => waiters.push(resolve))
      }
      return isDirty() || isBlocked() ? undefined : base
    },
    keepMine() {
      const now = state.get()
      if (now.kind !== 'elsewhere') return
      base = { key: now.current.key, version: now.current.version }
      saved = undefined
      state.set(() => ({ kind: 'saving' }))
      void wake()
    },
    adopt(design) {
      base = { key: design.key, version: design.version }
      saved = design.draft
      present = design.draft
      state.set(() => ({ kind: 'saved' }))
    },
    hurry() {
      pause?.cut()
    },
  }
}

/** The design without photos that the shop does not know. */
export function withoutUnknownPhotos(draft: Draft, isKnown: (photo: string) => boolean): Draft {
  const surfaces = draft.design.surfaces.map((surface) => ({
    ...surface,
    elements: surface.elements.filter((element) => element.type !== 'photo' || isKnown(element.photo)),
  }))
  const design: Design = { ...draft.design, surfaces }
  return { ...draft, design }
}
