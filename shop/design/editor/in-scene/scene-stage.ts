/** A scene that is open on this page, composed by a worker of its own. */
import type { PixelSize } from '#packages/design-document/geometry.ts'
import type { Scene } from '#packages/mockup/scene.ts'
import { unfoldedScene, type Wrap } from '#packages/mockup/unfold.ts'
import { isSeenCloser, zoomedScene } from '#packages/mockup/zoom.ts'
import { fetchScene } from '#shop/scenes/components/lazy/fetch-scene.ts'
import type { SceneSummary } from '#shop/scenes/components/scene-summary.ts'
import { canReadPixels } from '#ui/can-read-pixels.ts'
import { contextOf, sizedCanvas } from './sized-canvas.ts'

type Pixels = Uint8ClampedArray<ArrayBuffer>

export type ToWorker =
  | {
      readonly kind: 'open'
      readonly scene: Scene
      readonly wrap: Wrap | undefined
      readonly isZoomed: boolean
      readonly pictures: { channels: 4; base: Pixels; light: Pixels; map: Uint8Array<ArrayBuffer> }
    }
  | { readonly kind: 'prints'; readonly prints: readonly (ImageData | undefined)[] }

export interface SceneStage {
  /** What the print of each surface must measure; that of the first with its wrap on all sides. */
  readonly surfaces: readonly (PixelSize & { readonly name: string })[]
  /**
   * The scene with a print on each surface; undefined is blank. Asked again only after the last answer; the prints are used
   * up.
   *
   * @throws Error when the worker cannot be fetched, or has no memory
   */
  compose(prints: readonly (ImageData | undefined)[]): Promise<ImageData>
  close(): void
}

/** How a scene is looked at. */
export interface Look {
  /** How wide it is shown, in pixels of the screen. */
  readonly widthPx: number
  /** Left out for what has no sides. */
  readonly wrap: Wrap | undefined
}

/** @throws Error when the scene cannot be fetched, or the browser does not let pages read what they drew */
export async function openSceneStage(summary: SceneSummary, { widthPx, wrap }: Look): Promise<SceneStage> {
  if (!canReadPixels()) throw new Error('This browser gives back other pixels than were drawn')
  const { scene, images } = await fetchScene(summary)
  const isZoomed = isSeenCloser(scene, widthPx)
  const asLarge = wrap ? unfoldedScene(scene, wrap) : scene
  const { width, height, surfaces } = isZoomed ? zoomedScene(asLarge) : asLarge
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
    surfaces: surfaces.map(({ name, texelsWide, texelsHigh }) => ({
      name,
      widthPx: texelsWide,
      heightPx: texelsHigh,
    })),
    compose(prints) {
      const composed = new Promise<ImageData>((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<Pixels>) => resolve(new ImageData(data, width, height))
      })
      send(
        { kind: 'prints', prints },
        prints.flatMap((print) => print?.data ?? []),
      )
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
