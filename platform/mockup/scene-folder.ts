/** The rendered scenes of the shop as files, and those in use as pixels in memory. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { bytesOf, type OpenScene, openScene } from '#packages/mockup/open-scene.ts'
import { readScene, type Scene } from '#packages/mockup/scene.ts'
import { unfolded, unfoldedScene, type Wrap } from '#packages/mockup/unfold.ts'
import { isSeenCloser, zoomed, zoomedScene } from '#packages/mockup/zoom.ts'
import { decodeOptions, sharp } from '../photos/sharp.ts'

/** Some thirty scenes of 1200 x 900 px; `npm run bench mockup` says how much each takes. */
const MAX_BYTES = 256_000_000

const unzip = promisify(gunzip)

export interface SceneFolder {
  /** Where it lies. */
  readonly folder: string
  /** What is known of a scene; undefined when there is none of this name. @throws Error when its file is broken */
  find(name: string): Promise<Scene | undefined>
  /**
   * @param widthPx  of the mock-up that is wanted; where it is larger than the scene, the scene is zoomed for it
   * @param wrap     where the sides of its first surface are to show what is really printed on them
   * @throws Error when a file of it is missing, broken or of another size
   */
  open(scene: Scene, widthPx?: number, wrap?: Wrap): Promise<OpenScene>
  /** Memory that open scenes take now. */
  bytes(): number
}

/** The sizes and surfaces that a scene has when it is opened so, without opening it. */
export function sceneAsOpened(scene: Scene, widthPx: number, wrap?: Wrap): Scene {
  const asPrinted = wrap ? unfoldedScene(scene, wrap) : scene
  return isSeenCloser(scene, widthPx) ? zoomedScene(asPrinted) : asPrinted
}

/** @param folder  holds one folder a scene, see docs/decisions/0014-scenes.md */
export function openSceneFolder(folder: string, mostBytes = MAX_BYTES): SceneFolder {
  const opened = new LRUCache<string, OpenScene, Scene>({
    maxSize: mostBytes,
    sizeCalculation: bytesOf,
    // Concurrent callers share one opening; a scene larger than the whole cache is returned and not cached.
    fetchMethod: (_key, _stale, { context }) => decode(folder, context),
    // A scene that was evicted while it was being opened is still returned to those who wait.
    ignoreFetchAbort: true,
  })
  return {
    folder,
    async find(name) {
      if (!/^[a-z0-9-]{1,60}$/.test(name)) return undefined
      const text = await fileOrNothing(join(folder, name, 'scene.json'))
      return text === undefined ? undefined : readScene(text)
    },
    async open(scene, widthPx = scene.width, wrap = undefined) {
      const asKept = await opened.forceFetch(`${scene.name} ${scene.version}`, { context: scene })
      // Zoomed it would need the space of four others and is rarely used twice, because the pictures are stored.
      const asPrinted = wrap ? unfolded(asKept, wrap) : asKept
      return isSeenCloser(scene, widthPx) ? zoomed(asPrinted) : asPrinted
    },
    bytes: () => opened.calculatedSize,
  }
}

async function decode(folder: string, scene: Scene): Promise<OpenScene> {
  const pixels = (file: string) =>
    sharp(join(folder, scene.name, file), decodeOptions)
      .removeAlpha()
      .raw()
      .toBuffer()
  const [base, light, zipped] = await Promise.all([
    pixels('base.webp'),
    pixels('light.webp'),
    readFile(join(folder, scene.name, 'map.bin')),
  ])
  return openScene(scene, { channels: 3, base, light, map: await unzip(zipped) })
}

async function fileOrNothing(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
