/** Which of a family's scenes shows a design without cutting it. */
import type { CutOutline } from '#packages/mockup/scene.ts'

interface Measures {
  readonly widthMm: number
  readonly heightMm: number
}

export interface Shape extends Measures {
  readonly outline: 'rectangle' | 'rounded' | 'ellipse' | 'path'
  /** How many pieces come together; 1 when left out. */
  readonly pieces?: number
}

interface Shown {
  readonly surfaces: readonly (Measures & { readonly outline?: CutOutline })[]
}

/** 28 × 36 cm is shown as 4 : 5, which takes a fiftieth of its height: less than what is seen beside its edge. */
const MAX_DIFFERENCE = 0.04

/**
 * The scene whose first surface is nearest in shape, whatever its size: of those with a place for each piece and no more, or, where
 * there are none, of all.
 *
 * @returns undefined when the nearest one would cut more than a twenty-fifth of a side, and when none shows a piece that is cut
 *   alike: with corners, round, or along a path. A family names scenes of its own path alone.
 * @example sceneForShape(scenes, { widthMm: 406, heightMm: 610, outline: 'rectangle' }) // the scene of 2 : 3
 */
export function sceneForShape<Scene extends Shown>(
  scenes: readonly Scene[],
  shape: Shape,
): Scene | undefined {
  const fitting = scenes.filter((scene) => differenceOf(scene, shape) < Math.log(1 + MAX_DIFFERENCE))
  const nearness = (one: Scene, other: Scene) => differenceOf(one, shape) - differenceOf(other, shape)
  const sorted = fitting.toSorted(nearness)
  return sorted.find((scene) => scene.surfaces.length === (shape.pieces ?? 1)) ?? sorted[0]
}

/** How many times wider or higher it is, as a logarithm; endless for what is cut otherwise. */
function differenceOf({ surfaces: [surface] }: Shown, shape: Shape): number {
  const cut = shape.outline === 'ellipse' || shape.outline === 'path' ? shape.outline : undefined
  if (!surface || surface.outline !== cut) return Number.POSITIVE_INFINITY
  return Math.abs(Math.log(ratioOf(surface) / ratioOf(shape)))
}

const ratioOf = ({ widthMm, heightMm }: Measures) => widthMm / heightMm
