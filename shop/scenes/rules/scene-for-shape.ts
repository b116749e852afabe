/** Which of a family's scenes shows a design without cutting it. */
import type { CutOutline } from '#packages/mockup/scene.ts'

interface Measures {
  readonly widthMm: number
  readonly heightMm: number
}

interface Shape extends Measures {
  readonly outline: 'rectangle' | 'rounded' | 'ellipse' | 'path'
}

interface Shown {
  readonly surfaces: readonly (Measures & { readonly outline?: CutOutline })[]
}

/** 28 × 36 cm is shown as 4 : 5, which takes a fiftieth of its height: less than what is seen beside its edge. */
const MAX_DIFFERENCE = 0.04

/**
 * The scene whose first surface is nearest in shape, whatever its size.
 *
 * @returns undefined when the nearest one would cut more than a twenty-fifth of a side, and when none shows a piece that is cut
 *   alike: with corners, round, or along a path. A family names scenes of its own path alone.
 * @example sceneForShape(scenes, { widthMm: 406, heightMm: 610, outline: 'rectangle' }) // the scene of 2 : 3
 */
export function sceneForShape<Scene extends Shown>(
  scenes: readonly Scene[],
  shape: Shape,
): Scene | undefined {
  const cut = shape.outline === 'ellipse' || shape.outline === 'path' ? shape.outline : undefined
  let nearest: { scene: Scene; difference: number } | undefined
  for (const scene of scenes) {
    const [surface] = scene.surfaces
    if (!surface || surface.outline !== cut) continue
    const difference = Math.abs(Math.log(ratioOf(surface) / ratioOf(shape)))
    if (difference < (nearest?.difference ?? Math.log(1 + MAX_DIFFERENCE))) nearest = { scene, difference }
  }
  return nearest?.scene
}

const ratioOf = ({ widthMm, heightMm }: Measures) => widthMm / heightMm
