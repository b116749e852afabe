/** The process behind `makeWorkingCopy`: one file in, one TIFF out, then it ends. */
import { readFileSync } from 'node:fs'
import { openBmp } from './bmp.ts'
import { type HeifFacts, readHeifFacts } from './heif.ts'
import { openPixels, PixelsMissing } from './pixels.ts'
import { decodeOptions, sharp } from './sharp.ts'
import { type RgbPicture, writeTiff } from './tiff.ts'
import type { ProcessAnswer, WorkingCopyJob } from './working-copy.ts'

const INPUT = 0

process.once('message', async (job: WorkingCopyJob) => {
  const answer = await makeCopy(job).catch(notWritten)
  process.send?.(answer, () => process.disconnect())
})

async function makeCopy({ format, from, to }: WorkingCopyJob): Promise<ProcessAnswer> {
  if (format !== 'bmp' && format !== 'heic') return copyInLines(from, to)
  // Broken data may end a decoder in any error; a full disk below is a failure instead.
  const picture = await (format === 'bmp' ? decodeBmp(readFileSync(from)) : copyHeic(from)).catch(
    () => undefined,
  )
  if (!picture) return 'damaged'
  try {
    writeTiff(to, picture)
  } catch (error) {
    if (error instanceof PixelsMissing) return 'damaged'
    throw error
  }
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

/** libvips passes on the system's error message. */
const isDiskFull = (error: unknown) => error instanceof Error && /no space left/i.test(error.message)

function notWritten(error: unknown): ProcessAnswer {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return { code, message: error instanceof Error ? error.message : String(error) }
}

async function decodeBmp(bytes: Buffer): Promise<RgbPicture> {
  return openBmp(bytes)
}

/** The pixels come from the decoder by the input; what they mean is read from the file here. */
async function copyHeic(from: string): Promise<RgbPicture> {
  const facts = await readHeifFacts(from)
  const { widthPx, heightPx, readRow } = openPixels(INPUT, facts.decodedPixels)
  return {
    widthPx,
    heightPx,
    readRow,
    profile: await profileBytes(facts.profile),
    orientation: facts.orientation,
  }
}

/** Primaries without a profile get the one that sharp carries for them. */
async function profileBytes(profile: HeifFacts['profile']): Promise<Uint8Array | undefined> {
  if (profile !== 'display-p3') return profile
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
  const tagged = await pixel.withIccProfile('p3').png().toBuffer()
  return (await sharp(tagged).metadata()).icc
}
