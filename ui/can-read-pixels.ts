import { isReadBack, SIDE_PX } from '#packages/mockup/read-back.ts'

let isTrue: boolean | undefined

/** Whether canvases of this browser give back what was drawn; asked again, it answers at once. */
export function canReadPixels(): boolean {
  isTrue ??= isReadBack(contextOfPage())
  return isTrue
}

function contextOfPage(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  return canvas.getContext('2d', { willReadFrequently: true })
}
