/** The photo that every family is bought with: a sample, as a shopper's. */
import { join } from 'node:path'
import sharp from 'sharp'
import { sampleFiles } from '#packages/samples/samples.ts'
import { newId } from '#platform/ids.ts'
import { insertPhoto, type Photo } from '../../design/store.ts'
import type { TestShop } from '../../testing/shop.ts'

/** Small, so that it fits on a pen drive with a pixel for each pixel of the press. */
export const PHOTO_FILE = join(import.meta.dirname, '../../../public', sampleFiles('tidewater').smallWebp)

/** A shop's record of it. */
export async function photoStoredIn(shop: TestShop): Promise<Photo> {
  const { width: widthPx, height: heightPx } = await sharp(PHOTO_FILE).metadata()
  const photo: Photo = {
    key: newId(),
    uploadKey: newId(),
    sha256: newId(),
    files: newId(),
    format: 'webp',
    fileName: 'tidewater.webp',
    byteSize: 1234,
    widthPx,
    heightPx,
    frames: 1,
    receivedAt: shop.clock.now(),
  }
  await insertPhoto(shop.db, photo)
  return photo
}
