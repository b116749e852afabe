/** A scene that is open on this page, composed by a worker of its own. */
import type { PixelSize } from '#packages/design-document/geometry.ts'
import { canvasesTellTheTruth } from '#packages/mockup/read-back.ts'
import type { Scene } from '#packages/mockup/scene.ts'
import { unfoldedScene, type Wrap } from '#packages/mockup/unfold.ts'
import { isSeenCloser, zoomedScene } from '#packages/mockup/zoom.ts'
import { fetchScene } from '#shop/mockups/components/lazy/fetch-scene.ts'
import type { SceneSummary } from '#shop/mockups/components/scene-summary.ts'
import { contextOf, sizedCanvas } from './sized-canvas.ts'

type Pixels = Uint8ClampedArray<ArrayBuffer>

export type ToWorker =
  | {
      readonly kind: 'open'
      readonly scene: Scene
      readonly wrap: Wrap
      readonly isZoomed: boolean
      readonly pictures: { channels: 4; base: Pixels; light: Pixels; map: Uint8Array<ArrayBuffer> }
    }
  | { readonly kind: 'print'; readonly print: ImageData }

export interface SceneStage {
  /** What a print must measure: the face and its wrap on all sides. */
  readonly texels: PixelSize
  /**
   * The scene with a print on its first surface. Asked again only after the last answer; the print is used up.
   *
   * @throws Error when the worker cannot be fetched, or has no memory
   */
  compose(print: ImageData): Promise<ImageData>
  close(): void
}

/** How a scene is looked at. */
export interface Look {
  /** How wide it is shown, in pixels of the screen. */
  readonly widthPx: number
  readonly wrap: Wrap
}

/** @throws Error when the scene cannot be fetched, or the browser does not let pages read what they drew */
export async function openSceneStage(summary: SceneSummary, { widthPx, wrap }: Look): Promise<SceneStage> {
  if (!canvasesTellTheTruth()) throw new Error('This browser gives back other pixels than were drawn')
  const { scene, images } = await fetchScene(summary)
  const isZoomed = isSeenCloser(scene, widthPx)
  const asLarge = unfoldedScene(scene, wrap)
  const { width, height, surfaces } = isZoomed ? zoomedScene(asLarge) : asLarge
  const [surface] = surfaces
  if (!surface) throw new Error(`Expected ${scene.name} to have a surface`)
  const worker = new Worker(new URL('./compose-worker.ts', import.meta.url), { type: 'module' })
  // It may break before anything is asked of it, such as when its script cannot be fetched.
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error(`Expected the worker to compose ${scene.name} but it failed`))
  })
  broken.catch(() => undefined)
  const send = (message: ToWorker, bytes: readonly { readonly buffer: ArrayBuffer }[]) =>
    worker.postMessage(message, { transfer: bytes.map(({ buffer }) => buffer) })
  const base = pixelsOf(images.base)
  const light = pixelsOf(images.light)
  const { map } = images
  send({ kind: 'open', scene, wrap, isZoomed, pictures: { channels: 4, base, light, map } }, [
    base,
    light,
    map,
  ])
  return {
    texels: { widthPx: surface.texelsWide, heightPx: surface.texelsHigh },
    compose(print) {
      const composed = new Promise<ImageData>((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<Pixels>) => resolve(new ImageData(data, width, height))
      })
      send({ kind: 'print', print }, [print.data])
      return Promise.race([composed, broken])
    },
    close: () => worker.terminate(),
  }
}

function pixelsOf(image: ImageBitmap): Pixels {
  const { width, height } = image
  const context = contextOf(sizedCanvas({ widthPx: width, heightPx: height }))
  context.drawImage(image, 0, 0)
  image.close()
  return context.getImageData(0, 0, width, height).data
}
