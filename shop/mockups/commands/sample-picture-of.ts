/** Pictures of catalogue and pages that are mock-ups: one of our samples in one of our scenes. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readScene } from '#packages/mockup/scene.ts'
import { filePaths } from '../../routing/file-paths.ts'
import { MOCK_UP_WIDTHS } from '../../scenes/rules/mock-up-file.ts'

const SCENES = resolve(import.meta.dirname, '../../../public/scenes')

/**
 * @returns its address at full size, with the version that the scene has now, and what is in the scene in words
 * @throws Error when there is no such scene, or none that pages can show
 */
export function samplePictureOf(scene: string, sample: string): { url: string; label: string } {
  const { width, alt, version } = readScene(readFileSync(`${SCENES}/${scene}/scene.json`, 'utf8'))
  if (!MOCK_UP_WIDTHS.some((made) => made === width)) {
    throw new Error(`${scene} is ${width} px wide, and no mock-up is made of that width`)
  }
  return { url: filePaths.sampleMockUp(sample, `${scene}@${width}.webp`, version), label: alt }
}
