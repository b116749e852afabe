/** Mock-ups that were made before, and those that are made now and kept. */
import type { Scene } from '#packages/mockup/scene.ts'
import { type Drawing, PICTURE_LIMIT_MS, PICTURE_START_MS } from '#platform/drawing/drawing.ts'
import type { SceneFolder } from '#platform/mockup/scene-folder.ts'
import { FileNotStored, type Storage } from '#platform/storage/storage.ts'
import { createSharedWork } from '#platform/workers/shared-work.ts'
import type { WithPhotoFiles } from '../../design/commands/with-photo-files.ts'
import type { MockUpFile } from '../../scenes/rules/mock-up-file.ts'
import type { Prints } from '../commands/prints-of-design.ts'

export interface AskedMockUp {
  scene: Scene
  file: MockUpFile
  /** Storage folder of mock-ups of what lies on the surfaces: the same folder means the same pixels. */
  folder: string
  /** What lies on them at the size that this width asks for; undefined when there is no such design. */
  prints: () => Promise<Prints | undefined>
  /** Who asks; drawings take turns by it. */
  requester: string
  /** Whether it is of our own samples. */
  isForEverybody: boolean
  /** Aborted when whoever asks is gone. */
  signal: AbortSignal
  /** Whether whoever asks may have one made that is not kept yet. */
  mayMake: () => Promise<boolean>
}

/** The encoded picture; undefined when there is no such design, and a word when it may not be made. @throws NotDrawn */
export type MockUpCache = (asked: AskedMockUp) => Promise<Uint8Array | undefined | 'too-many'>

interface Deps {
  storage: Storage
  scenes: Pick<SceneFolder, 'folder'>
  drawing: Drawing
  withPhotoFiles: WithPhotoFiles
}

/** @returns a function whose calls for one mock-up at the same moment share one picture */
export function createMockUpCache({ storage, scenes, drawing, withPhotoFiles }: Deps): MockUpCache {
  const shared = createSharedWork<Uint8Array | undefined>()

  async function make(key: string, asked: AskedMockUp, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const { scene, file, requester, isForEverybody } = asked
    const found = await asked.prints()
    if (!found) return undefined
    const { prints, wrap, isHeavy } = found
    const { widthPx, format } = file
    const task = { folder: scenes.folder, scene, prints, wrap, widthPx, format }
    const turn = { requester, isHeavy, isForEverybody, signal, startWithinMs: PICTURE_START_MS }
    const picture = await drawing.inTurn(turn, ({ run }) =>
      withPhotoFiles(found.photos, (photos) => run('mockUp', { ...task, photos }, PICTURE_LIMIT_MS)),
    )
    await storage.put(key, picture)
    return picture
  }

  return async (asked) => {
    const { scene, file, folder, mayMake } = asked
    const key = `${folder}/${scene.name}/${scene.version}/${file.widthPx}.${file.format}`
    const kept = await keptPicture(storage, key)
    if (kept) return kept
    if (!shared.isUnderWay(key) && !(await mayMake())) return 'too-many'
    return shared.run(key, asked.signal, (nobodyWaits) => make(key, asked, nobodyWaits))
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
