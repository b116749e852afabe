/** Draws mock-ups with the processor, on a plain canvas. */
import { compose, requireSize } from './compose.ts'
import { openScene } from './open-scene.ts'
import type { Painter } from './painter.ts'
import type { Texture } from './texture.ts'
import { zoomed } from './zoom.ts'

type Canvas = HTMLCanvasElement | OffscreenCanvas

/**
 * @param canvas  of the painter's own
 * @returns undefined where the browser has no canvas to draw on
 */
export function createPlainPainter(canvas: Canvas): Painter | undefined {
  const context = contextOf(canvas)
  if (!context) return undefined
  return {
    canvas,
    open(kept, images, isZoomed = false) {
      const asKept = openScene(kept, {
        channels: 4,
        base: pixelsOf(context, images.base, kept.width, kept.height),
        light: pixelsOf(context, images.light, kept.width, kept.height),
        map: images.map,
      })
      const opened = isZoomed ? zoomed(asKept) : asKept
      const { scene } = opened
      const { width, height } = scene
      const prints: (Texture | undefined)[] = scene.surfaces.map(() => undefined)
      return {
        scene,
        print(number, texture) {
          const surface = scene.surfaces[number]
          if (!surface) throw new RangeError(`Expected a surface of ${scene.name} but received ${number}`)
          requireSize(surface, texture)
          prints[number] = texture
        },
        draw() {
          resize(canvas, width, height)
          const picture = context.createImageData(width, height)
          compose(opened, prints, picture.data)
          context.putImageData(picture, 0, 0)
        },
        close() {},
      }
    },
    isLost: () => false,
    close() {},
  }
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const contextOf = (canvas: Canvas) =>
  canvas.getContext('2d', { alpha: false, willReadFrequently: true }) as Context | null

function pixelsOf(context: Context, image: ImageBitmap, width: number, height: number): Uint8ClampedArray {
  if (image.width !== width || image.height !== height) {
    throw new RangeError(`Expected ${width} x ${height} px but received ${image.width} x ${image.height} px`)
  }
  resize(context.canvas, width, height)
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, width, height).data
}

function resize(canvas: Canvas, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}
