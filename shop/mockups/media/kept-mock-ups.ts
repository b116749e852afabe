/** Mock-ups that were made before, and those that are made now and kept. */
import type { Scene } from '#packages/mockup/scene.ts'
import { drawMockUp } from '#platform/mockup/mock-up.ts'
import type { SceneFolder } from '#platform/mockup/scene-folder.ts'
import { createTurns } from '#platform/photos/turns.ts'
import { FileNotStored, type Storage } from '#platform/storage/storage.ts'
import type { Prints } from '../commands/draw-prints.ts'
import type { MockUpFile } from '../rules/mock-up-file.ts'

export interface AskedMockUp {
  scene: Scene
  file: MockUpFile
  /** Names what lies on the surfaces, as a part of a storage key: the same name means the same pixels. */
  print: string
  /** Draws that, as large as the scene asks for at this width; undefined when there is no such design. */
  prints: () => Promise<Prints | undefined>
  /** Whether whoever asks may have one made that is not kept yet. */
  mayMake: () => Promise<boolean>
}

/** The encoded picture; undefined when there is no such design, and a word when it may not be made. */
export type KeptMockUps = (asked: AskedMockUp) => Promise<Buffer | undefined | 'too-many'>

interface Deps {
  storage: Storage
  scenes: SceneFolder
}

/** @returns a function whose calls for one mock-up at the same moment share one picture; they are made in turns */
export function createKeptMockUps({ storage, scenes }: Deps): KeptMockUps {
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  const takeTurn = createTurns(1)

  async function make(key: string, { scene, file, prints }: AskedMockUp): Promise<Buffer | undefined> {
    const drawn = await prints()
    if (!drawn) return undefined
    const opened = await scenes.open(scene, file.widthPx, drawn.wrap)
    const picture = await drawMockUp(opened, drawn.textures, file)
    await storage.put(key, picture)
    return picture
  }

  return async (asked) => {
    const { scene, file, print, mayMake } = asked
    const key = `mock-ups/${scene.name}/${scene.version}/${print}/${file.widthPx}.${file.format}`
    const kept = await keptPicture(storage, key)
    if (kept) return kept
    if (!underWay.has(key) && !(await mayMake())) return 'too-many'
    const running = underWay.get(key)
    if (running) return running
    const work = takeTurn(() => make(key, asked)).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }
}

async function keptPicture(storage: Storage, key: string): Promise<Buffer | undefined> {
  try {
    return await storage.get(key)
  } catch (error) {
    if (error instanceof FileNotStored) return undefined
    throw error
  }
}
