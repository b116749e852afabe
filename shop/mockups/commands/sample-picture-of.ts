/** Pictures of catalogue and pages that are mock-ups: one of our samples in one of our scenes. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readScene } from '#packages/mockup/scene.ts'
import { paths } from '../../paths.ts'

const SCENES = resolve(import.meta.dirname, '../../../public/scenes')

/**
 * @returns its address at full size, with the version that the scene has now, and what is in the scene in words
 * @throws Error when there is no such scene
 */
export function samplePictureOf(scene: string, sample: string): { url: string; label: string } {
  const { width, alt, version } = readScene(readFileSync(`${SCENES}/${scene}/scene.json`, 'utf8'))
  return { url: paths.sampleMockUp(sample, `${scene}@${width}.webp`, version), label: alt }
}
