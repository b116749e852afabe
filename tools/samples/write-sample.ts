import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { SAMPLE_LIMITS, type Sample } from '#packages/samples/samples.ts'
import type { Sheet } from './studio/sheet.ts'

export const SAMPLES_FOLDER = join(import.meta.dirname, '..', '..', 'public', 'samples')

/** Tried one after the other; what looks taken begins above them, because its slow skies show first what packing loses. */
const QUALITIES = [80, 68, 56, 46, 38] as const

/** Writes a sample and its small copies, in the best quality that keeps it within its weight. */
export async function writeSample({ name, kind }: Sample, { canvas, width, height }: Sheet): Promise<string> {
  const pixels = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const path = (ending: string) => join(SAMPLES_FOLDER, `${name}${ending}`)
  const { smallPx, usualBytes } = SAMPLE_LIMITS
  for (const quality of kind === 'photo-like' ? [92, ...QUALITIES] : QUALITIES) {
    await sharp(pixels).webp({ quality, effort: 4 }).toFile(path('.webp'))
    if ((await stat(path('.webp'))).size <= usualBytes) break
  }
  const small = sharp(pixels).resize(smallPx, smallPx, { fit: 'inside' })
  await small
    .clone()
    .webp({ quality: 74, effort: 4 })
    .toFile(path(`-${smallPx}.webp`))
  await small
    .clone()
    .avif({ quality: 52, effort: 3 })
    .toFile(path(`-${smallPx}.avif`))
  const sizes = await Promise.all(
    ['.webp', `-${smallPx}.webp`, `-${smallPx}.avif`].map((ending) => stat(path(ending))),
  )
  return sizes.map(({ size }) => `${Math.round(size / 1000)} kB`).join(', ')
}
