/** The photos that the shopper brought, in the order they came. Pure: what happens to a photo is a function here. */
import type { Picture } from '#packages/artwork-renderer/svg.ts'

export type UploadState =
  /** Another photo goes first. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  /** The network is away or the shop does not answer; the upload goes on by itself. */
  | { readonly kind: 'interrupted'; readonly share: number }
  /** All bytes have gone out and the shop looks at the photo. Late: its answer takes longer than a look does. */
  | { readonly kind: 'checking'; readonly isLate?: true }
  | { readonly kind: 'arrived' }
  /** The shop cannot take this file; the sentence says why. */
  | { readonly kind: 'refused'; readonly message: string }

export interface TrayPhoto {
  /** A passing id until the photo has arrived, then its key in the shop. */
  readonly id: string
  /** The passing id that it came with, where the shop has given it a key since. */
  readonly cameAs?: string
  readonly name: string
  /** Upright size; undefined while neither the browser nor the shop could tell. */
  readonly size: { readonly widthPx: number; readonly heightPx: number } | undefined
  /** What the design tool draws; undefined while this browser cannot show the photo. */
  readonly picture: Picture | undefined
  readonly thumbnail: string | undefined
  /** This browser has tried to show it, and knows no such pictures. */
  readonly isUnknown?: true
  readonly upload: UploadState
  /** What the shopper should know once, such as that only the first frame is used. */
  readonly notices: readonly string[]
}

export type Tray = readonly TrayPhoto[]

/** Begins the id of a photo until the shop has given it a key. */
export const PASSING = 'local-'

export function photoIn(tray: Tray, id: string | undefined): TrayPhoto | undefined {
  return tray.find((photo) => photo.id === id)
}

export function withPhoto(tray: Tray, photo: TrayPhoto): Tray {
  return tray.some(({ id }) => id === photo.id) ? tray : [...tray, photo]
}

export function changePhotoIn(tray: Tray, id: string, change: Partial<TrayPhoto>): Tray {
  return tray.map((photo) => (photo.id === id ? { ...photo, ...change } : photo))
}

export function withoutPhoto(tray: Tray, id: string): Tray {
  return tray.filter((photo) => photo.id !== id)
}

export function withoutRefused(tray: Tray): Tray {
  return tray.filter(({ upload }) => upload.kind !== 'refused')
}

/** Photos that the shop does not have yet but may still get. */
export function onTheWay(tray: Tray): Tray {
  return tray.filter(({ upload }) => upload.kind !== 'arrived' && upload.kind !== 'refused')
}

/** How far an upload is, from 0 to 1. */
export function shareOf({ upload }: TrayPhoto): number {
  if (upload.kind === 'sending' || upload.kind === 'interrupted') return upload.share
  return upload.kind === 'waiting' ? 0 : 1
}

/** The state of an upload in a few words. */
export function uploadInWords(photo: TrayPhoto): string {
  const { upload } = photo
  const percent = `${Math.floor(shareOf(photo) * 100)}%`
  switch (upload.kind) {
    case 'waiting':
      return 'Waiting to upload'
    case 'sending':
      return `Uploading, ${percent}`
    case 'interrupted':
      return upload.share === 1
        ? 'Uploaded, but the line gave no answer. We ask again by ourselves.'
        : `Paused at ${percent}. It goes on by itself.`
    case 'checking':
      return upload.isLate
        ? 'Uploaded. The answer takes long; we keep waiting, and ask again by ourselves.'
        : 'Uploaded, having a look at it'
    case 'arrived':
      return 'Uploaded'
    case 'refused':
      return upload.message
  }
}
