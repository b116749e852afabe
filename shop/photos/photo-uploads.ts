/**
 * Takes photos in: shows each at once from the file itself, keeps a copy on the device, sends it to the shop and, when
 * it has arrived, swaps in the shop's own copy where that may look otherwise. Listens to nothing in the editor; the
 * editor is told.
 */
import type { Picture } from '#packages/artwork-renderer/svg.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { createStore, type Store } from '../../ui/store.ts'
import { fewAtOnce } from './few-at-once.ts'
import type { LocalFiles } from './local-files.ts'
import { releaseUnused } from './local-pictures.ts'
import type { SeenPhoto } from './look.ts'
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
import { createUploadQueue, type UploadTools } from './upload-queue.ts'
import type { ShopPhoto } from './uploaded-photo.ts'

export interface PhotoUploadTools extends UploadTools {
  look(file: Blob): Promise<SeenPhoto | undefined>
  /** Lets go of a picture that `look` made. */
  release(href: string): void
  pictureAt(href: string): Promise<Picture | undefined>
  files: LocalFiles
  newId(): string
}

export interface PhotoUploadEvents {
  /** Its size is known: it can be placed. */
  onReady(photo: TrayPhoto): void
  /** It has a lasting key; `from` was its passing id. */
  onArrived(from: string, photo: TrayPhoto): void
  onRefused(photo: TrayPhoto, message: string): void
}

export interface PhotoUploads {
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

/** WebKit gives the memory of a large photo back a moment after it is done with it. */
const LARGE_PIXELS = 40e6
const MEMORY_IS_BACK_MS = 500

/** Pictures of the shop that come down at once: fifty together would hold up the one that is on the board. */
const PICTURES_AT_ONCE = 3

/** Pauses between tries to fetch a picture double up to here: some two minutes in all. */
const GIVE_UP_MS = 100_000

/** PE-21: then the shopper is told that the answer is late. */
const LATE_MS = 8_000

export function createPhotoUploads(tools: PhotoUploadTools, events: PhotoUploadEvents): PhotoUploads {
  const tray = createStore<Tray>([])
  /** One at a time: six large photos decoded together take more memory than a phone has (PE-30). */
  let looking: Promise<unknown> = Promise.resolve()
  const inTurn = fewAtOnce(PICTURES_AT_ONCE)
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
    queue.add(id, file)
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

  const queue = createUploadQueue(tools, {
    isAwaited: (id) => present(id) !== undefined,
    onProgress: (id, share) => change(id, { upload: { kind: 'sending', share } }),
    onSent: awaitAnswer,
    onInterrupted(id) {
      const photo = present(id)
      change(id, { upload: { kind: 'interrupted', share: photo ? shareOf(photo) : 0 } })
    },
    onRefused: refuse,
    onArrived: (id, photo) => void showArrived(id, photo),
  })

  /** All bytes have gone out. */
  function awaitAnswer(id: string) {
    const isWaiting = () => present(id)?.upload.kind === 'checking'
    if (isWaiting()) return
    change(id, { upload: { kind: 'checking' } })
    setTimeout(() => {
      if (isWaiting()) change(id, { upload: { kind: 'checking', isLate: true } })
    }, LATE_MS)
  }

  /** The shop has the photo: it gets its lasting key, and the shop's picture where its own may look otherwise. */
  async function showArrived(id: string, photo: ShopPhoto) {
    // Its own picture spares the line another one.
    await looks.get(id)?.catch(() => undefined)
    looks.delete(id)
    if (!present(id)) return
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
    looks.delete(id)
    change(id, { upload: { kind: 'refused', message } })
    const refused = present(id)
    if (refused) events.onRefused(refused, message)
  }

  /** Resolves after the first try; a picture that cannot be fetched is tried again until it is there. */
  async function showFromShop(photo: ShopPhoto, pauseMs = 2_000) {
    const { key, displayUrl, thumbnailUrl } = photo
    const picture = await inTurn(() => tools.pictureAt(displayUrl))
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
      queue.close()
      isClosed = true
      releaseAll()
    },
    read: (id) => change(id, { notices: [] }),
    retry: queue.retry,
    remove(id) {
      queue.remove(id)
      tray.set((photos) => withoutPhoto(photos, id))
    },
  }
}

async function untilMemoryIsBack(seen: SeenPhoto | undefined): Promise<void> {
  if (!seen || seen.size.widthPx * seen.size.heightPx < LARGE_PIXELS) return
  await new Promise((resolve) => setTimeout(resolve, MEMORY_IS_BACK_MS))
}
