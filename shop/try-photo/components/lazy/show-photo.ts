import type { Repeat } from '#packages/design-document/design.ts'
import { filledFaceBox, repeatedFaceBoxes } from '#packages/design-document/face-photo.ts'
import type { FaceShape } from '#packages/design-document/geometry.ts'
import type { SceneSurface } from '#packages/mockup/scene.ts'
import { createTexture, type Texture } from '#packages/mockup/texture.ts'
import { canReadPixels } from '#ui/can-read-pixels.ts'
import type { SceneSummary } from '../../../scenes/components/scene-summary.ts'
import { sceneOnPage } from './page-painter.ts'

/**
 * Draws a scene with a photo on each of its surfaces.
 *
 * @param face  the printed face that it stands for; each surface is a face of its own without one
 * @param signal  when it is over, nothing is drawn any more
 * @returns whether it was drawn
 * @throws Error when the scene cannot be fetched or drawn
 */
export async function showPhoto(
  canvas: HTMLCanvasElement,
  summary: SceneSummary,
  { photo, face, repeat }: { photo: ImageBitmap; face: FaceShape | undefined; repeat: Repeat | undefined },
  signal: AbortSignal,
): Promise<boolean> {
  if (!canReadPixels()) throw new Error('This browser gives back other pixels than were drawn')
  const shownPx = canvas.clientWidth * devicePixelRatio
  const { painted, painter } = await sceneOnPage(summary, shownPx)
  if (signal.aborted) return false
  const { width, height, surfaces } = painted.scene
  surfaces.forEach((surface, number) => {
    painted.print(number, textureOf(photo, repeat, surface, face))
  })
  painted.draw()
  if (painter.isLost()) return showPhoto(canvas, summary, { photo, face, repeat }, signal)
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(painter.canvas, 0, 0)
  return true
}

/**
 * The photo fills the face as it does when a design begins. A scene of nearly the same shape shows the face as large as
 * it must be to leave no gap; texels need not be square.
 */
function textureOf(
  photo: ImageBitmap,
  repeat: Repeat | undefined,
  surface: SceneSurface,
  face: FaceShape = flat(surface),
): Texture {
  const { texelsWide, texelsHigh, widthMm, heightMm } = surface
  const canvas = document.createElement('canvas')
  canvas.width = texelsWide
  canvas.height = texelsHigh
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('Expected a place to draw but this browser has none')
  context.imageSmoothingQuality = 'high'
  // Pictures with see-through parts are printed on white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, texelsWide, texelsHigh)
  const scale = Math.max(widthMm / face.widthMm, heightMm / face.heightMm)
  context.scale(texelsWide / widthMm, texelsHigh / heightMm)
  context.translate((widthMm - face.widthMm * scale) / 2, (heightMm - face.heightMm * scale) / 2)
  context.scale(scale, scale)
  const size = { widthPx: photo.width, heightPx: photo.height }
  const boxes = repeat ? repeatedFaceBoxes(face, size, repeat) : [filledFaceBox(face, size)]
  for (const box of boxes) context.drawImage(photo, box.xMm, box.yMm, box.widthMm, box.heightMm)
  return createTexture(context.getImageData(0, 0, texelsWide, texelsHigh))
}

const flat = ({ widthMm, heightMm }: SceneSurface): FaceShape => {
  return { widthMm, heightMm, bleedMm: 0, edge: { kind: 'mirror' } }
}
