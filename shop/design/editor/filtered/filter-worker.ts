/** Filters copies of photos beside the page, one after the other. Answers with a picture, or with nothing when it fails. */
import { filterPixels } from '#packages/artwork-renderer/filtered-pixels.ts'
import type { ToFilterWorker } from './filter-photo-copy.ts'

/** Anything less halves the resolution of colours, which is seen beside the print. */
const FULL_COLOUR = 1
/** Where the photo is see-through, as the shop prints it. */
const PAPER = '#ffffff'

addEventListener('message', async ({ data }: MessageEvent<ToFilterWorker>) => {
  postMessage(await filtered(data).catch(() => undefined))
})

async function filtered({ copy, photo }: ToFilterWorker): Promise<Blob | undefined> {
  const { width, height } = copy
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, width, height)
  pen.drawImage(copy, 0, 0)
  copy.close()
  const pixels = pen.getImageData(0, 0, width, height)
  filterPixels(pixels.data, { widthPx: width, heightPx: height }, photo)
  pen.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: FULL_COLOUR })
}
