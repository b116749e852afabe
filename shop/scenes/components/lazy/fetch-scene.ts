import type { SceneImages } from '#packages/mockup/painter.ts'
import { readScene, type Scene } from '#packages/mockup/scene.ts'
import { filePaths } from '../../../routing/file-paths.ts'
import type { SceneSummary } from '../scene-summary.ts'

/**
 * Fetches a scene from the shop.
 *
 * @returns its pictures as the painters want them; whoever asked closes those that can be closed
 * @throws Error when one of its files cannot be fetched or read
 */
export async function fetchScene(
  summary: Pick<SceneSummary, 'name' | 'version'>,
): Promise<{ scene: Scene; images: SceneImages }> {
  const fetched = async (file: Parameters<typeof filePaths.sceneFile>[1]) => {
    const answer = await fetch(filePaths.sceneFile(summary.name, file, summary.version))
    if (!answer.ok) throw new Error(`Expected ${file} of ${summary.name} but received ${answer.status}`)
    return answer
  }
  const image = async (file: 'base.webp' | 'light.webp') =>
    createImageBitmap(await (await fetched(file)).blob(), {
      colorSpaceConversion: 'none',
      premultiplyAlpha: 'none',
    })
  const [json, base, light, map] = await Promise.all([
    fetched('scene.json').then((answer) => answer.text()),
    image('base.webp'),
    image('light.webp'),
    fetched('map.bin').then(unzipped),
  ])
  return { scene: readScene(json), images: { base, light, map } }
}

async function unzipped({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const stream = body?.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
