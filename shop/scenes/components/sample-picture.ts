/** Catalogue pictures that are mock-ups of one of our samples: on them, a shopper's photo can take the sample's place. */
import type { SampleName } from '#packages/samples/samples.ts'
import { knownPictureFiles } from './picture-files.ts'
import type { SceneSummary } from './scene-summary.ts'

export interface SamplePicture {
  scene: SceneSummary
  sample: string
}

/**
 * What a catalogue picture shows.
 *
 * @returns undefined for a picture that is no mock-up, and for one of words, which no photo takes the place of
 * @example samplePicture({ url: '/media/mockup/sample/lake/mug-pair@960.webp?v=3f2a', label: 'Two mugs' }) // …, sample: 'lake'
 */
export function samplePicture({ url, label }: { url: string; label: string }): SamplePicture | undefined {
  const [, sample, name, width, version] = MOCK_UP.exec(url) ?? []
  const files = knownPictureFiles(url)
  if (!sample || !name || !version || !files || OF_WORDS.has(sample)) return undefined
  const scene = { name, alt: label, version, width: Number(width), height: Number(width) / files.ratio }
  return { scene, sample }
}

/**
 * Our sheet of words that a catalogue picture shows.
 *
 * @returns undefined for every other picture
 * @example wordsIn('/media/mockup/sample/sydney-stops/busroll-wall@960.webp?v=3f2a') // 'sydney-stops'
 */
export function wordsIn(url: string): string | undefined {
  const [, sample] = MOCK_UP.exec(url) ?? []
  return sample !== undefined && OF_WORDS.has(sample) ? sample : undefined
}

/** Such a sheet by itself. */
export const wordsFile = (sample: string) => `/samples/${sample}.webp`

/** Samples of what is made of words alone. */
const OF_WORDS = new Set<string>(['sydney-stops', 'melbourne-stops'] satisfies SampleName[])

const MOCK_UP = /^\/media\/mockup\/sample\/([a-z0-9-]+)\/([a-z0-9-]+)@(\d+)\.\w+\?v=([\w-]+)$/
