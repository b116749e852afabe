/** What the shop says of photos: by key, and of an upload that has ended. */
import * as z from '#packages/schemas/zod-mini.ts'
import { PhotosByKeyDocument, type PhotosByKeyQuery } from '#shop/generated/client/graphql.ts'
import { browserApi } from '#shop/request/browser-api.ts'
import type { ShopPhoto, UploadResult } from './uploaded-photo.ts'

/** @throws Error while the shop is out of reach */
export async function shopPhotos(
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<readonly ShopPhoto[]> {
  const { photos } = await browserApi.send(PhotosByKeyDocument, { keys: [...keys] }, signal)
  return photos.map(shopPhotoOf)
}

/** Answers that say why a photo cannot be taken. */
const REFUSED = [413, 415, 422]
/** Answers after which the file has to be sent again: unknown, or not all of it there. */
const NOT_THERE = [404, 409]

/** @throws Error while the shop is out of reach, and when `signal` ends the wait */
export async function arrivedPhoto(address: string, signal: AbortSignal): Promise<UploadResult> {
  const answer = await fetch(`${address}/photo`, { signal })
  if (REFUSED.includes(answer.status)) return { kind: 'refused', message: await answer.text() }
  if (NOT_THERE.includes(answer.status)) return { kind: 'send-again' }
  if (!answer.ok) throw new Error(`Expected the photo of ${address} but the answer was ${answer.status}`)
  const { key } = uploaded.parse(await answer.json())
  const [photo] = await shopPhotos([key], signal)
  if (!photo) throw new Error(`Expected photo ${key} of a finished upload but the shop has none`)
  return { kind: 'photo', photo }
}

const uploaded = z.object({ key: z.string() })

export function shopPhotoOf(photo: PhotosByKeyQuery['photos'][number]): ShopPhoto {
  return {
    key: photo.key,
    name: photo.file_name,
    widthPx: photo.width_px,
    heightPx: photo.height_px,
    displayUrl: photo.display_url,
    thumbnailUrl: photo.thumbnail_url,
    notices: photo.notices,
  }
}
