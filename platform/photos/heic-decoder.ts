/**
 * The program that decodes HEIC: a file comes in by its input, the pixels go out by its output, then it ends.
 *
 * `start-decoder.ts` starts it without any right but to read this file and libheif, so it imports nothing else.
 *
 * Its output: width and height, four bytes each (little endian), then three bytes a pixel, line by line from the top.
 * A file that cannot be decoded ends it with an error.
 */
import { readFileSync, writeSync } from 'node:fs'
import libheif from 'libheif-js/wasm-bundle.js'

const INPUT = 0
const OUTPUT = 1

const { width, height, stride, data } = decodePrimary(readFileSync(INPUT))
const size = Buffer.alloc(8)
size.writeUInt32LE(width, 0)
size.writeUInt32LE(height, 4)
writeAll(size)
for (let y = 0; y < height; y += 1) writeAll(data.subarray(y * stride, y * stride + width * 3))

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
  if (!plane || !picture.image) throw new Error('Expected a HEIF picture but it cannot be decoded')
  // A tile that is missing or unreadable is only a warning: libheif leaves its place green.
  if (libheif._heif_image_get_decoding_warnings(picture.image.$$.ptr, 0, 0, 0) > 0)
    throw new Error('Expected a whole HEIF picture but parts of it are missing')
  return plane
}

function writeAll(bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(OUTPUT, bytes, done)
}
