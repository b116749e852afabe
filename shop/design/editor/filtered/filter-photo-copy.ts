/** Puts a photo's filter into a copy of it, by a worker of its own: the page waits for nothing. */
import type { PhotoElement } from '#packages/design-document/design.ts'
import { canReadPixels } from '#ui/can-read-pixels.ts'
import type { MakeFiltered } from './filtered-pictures.ts'

export type FilteredPhoto = Pick<PhotoElement, 'filter' | 'adjustments' | 'photoWidthPx' | 'photoHeightPx'>
export interface ToFilterWorker {
  readonly copy: ImageBitmap
  readonly photo: FilteredPhoto
}

export interface PhotoFilter {
  /** Undefined when this browser cannot. Asked again only after the last answer. */
  make: MakeFiltered
  close(): void
}

/** For one photo on a slow phone, the worker's script included. */
const LIMIT_MS = 20_000

export function createPhotoFilter(): PhotoFilter {
  let worker: Worker | undefined
  let isClosed = false
  const end = () => {
    worker?.terminate()
    worker = undefined
  }
  return {
    async make(picture, photo) {
      if (!canReadPixels()) return undefined
      try {
        const copy = await createImageBitmap(await decodedAt(picture.href))
        if (isClosed) {
          copy.close()
          return undefined
        }
        // Asked in the same turn: a worker whose script cannot be fetched says so once, to who listens.
        worker ??= new Worker(new URL('./filter-worker.ts', import.meta.url), { type: 'module' })
        const { widthPx, heightPx } = picture
        const href = await shownAddress(await filtered(worker, { copy, photo }))
        return { href, widthPx, heightPx, isFiltered: true }
      } catch {
        // The picture is gone, there is no memory, or the worker could not be fetched: the next photo gets a new one.
        end()
        return undefined
      }
    },
    close() {
      isClosed = true
      end()
    },
  }
}

/** Decoded before it is shown, because it takes the place of a picture that is on the screen. */
async function shownAddress(made: Blob): Promise<string> {
  const href = URL.createObjectURL(made)
  try {
    await decodedAt(href)
    return href
  } catch (error) {
    URL.revokeObjectURL(href)
    throw error
  }
}

function filtered(worker: Worker, message: ToFilterWorker): Promise<Blob> {
  const answer = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) =>
      data ? resolve(data) : reject(new Error('Expected a filtered photo but the worker made none'))
    worker.onerror = () => reject(new Error('Expected the worker to filter a photo but it failed'))
    setTimeout(() => reject(new Error(`Expected a filtered photo within ${LIMIT_MS} ms`)), LIMIT_MS)
  })
  const { filter, adjustments, photoWidthPx, photoHeightPx } = message.photo
  const photo = { filter, adjustments, photoWidthPx, photoHeightPx }
  worker.postMessage({ copy: message.copy, photo } satisfies ToFilterWorker, { transfer: [message.copy] })
  return answer
}

async function decodedAt(href: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = href
  await image.decode()
  return image
}
