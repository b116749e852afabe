/** Which of a family's scenes shows a design without cutting it. */

interface Measures {
  readonly widthMm: number
  readonly heightMm: number
}

interface Shape extends Measures {
  readonly outline: 'rectangle' | 'rounded' | 'ellipse' | 'path'
}

interface Shown {
  readonly surfaces: readonly (Measures & { readonly outline?: 'ellipse' })[]
}

/** 28 × 36 cm is shown as 4 : 5, which takes a fiftieth of its height: less than what is seen beside its edge. */
const MAX_DIFFERENCE = 0.04

/**
 * The scene whose first surface is nearest in shape, whatever its size.
 *
 * @returns undefined when the nearest one would cut more than a twenty-fifth of a side, when none shows a piece that is cut alike,
 *   with corners or round, and for what is cut along a path
 * @example sceneForShape(scenes, { widthMm: 406, heightMm: 610, outline: 'rectangle' }) // the scene of 2 : 3
 */
export function sceneForShape<Scene extends Shown>(
  scenes: readonly Scene[],
  shape: Shape,
): Scene | undefined {
  if (shape.outline === 'path') return undefined
  const isRound = shape.outline === 'ellipse'
  let nearest: { scene: Scene; difference: number } | undefined
  for (const scene of scenes) {
    const [surface] = scene.surfaces
    if (!surface || (surface.outline === 'ellipse') !== isRound) continue
    const difference = Math.abs(Math.log(ratioOf(surface) / ratioOf(shape)))
    if (difference < (nearest?.difference ?? Math.log(1 + MAX_DIFFERENCE))) nearest = { scene, difference }
  }
  return nearest?.scene
}

const ratioOf = ({ widthMm, heightMm }: Measures) => widthMm / heightMm
