/** Listens to the editor, the tray and the saver, and has all that changes saved: on this device, and in the shop. */

import type { Store } from '../../../../ui/store.ts'
import type { Tray } from '../../../photos/tray.ts'
import { photosOf } from '../../rules/photos-of.ts'
import type { Draft } from '../draft/draft.ts'
import type { portfolioKeeper } from './keep-in-portfolio.ts'
import type { LocalDrafts } from './local-drafts.ts'
import type { Saver } from './saver.ts'

type Listened = Pick<Store<unknown>, 'subscribe'>

export interface Edited {
  editor: Listened & { draft(): Draft }
  tray: Pick<Store<Tray>, 'get' | 'subscribe'>
  saver: Saver
  drafts: Pick<LocalDrafts, 'keep'>
  portfolio: ReturnType<typeof portfolioKeeper>
  /** Whether the shop has a photo. */
  hasArrived(photo: string): boolean
  /** Nobody has put anything on it: not worth keeping by itself. */
  isUntouched(draft: Draft): boolean
  /** The first edit of the visit: there is something to lose. */
  onFirstEdit(): void
  onEdit(draft: Draft): void
  /** The design has a key, or another one. */
  onKey(key: string): void
}

export interface EditFollower {
  /** Writes to this device what is not written yet. */
  keepNow(): void
  /** A draft that the shop has already: when the editor opens it, nothing was edited. */
  adopt(draft: Draft): void
  stop(): void
}

const KEEP_EVERY_MS = 250

export function followEdits(edited: Edited): EditFollower {
  const { editor, tray, saver, portfolio, hasArrived } = edited
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let seen = editor.draft()
  let hasBegun = false
  let key = saver.base()?.key

  function keepNow() {
    clearTimeout(keepTimer)
    keepTimer = undefined
    const draft = editor.draft()
    if (edited.isUntouched(draft) && tray.get().length === 0 && !saver.base()) return
    const photos = tray.get().flatMap(({ id, name, upload }) => {
      return upload.kind === 'refused' ? [] : [{ id, name, hasArrived: upload.kind === 'arrived' }]
    })
    const isSaved = saver.isClean() && photosOf(draft.design).every(hasArrived)
    edited.drafts.keep({ draft, base: saver.base(), isSaved, photos })
  }

  function keepSoon() {
    keepTimer ??= setTimeout(keepNow, KEEP_EVERY_MS)
  }

  function onEdit() {
    const draft = editor.draft()
    if (draft === seen) return
    if (!hasBegun) edited.onFirstEdit()
    hasBegun = true
    seen = draft
    edited.onEdit(draft)
    saver.changed(draft)
    keepSoon()
  }

  function onSave() {
    keepSoon()
    const present = saver.base()?.key
    if (present === undefined || present === key) return portfolio.hurry()
    key = present
    portfolio.keep(present)
    edited.onKey(present)
  }

  const stops = [editor.subscribe(onEdit), saver.state.subscribe(onSave), tray.subscribe(keepSoon)]
  return {
    keepNow,
    adopt(draft) {
      seen = draft
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}
