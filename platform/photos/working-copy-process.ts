/** The process behind `makeWorkingCopy`: one file in, one TIFF out, then it ends. */
import { readFileSync } from 'node:fs'
import libheif from 'libheif-js/wasm-bundle.js'
import { openBmp } from './bmp.ts'
import { type HeifFacts, readHeifFacts } from './heif.ts'
import { decodeOptions, sharp } from './sharp.ts'
import { type RgbPicture, writeTiff } from './tiff.ts'
import type { ProcessAnswer, WorkingCopyJob } from './working-copy.ts'

process.once('message', async (job: WorkingCopyJob) => {
  const answer = await makeCopy(job).catch(notWritten)
  process.send?.(answer, () => process.disconnect())
})

async function makeCopy({ format, from, to }: WorkingCopyJob): Promise<ProcessAnswer> {
  if (format !== 'bmp' && format !== 'heic') return copyInLines(from, to)
  const bytes = readFileSync(from)
  // Broken data may end a decoder in any error, its own or WebAssembly's; a full disk below is a failure instead.
  const picture = await (format === 'bmp' ? decodeBmp(bytes) : decodeHeic(bytes, from)).catch(() => undefined)
  if (!picture) return 'damaged'
  writeTiff(to, picture)
  return 'made'
}

/** Colours as all later pictures have them, so that nothing is lost; turned only later, because turning needs it whole. */
async function copyInLines(from: string, to: string): Promise<ProcessAnswer> {
  const { orientation } = await sharp(from, decodeOptions).metadata()
  try {
    await sharp(from, decodeOptions)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .withMetadata({ orientation: orientation ?? 1 })
      // Deflate makes it a little smaller and takes twice as long.
      .tiff({ compression: 'lzw', predictor: 'horizontal' })
      .toFile(to)
    return 'made'
  } catch (error) {
    if (isDiskFull(error)) return { code: 'ENOSPC', message: 'no space left' }
    return 'damaged'
  }
}

/** libvips hands on the system's own words. */
const isDiskFull = (error: unknown) => error instanceof Error && /no space left/i.test(error.message)

function notWritten(error: unknown): ProcessAnswer {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return { code, message: error instanceof Error ? error.message : String(error) }
}

async function decodeBmp(bytes: Buffer): Promise<RgbPicture> {
  return openBmp(bytes)
}

async function decodeHeic(bytes: Buffer, from: string): Promise<RgbPicture> {
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
