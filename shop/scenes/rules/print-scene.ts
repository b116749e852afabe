/** A scene in the contract's own spelling, and as the rules have it. */
import type { CutOutline } from '#packages/mockup/scene.ts'

export interface PrintScene {
  name: string
  alt: string
  width: number
  height: number
  version: string
  surfaces: readonly { width_mm: number; height_mm: number; outline: string }[]
}

/** What a page knows of a scene before anything of it is fetched, and the shape of what is printed in it. */
export interface ShapedScene extends Omit<PrintScene, 'surfaces'> {
  surfaces: readonly { widthMm: number; heightMm: number; outline?: CutOutline }[]
}

export const sceneOfPrint = ({ surfaces, ...scene }: PrintScene): ShapedScene => ({
  ...scene,
  surfaces: surfaces.map(({ width_mm, height_mm, outline }) => ({
    widthMm: width_mm,
    heightMm: height_mm,
    ...((outline === 'ellipse' || outline === 'path') && { outline }),
  })),
})
