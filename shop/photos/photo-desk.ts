/**
 * Takes photos in: shows each at once from the file itself, keeps a copy on the device, sends it to the shop and, when
 * it has arrived, swaps in the shop's own copy where that may look otherwise. Listens to nothing in the editor; the
 * editor is told.
 */
import type { Picture } from '#packages/artwork-renderer/svg.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { createStore, type Store } from '../../ui/store.ts'
import type { LocalFiles } from './local-files.ts'
import { releaseUnused } from './local-pictures.ts'
import type { SeenPhoto } from './look.ts'
import type { SendEvents, Sending } from './send.ts'
import {
  changePhotoIn,
  photoIn,
  shareOf,
  type Tray,
  type TrayPhoto,
  withoutPhoto,
  withoutRefused,
  withPhoto,
} from './tray.ts'

/** A photo as the shop knows it. */
export interface ShopPhoto {
  key: string
  name: string
  widthPx: number
  heightPx: number
  displayUrl: string
  thumbnailUrl: string
  notices: readonly string[]
}

export type Arrival =
  | { kind: 'photo'; photo: ShopPhoto }
  | { kind: 'refused'; message: string }
  /** The shop has lost the upload, or a part of it. */
  | { kind: 'send-again' }

export interface DeskTools {
  look(file: Blob): Promise<SeenPhoto | undefined>
  /** Lets go of a picture that `look` made. */
  release(href: string): void
  pictureAt(href: string): Promise<Picture | undefined>
  files: LocalFiles
  send(file: File, id: string, events: SendEvents): Sending
  /** What became of a finished upload; throws while the shop is out of reach, and when `signal` ends the wait. */
  arrived(address: string, signal: AbortSignal): Promise<Arrival>
  newId(): string
}

export interface DeskEvents {
  /** Its size is known: it can be placed. */
  onReady(photo: TrayPhoto): void
  /** It has a lasting key; `from` was its passing id. */
  onArrived(from: string, photo: TrayPhoto): void
  onRefused(photo: TrayPhoto, message: string): void
}

export interface PhotoDesk {
  readonly tray: Store<Tray>
  /** @returns passing ids, in the order of the files */
  take(files: readonly File[]): string[]
  /** Takes a file that has a passing id already: an upload that another page began goes on where it stopped. */
  takeAs(id: string, file: File): void
  /** Photos that the shop already has, of a design opened again. */
  show(photos: readonly ShopPhoto[]): void
  /**
   * Goes on with files that were still on their way when the page closed.
   *
   * @returns ids of files that are no longer on this device
   */
  goOn(waiting: readonly { id: string }[]): Promise<string[]>
  retry(id: string): void
  /** The shopper has read what there was to say about a photo. */
  read(id: string): void
  /** Stops sending for now; what has been sent is kept and goes on another time. */
  close(): void
  /** Takes a photo out of the tray and stops its upload. */
  remove(id: string): void
}

/** Two at a time: one slow photo does not hold up the others, and the first still gets most of the line. */
const AT_ONCE = 2

/** WebKit gives the memory of a large photo back a moment after it is done with it. */
const LARGE_PIXELS = 40e6
const MEMORY_IS_BACK_MS = 500

/** Pauses between tries to fetch a picture double up to here: some two minutes in all. */
const GIVE_UP_MS = 100_000

/** PE-21: then the shopper is told that the answer is late. */
const LATE_MS = 8_000
/** A question that has no answer by then is asked anew: phones lose lines without a word. */
const ANSWER_LIMIT_MS = 30_000

/** PE-29. */
const CHANGED_OR_GONE = 'This file was changed, moved or deleted after you chose it. Please choose it again.'

