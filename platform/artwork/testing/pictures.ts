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

/** Draws the first page of a PDF, as wide as asked. */
export async function drawPdfPage(pdf: Uint8Array, widthPx: Px): Promise<Picture> {
  const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const loading = getDocument({ data: new Uint8Array(pdf), wasmUrl: `${library}/wasm/`, verbosity: 0 })
  const document = await loading.promise
  const page = await document.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: widthPx / width })
  const canvas = createCanvas(widthPx, Math.round((widthPx * height) / width))
  // Left at its default the canvas skips pixels when it makes a photo smaller, which no press does.
  canvas.getContext('2d').imageSmoothingQuality = 'high'
  // pdf.js draws on this very canvas library under Node; its types only know the browser's.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  await loading.destroy()
  return decodePicture(canvas.toBuffer('image/png'))
}
