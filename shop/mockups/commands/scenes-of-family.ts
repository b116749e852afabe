/** The scenes that a family's record names. */
import type { Scene } from '#packages/mockup/scene.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { SceneFolder } from '#platform/mockup/scene-folder.ts'

export type ScenesOfFamily = (record: Pick<ProductRecord, 'scenes'>) => Promise<readonly Scene[]>

/** Scenes change with the program, so the lists of each record version are read once for each process. */
export function createScenesOfFamily(folder: Pick<SceneFolder, 'find'>): ScenesOfFamily {
  const known = new Map<string, Promise<Scene[]>>()

  async function read(names: readonly string[]): Promise<Scene[]> {
    const found = await Promise.all(names.map((name) => folder.find(name)))
    return found.flatMap((scene) => scene ?? [])
  }

  return async ({ scenes: names = [] }) => {
    const key = names.join(' ')
    const scenes = known.get(key) ?? read(names)
    known.set(key, scenes)
    scenes.catch(() => known.delete(key))
    return scenes
  }
}
