/** Pictures to compare: decoded proofs, and PDF pages drawn by pdf.js. */
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import type { Picture } from '#packages/artwork-renderer/testing/compare.ts'
import type { Px } from '#packages/design-document/units.ts'

/** Decodes an encoded picture. */
export async function decodePicture(encoded: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(encoded)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, widthPx: info.width, heightPx: info.height }
}

/**
 * Draws the first page of a PDF, as wide as asked.
 *
 * @param oversampling pdf.js moves upright photos to whole pixels, which is seen in a small picture. Painted this many
 *                     times larger and averaged down, they stay within a share of a pixel of where they belong.
 */
export async function drawPdfPage(
  pdf: Uint8Array,
  widthPx: Px,
  oversampling: 1 | 2 = 1,
  pageNumber = 1,
): Promise<Picture> {
  const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const loading = getDocument({ data: new Uint8Array(pdf), wasmUrl: `${library}/wasm/`, verbosity: 0 })
  const document = await loading.promise
  const page = await document.getPage(pageNumber)
  const { width, height } = page.getViewport({ scale: 1 })
  const heightPx = Math.round((widthPx * height) / width)
  const viewport = page.getViewport({ scale: (widthPx * oversampling) / width })
  const canvas = createCanvas(widthPx * oversampling, heightPx * oversampling)
  // pdf.js draws on this very canvas library under Node; its types only know the browser's.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  await loading.destroy()
  const data = averageDown(canvas.data(), { widthPx, heightPx, oversampling })
  return { data, widthPx, heightPx }
}

type Averaging = { widthPx: Px; heightPx: Px; oversampling: number }

/** Red, green and blue of square blocks of pixels, averaged. */
function averageDown(rgba: Uint8Array, { widthPx, heightPx, oversampling }: Averaging): Uint8Array {
  const data = new Uint8Array(widthPx * heightPx * 3)
  const row = widthPx * oversampling * 4
  for (let index = 0; index < data.length; index++) {
    const x = Math.floor(index / 3) % widthPx
    const y = Math.floor(index / 3 / widthPx)
    const corner = y * oversampling * row + x * oversampling * 4 + (index % 3)
    let sum = 0
    for (let down = 0; down < oversampling; down++) {
      for (let across = 0; across < oversampling; across++) sum += rgba[corner + down * row + across * 4] ?? 0
    }
    data[index] = Math.round(sum / oversampling ** 2)
  }
  return data
}
