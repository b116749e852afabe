/** Composes a scene beside the page: a keystroke never waits for it. First comes what to open, then one print after the other. */
import { compose } from '#packages/mockup/compose.ts'
import { type OpenScene, openScene } from '#packages/mockup/open-scene.ts'
import { createTexture } from '#packages/mockup/texture.ts'
import { unfolded } from '#packages/mockup/unfold.ts'
import { zoomed } from '#packages/mockup/zoom.ts'
import type { ToWorker } from './scene-stage.ts'

let opened: OpenScene | undefined

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') {
    const asLarge = unfolded(openScene(data.scene, data.pictures), data.wrap)
    opened = data.isZoomed ? zoomed(asLarge) : asLarge
    return
  }
  if (!opened) throw new Error('Expected a scene before the first print')
  const picture = new Uint8ClampedArray(opened.base.length)
  compose(opened, [createTexture(data.print)], picture)
  postMessage(picture, { transfer: [picture.buffer] })
})
