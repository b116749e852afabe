import type { SceneSurface } from '#packages/mockup/scene.ts'
import { createTexture, type Texture } from '#packages/mockup/texture.ts'
import type { SceneSummary } from '../scene-summary.ts'
import { sceneOnPage } from './page-painter.ts'

/**
 * Draws a scene with a photo on each of its surfaces.
 *
 * @param signal  when it is over, nothing is drawn any more
 * @returns whether it was drawn
 * @throws Error when the scene cannot be fetched or drawn
 */
export async function showPhoto(
  canvas: HTMLCanvasElement,
  summary: SceneSummary,
  photo: ImageBitmap,
  signal: AbortSignal,
): Promise<boolean> {
  const shownPx = canvas.clientWidth * devicePixelRatio
  const { painted, painter } = await sceneOnPage(summary, shownPx)
  if (signal.aborted) return false
  const { width, height, surfaces } = painted.scene
  surfaces.forEach((surface, number) => {
    painted.print(number, textureOf(photo, surface))
  })
  painted.draw()
  if (painter.isLost()) return showPhoto(canvas, summary, photo, signal)
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(painter.canvas, 0, 0)
  return true
}

/** The photo fills the surface from edge to edge; what is too much on two of its sides is cut. */
function textureOf(photo: ImageBitmap, { texelsWide, texelsHigh }: SceneSurface): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = texelsWide
  canvas.height = texelsHigh
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw on a canvas')
  const scale = Math.max(texelsWide / photo.width, texelsHigh / photo.height)
  const width = texelsWide / scale
  const height = texelsHigh / scale
  context.imageSmoothingQuality = 'high'
  // Pictures with see-through parts are printed on white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, texelsWide, texelsHigh)
  const [left, top] = [(photo.width - width) / 2, (photo.height - height) / 2]
  context.drawImage(photo, left, top, width, height, 0, 0, texelsWide, texelsHigh)
  return createTexture(context.getImageData(0, 0, texelsWide, texelsHigh))
}
