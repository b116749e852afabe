import type { PixelSize } from '#packages/design-document/geometry.ts'

export function sizedCanvas({ widthPx, heightPx }: PixelSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  return canvas
}

/** @throws Error when the browser gives none, as a phone short of memory does */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('Expected a canvas to draw on but the browser gave none')
  return context
}
