import type { Scene } from '#packages/mockup/scene.ts'
import type { PictureFiles } from '#ui/picture.tsx'
import { filePaths } from '../../routing/file-paths.ts'
import { MOCK_UP_WIDTHS } from '../rules/mock-up-file.ts'

/** What a page knows of a scene before anything of it is fetched. */
export type SceneSummary = Pick<Scene, 'name' | 'alt' | 'width' | 'height' | 'version'>

/** The pictures that the shop makes of one of our designs in a scene. */
export function sampleFiles(sample: string, { name, width, height, version }: SceneSummary): PictureFiles {
  return {
    path: filePaths.sampleMockUp(sample, name),
    mark: '@',
    query: `?v=${version}`,
    widths: MOCK_UP_WIDTHS.filter((made) => made <= width),
    ratio: width / height,
  }
}
