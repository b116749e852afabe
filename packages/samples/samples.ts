/**
 * Sample pictures of our own, for scenes, templates and trying a product before choosing a photo.
 *
 * Each is drawn by a script in `tools/samples/drawings`; `npm run samples` writes the files.
 */
import { ART } from './art.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { PAINTINGS } from './paintings.ts'
import { PATTERNS } from './patterns.ts'
import type { SampleFacts } from './sample.ts'

export const SAMPLES = [
  ...ART,
  ...PAINTINGS,
  ...PATTERNS,
  ...KEEPSAKES,
] as const satisfies readonly SampleFacts[]

export type Sample = (typeof SAMPLES)[number]
export type SampleName = Sample['name']

/**
 * The longest side of a sample and of its small copy in pixels, and what a file, and all of
 * them together, may weigh in bytes.
 */
export const SAMPLE_LIMITS = {
  longestPx: 1600,
  smallPx: 400,
  usualBytes: 104_000,
  mostBytes: 220_000,
  allBytes: 6_000_000,
} as const

/**
 * Where the files of a sample are.
 *
 * @returns addresses of the whole picture, and of its small copy in two formats
 * @example sampleFiles('magpie').picture // '/samples/magpie.webp'
 */
export function sampleFiles(name: SampleName) {
  const small = `/samples/${name}-${SAMPLE_LIMITS.smallPx}`
  return { picture: `/samples/${name}.webp`, smallWebp: `${small}.webp`, smallAvif: `${small}.avif` }
}
