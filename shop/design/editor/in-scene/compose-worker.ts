/** Composes a scene beside the page: a keystroke never waits for it. First comes what to open, then the prints of one moment after the other. */
import { compose } from '#packages/mockup/compose.ts'
import { type OpenScene, openScene } from '#packages/mockup/open-scene.ts'
import { createTexture } from '#packages/mockup/texture.ts'
import { unfolded } from '#packages/mockup/unfold.ts'
import { zoomed } from '#packages/mockup/zoom.ts'
import type { ToWorker } from './scene-stage.ts'

let opened: OpenScene | undefined

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') {
    const plain = openScene(data.scene, data.pictures)
    const asLarge = data.wrap ? unfolded(plain, data.wrap) : plain
    opened = data.isZoomed ? zoomed(asLarge) : asLarge
    return
  }
  if (!opened) throw new Error('Expected a scene before the first print')
  const picture = new Uint8ClampedArray(opened.base.length)
  const textures = data.prints.map((print) => print && createTexture(print))
  compose(opened, textures, picture)
  postMessage(picture, { transfer: [picture.buffer] })
})