export function createPhotoDesk(tools: DeskTools, events: DeskEvents): PhotoDesk {
  const tray = createStore<Tray>([])
  const queue: { id: string; file: File }[] = []
  const sending = new Map<string, Sending>()
  /** Sent from the copy on the device, because the file that was chosen is no longer what it was. */
  const fromCopy = new Set<string>()
  /** One at a time: six large photos decoded together take more memory than a phone has (PE-30). */
  let looking: Promise<unknown> = Promise.resolve()
  /** By passing id: a file may have arrived before this device has looked at it. */
  const looks = new Map<string, Promise<void>>()
  /** Pictures of this device that stay when their photos have arrived. */
  const lasting = new WeakSet<Picture>()
  const releaseAll = releaseUnused(tray, tools.release)
  const change = (id: string, part: Partial<TrayPhoto>) =>
    tray.set((photos) => changePhotoIn(photos, id, part))
  const present = (id: string) => photoIn(tray.get(), id)
  let isClosed = false

  function add(id: string, file: File) {
    const photo = {
      id,
      name: tidiedText(file.name),
      size: undefined,
      picture: undefined,
      thumbnail: undefined,
      notices: [],
    }
    tray.set((photos) => withPhoto(photos, { ...photo, upload: { kind: 'waiting' } }))
    looks.set(id, showLocally(id, file))
    queue.push({ id, file })
    sendNext()
  }

  function takeAs(id: string, file: File) {
    void tools.files.keep(id, file)
    add(id, file)
  }

  async function showLocally(id: string, file: File) {
    const isWanted = () => {
      const photo = isClosed ? undefined : present(id)
      return photo !== undefined && photo.upload.kind !== 'refused'
    }
    const look = looking.then(() => (isWanted() ? tools.look(file) : undefined))
    looking = look.then(untilMemoryIsBack).catch(() => undefined)
    const seen = await look
    if (!seen) {
      if (isWanted()) change(id, { isUnknown: true })
      return
    }
    const { size, picture, isAsPrinted } = seen
    if (!isWanted()) {
      tools.release(picture.href)
      return
    }
    if (isAsPrinted) lasting.add(picture)
    change(id, { size, picture, thumbnail: picture.href })
    const ready = present(id)
    if (ready) events.onReady(ready)
  }

  function sendNext() {
    if (sending.size >= AT_ONCE) return
    const next = queue.shift()
    if (!next) return
    const { id, file } = next
    const share = () => {
      const photo = present(id)
      return photo ? shareOf(photo) : 0
    }
    sending.set(
      id,
      tools.send(file, id, {
        onProgress(sent) {
          if (sent < 1) change(id, { upload: { kind: 'sending', share: sent } })
          else awaitAnswer(id)
        },
        onInterrupted: () => change(id, { upload: { kind: 'interrupted', share: share() } }),
        onRefused(message) {
          finish(id)
          refuse(id, message)
        },
        onGone: () => void sendCopy(id),
        onArrived(address) {
          awaitAnswer(id)
          void settle(id, file, address)
        },
      }),
    )
    sendNext()
  }

  /** All bytes have gone out. */
  function awaitAnswer(id: string) {
    const isWaiting = () => present(id)?.upload.kind === 'checking'
    if (isWaiting()) return
    change(id, { upload: { kind: 'checking' } })
    setTimeout(() => {
      if (isWaiting()) change(id, { upload: { kind: 'checking', isLate: true } })
    }, LATE_MS)
  }

  async function sendCopy(id: string) {
    const copy = fromCopy.has(id) ? undefined : await tools.files.take(id)
    if (!present(id)) return
    if (!copy) {
      finish(id)
      refuse(id, CHANGED_OR_GONE)
      return
    }
    fromCopy.add(id)
    sending.delete(id)
    queue.unshift({ id, file: copy })
    sendNext()
  }

  async function settle(id: string, file: File, address: string) {
    const arrival = await untilAnswered((signal) => tools.arrived(address, signal))
    if (!present(id)) return
    if (arrival.kind === 'send-again') {
      sending.get(id)?.forget()
      sending.delete(id)
      queue.unshift({ id, file })
      sendNext()
      return
    }
    finish(id)
    if (arrival.kind === 'refused') refuse(id, arrival.message)
    else {
      // Its own picture spares the line another one.
      await looks.get(id)?.catch(() => undefined)
      if (present(id)) await take(id, arrival.photo)
    }
    looks.delete(id)
  }

  async function take(id: string, photo: ShopPhoto) {
    const { key, name, widthPx, heightPx, notices } = photo
    const wasReady = present(id)?.size !== undefined
    change(id, {
      id: key,
      cameAs: id,
      name,
      size: { widthPx, heightPx },
      upload: { kind: 'arrived' },
      notices,
    })
    const arrived = present(key)
    if (arrived) events.onArrived(id, arrived)
    if (!(arrived?.picture && lasting.has(arrived.picture))) await showFromShop(photo)
    const shown = present(key)
    if (!wasReady && shown) events.onReady(shown)
  }

  function refuse(id: string, message: string) {
    change(id, { upload: { kind: 'refused', message } })
    const refused = present(id)
    if (refused) events.onRefused(refused, message)
  }

  function finish(id: string) {
    sending.get(id)?.forget()
    sending.delete(id)
    void tools.files.drop(id)
    sendNext()
  }

  /** Resolves after the first try; a picture that cannot be fetched is tried again until it is there. */
  async function showFromShop(photo: ShopPhoto, pauseMs = 2_000) {
    const { key, displayUrl, thumbnailUrl } = photo
    const picture = await tools.pictureAt(displayUrl)
    if (picture) change(key, { picture, thumbnail: thumbnailUrl })
    else if (pauseMs < GIVE_UP_MS && present(key)) {
      setTimeout(() => void showFromShop(photo, pauseMs * 2), pauseMs)
    }
  }

  return {
    tray,
    take(files) {
      // Whoever chooses anew has read what was refused.
      tray.set(withoutRefused)
      return files.map((file) => {
        const id = tools.newId()
        takeAs(id, file)
        return id
      })
    },
    takeAs,
    show(photos) {
      for (const photo of photos) {
        const { key, name, widthPx, heightPx, notices, thumbnailUrl } = photo
        const size = { widthPx, heightPx }
        const upload = { kind: 'arrived' } as const
        const shown = { id: key, name, size, picture: undefined, thumbnail: thumbnailUrl, upload, notices }
        tray.set((tray) => withPhoto(tray, shown))
        void showFromShop(photo)
      }
    },
    async goOn(waiting) {
      const missing: string[] = []
      for (const { id } of waiting) {
        const file = await tools.files.take(id)
        if (!file) missing.push(id)
        else if (!present(id)) add(id, file)
      }
      return missing
    },
    close() {
      queue.length = 0
      for (const upload of sending.values()) upload.stop()
      isClosed = true
      releaseAll()
    },
    read: (id) => change(id, { notices: [] }),
    retry: (id) => sending.get(id)?.retry(),
    remove(id) {
      sending.get(id)?.cancel()
      sending.delete(id)
      queue.splice(0, queue.length, ...queue.filter((waiting) => waiting.id !== id))
      void tools.files.drop(id)
      tray.set((photos) => withoutPhoto(photos, id))
      sendNext()
    },
  }
}

async function untilMemoryIsBack(seen: SeenPhoto | undefined): Promise<void> {
  if (!seen || seen.size.widthPx * seen.size.heightPx < LARGE_PIXELS) return
  await new Promise((resolve) => setTimeout(resolve, MEMORY_IS_BACK_MS))
}

/** The shop may be away just when the upload has finished; the photo is safe there, so it is only a matter of time. */
async function untilAnswered<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  for (let pauseMs = 500; ; pauseMs = Math.min(10_000, pauseMs * 2)) {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), ANSWER_LIMIT_MS)
    try {
      return await ask(limit.signal)
    } catch {
      // Asked again below: nothing else is known until the shop answers.
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    } finally {
      clearTimeout(timer)
    }
  }
}
