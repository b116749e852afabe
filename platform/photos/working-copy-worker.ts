/** The thread behind `makeWorkingCopy`: one file in, one TIFF out, then it ends. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'
import { openBmp } from './bmp.ts'
import { type HeifFacts, readHeifFacts } from './heif.ts'
import { sharp } from './sharp.ts'
import { type RgbPicture, writeTiff } from './tiff.ts'
import type { WorkingCopyJob, WorkingCopyOutcome } from './working-copy.ts'

const { format, from, to } = workerData as WorkingCopyJob
parentPort?.postMessage(await makeCopy())

async function makeCopy(): Promise<WorkingCopyOutcome> {
  const bytes = readFileSync(from)
  // Broken data may end a decoder in any error, its own or WebAssembly's; a full disk below is a failure instead.
  const picture = await (format === 'bmp' ? decodeBmp(bytes) : decodeHeic(bytes)).catch(() => undefined)
  if (!picture) return 'damaged'
  writeTiff(to, picture)
  return 'made'
}

async function decodeBmp(bytes: Buffer): Promise<RgbPicture> {
  return openBmp(bytes)
}

async function decodeHeic(bytes: Buffer): Promise<RgbPicture> {
  const facts = await readHeifFacts(from)
  const { width, height, stride, data } = decodePrimary(bytes)
  return {
    widthPx: width,
    heightPx: height,
    readRow: (y, row) => row.set(data.subarray(y * stride, y * stride + width * 3)),
    profile: await profileBytes(facts.profile),
    orientation: facts.orientation,
  }
}

function decodePrimary(bytes: Uint8Array) {
  const context = libheif.heif_context_alloc()
  const { code } = libheif.heif_context_read_from_memory(context, bytes)
  if (code !== libheif.heif_error_code.heif_error_Ok)
    throw new Error('Expected a HEIF file but it cannot be read')
  const handle = libheif.heif_js_context_get_primary_image_handle(context)
  if (!handle || handle.code) throw new Error('Expected a HEIF file with a primary picture')
  const { heif_colorspace, heif_chroma } = libheif
  const picture = libheif.heif_js_decode_image2(
    handle,
    heif_colorspace.heif_colorspace_RGB,
    heif_chroma.heif_chroma_interleaved_RGB,
  )
  const plane = picture?.channels?.[0]
  if (!plane) throw new Error('Expected a HEIF picture but it cannot be decoded')
  return plane
}

/** Primaries without a profile get the one that sharp carries for them. */
async function profileBytes(profile: HeifFacts['profile']): Promise<Uint8Array | undefined> {
  if (profile !== 'display-p3') return profile
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
  const tagged = await pixel.withIccProfile('p3').png().toBuffer()
  return (await sharp(tagged).metadata()).icc
}
