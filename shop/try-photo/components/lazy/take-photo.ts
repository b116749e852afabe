/** Takes a photo in on a page of products: shown from this device where the browser can, otherwise from the shop's copy. */
import { filePaths } from '#shop/routing/file-paths.ts'
import { type TriedPhoto, triedPhotos } from '../../../photos/tried-photos.ts'
import { chosenPhoto, triedPhotoId } from '../photo/chosen-photo.ts'
import { readPhoto } from './read-photo.ts'
import type { Sending } from './send-photo.ts'
import { noteFor } from './sharpness-note.ts'

export type Taken =
  | { kind: 'shown'; name: string }
  | { kind: 'problem'; message: string }
  /** Stopped, or there was none. */
  | { kind: 'nothing' }

export interface Taking {
  readonly done: Promise<Taken>
  /** The page is left: what the shop has of it is kept, and the design tool goes on with it. */
  stop(): void
  /** The shopper wants another photo, or none. */
  cancel(): void
}

/** @param onUpload hears in words how far a photo is that this browser cannot show */
export function takePhoto(file: File, onUpload: (words: string) => void): Taking {
  return taking((turn) => show({ id: newId(), file }, onUpload, turn))
}

/** Shows again the photo that this tab tried before it was loaded again. */
export function takeKeptPhoto(onUpload: (words: string) => void): Taking {
  return taking(async (turn) => {
    const id = triedPhotoId.get()
    const found = id === undefined ? undefined : await triedPhotos().find(id)
    if (turn.isOver) return NOTHING
    if (found?.kind !== 'found') {
      triedPhotoId.set(undefined)
      return NOTHING
    }
    const { photo } = found
    return photo.kind === 'shop' ? showShopCopy(photo, turn) : show(photo, onUpload, turn)
  })
}

/** Nothing of it stays on this device. */
export function deletePhoto(id: string): Promise<void> {
  return triedPhotos().drop(id)
}

interface Turn {
  /** Cancelled: nothing more is shown. */
  isOver: boolean
  /** The page is left: what is on this device is still shown on the next one, but nothing is sent from here. */
  isLeft: boolean
  sending?: Sending
}

function taking(work: (turn: Turn) => Promise<Taken>): Taking {
  const turn: Turn = { isOver: false, isLeft: false }
  return {
    done: work(turn),
    stop() {
      turn.isLeft = true
      turn.sending?.stop()
    },
    cancel() {
      turn.isOver = true
      turn.sending?.cancel()
    },
  }
}

async function show(
  { id, file }: { id: string; file: File },
  onUpload: (words: string) => void,
  turn: Turn,
): Promise<Taken> {
  const { name } = file
  const photo = { kind: 'file', id, name, file } as const
  const former = triedPhotoId.get()
  const shown = chosenPhoto.get()?.id
  // From here on it goes along into the design tool, however soon somebody starts an order.
  void triedPhotos().keep(photo)
  triedPhotoId.set(id)
  const read = await readPhoto(file)
  if (isAnother(id, turn)) return NOTHING
  if (read) {
    const { size, ...seen } = read
    chosenPhoto.choose({ id, name, ...seen, noteOn: noteFor(size) })
    deleteFormer(former, id)
    return { kind: 'shown', name }
  }
  const { sendPhoto } = await import('./send-photo.ts')
  if (turn.isLeft || isAnother(id, turn)) return NOTHING
  turn.sending = sendPhoto(photo, onUpload)
  const result = await turn.sending.done
  if (result.kind === 'refused') {
    void triedPhotos().drop(id)
    if (isAnother(id, turn)) return NOTHING
    triedPhotoId.set(shown)
    return { kind: 'problem', message: result.message }
  }
  await triedPhotos().settle(id, result.key)
  if (isAnother(id, turn)) return NOTHING
  deleteFormer(former, id)
  return showShopCopy({ kind: 'shop', id, name, key: result.key }, turn)
}

/** Whether the shopper has chosen another photo meanwhile, or none. */
const isAnother = (id: string, turn: Turn) => turn.isOver || triedPhotoId.get() !== id

function deleteFormer(former: string | undefined, id: string) {
  if (former !== undefined && former !== id) void triedPhotos().drop(former)
}

async function showShopCopy(
  { id, name, key }: Extract<TriedPhoto, { kind: 'shop' }>,
  turn: Turn,
): Promise<Taken> {
  const copy = await fetch(filePaths.photo(key, 'display')).catch(() => undefined)
  const read = copy?.ok ? await readPhoto(await copy.blob()) : undefined
  const original = await originalSize(key)
  if (isAnother(id, turn)) return NOTHING
  if (!read) return { kind: 'problem', message: `We have ${name}, but cannot show it here just now.` }
  const { size: _, ...seen } = read
  chosenPhoto.choose({ id, name, ...seen, noteOn: noteFor(original) })
  return { kind: 'shown', name }
}

/** The shop knows how large the photo is that this browser sees a copy of. */
async function originalSize(key: string) {
  try {
    const { shopPhotos } = await import('../../../photos/shop-photos.ts')
    return (await shopPhotos([key]))[0]
  } catch {
    // Out of reach: sizes say nothing of the photo.
    return undefined
  }
}

/** Unguessable, also where `crypto.randomUUID` is missing, as without TLS. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const NOTHING: Taken = { kind: 'nothing' }
