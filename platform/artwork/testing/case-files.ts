/** The photos of the render cases as files, with the copies that a browser shows. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type CasePhoto, casePhotos } from '#packages/artwork-renderer/testing/cases.ts'
import type { PixelSize } from '#packages/design-document/geometry.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { makeCopies } from '../../photos/copies.ts'
import type { PhotoFiles } from '../prepare-photo.ts'

export type CaseFiles = {
  readonly photos: PhotoFiles
  /** The screen copy of a photo as a data address. */
  readonly screenCopy: (photoKey: string) => Promise<PixelSize & { href: string }>
  readonly remove: () => Promise<void>
}

/**
 * Makes the photos when they are first asked for.
 *
 * @param photoScale as given to `renderCases`
 */
export async function caseFiles(photoScale: number): Promise<CaseFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'render-cases-'))
  const made = new Map<string, Promise<string>>()
  const fileOf = (key: string) => {
    const known = made.get(key)
    if (known) return known
    const making = makeCasePhoto(key, photoScale, folder)
    made.set(key, making)
    return making
  }
  return {
    photos: async (key) => ({ file: await fileOf(key) }),
    screenCopy: async (key) => {
      const copies = await makeCopies(await fileOf(key), 'tests')
      if (copies === 'damaged') throw new Error(`Expected photo "${key}" to be whole but it is damaged`)
      const { width, height } = await sharp(copies.display).metadata()
      const href = `data:image/jpeg;base64,${copies.display.toString('base64')}`
      return { href, widthPx: width, heightPx: height }
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

async function makeCasePhoto(key: string, photoScale: number, folder: string): Promise<string> {
  if (!isCasePhoto(key)) throw new Error(`Expected a photo of the render cases but received "${key}"`)
  const { widthPx, heightPx, ...look } = casePhotos[key]
  const file = join(folder, `${key}.jpg`)
  const size = { widthPx: Math.round(widthPx * photoScale), heightPx: Math.round(heightPx * photoScale) }
  await writeFile(file, await makePhoto({ ...look, ...size }))
  return file
}

function isCasePhoto(key: string): key is CasePhoto {
  return Object.hasOwn(casePhotos, key)
}
