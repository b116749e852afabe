/**
 * What is printed on the sides of a wrapped product, shown where a scene has only its face.
 *
 * Scenes of canvases map the sides too, by reading the face backwards beyond the fold. Where places run backwards is
 * therefore a side: there u falls to the right, or v falls downwards. With that, places are given on the face together with
 * its wrap, and a design shows the edge that it really has.
 */
import type { OpenScene } from './open-scene.ts'
import type { Scene, SceneSurface } from './scene.ts'

/** How far the sides go back, as shares of the width and of the height of the face. */
export interface Wrap {
  readonly across: number
  readonly down: number
}

/**
 * The same scene as `unfolded` makes it: the picture of its first surface is that of the face and of the wrap on all four
 * sides, with as many texels for a millimetre as before.
 *
 * @param wrap  each share 0 or more
 * @example unfoldedScene(scene, { across: 0.1, down: 0.05 }).surfaces[0].texelsWide // 1.2 times as many
 */
export function unfoldedScene(scene: Scene, { across, down }: Wrap): Scene {
  const [front, ...others] = scene.surfaces
  if (!front) return scene
  const surface: SceneSurface = {
    ...front,
    widthMm: front.widthMm * (1 + 2 * across),
    heightMm: front.heightMm * (1 + 2 * down),
    texelsWide: Math.round(front.texelsWide * (1 + 2 * across)),
    texelsHigh: Math.round(front.texelsHigh * (1 + 2 * down)),
  }
  return { ...scene, surfaces: [surface, ...others] }
}

/** Share of the places on the sides that are surely no flaws. */
const SURE = 0.95

/** Beyond the depth of the sides by this part, a place that seems to be on one is a flaw of the map. */
const FLAW = 1.3

/** Opens the sides of the first surface. Whatever depth the scene has becomes the depth of the wrap. */
export function unfolded(opened: OpenScene, wrap: Wrap): OpenScene {
  const front = opened.scene.surfaces[0]
  if (!front) return opened
  const sides = sidesOf(opened)
  const depthMm = depthOf(opened, front, sides)
  const u = opened.u.slice()
  const v = opened.v.slice()
  eachPlace(opened, (at) => {
    // Each place is one of the lists.
    const side = sides[at]!
    const reach = depthMm > 0 ? reachMm(opened, front, sides, at) / depthMm : Number.POSITIVE_INFINITY
    const out = reach <= FLAW ? Math.min(1, reach) : 0
    const beyond = (isSide: boolean, place: number, share: number) => {
      if (!isSide) return place
      return place < 0.5 ? -out * share : 1 + out * share
    }
    u[at] = onPage(beyond(side === ACROSS && out > 0, opened.u[at]! / 65535, wrap.across), wrap.across)
    v[at] = onPage(beyond(side === DOWN && out > 0, opened.v[at]! / 65535, wrap.down), wrap.down)
  })
  return { ...opened, scene: unfoldedScene(opened.scene, wrap), u, v }
}

const onPage = (place: number, share: number) => Math.round(((place + share) / (1 + 2 * share)) * 65535)

const FACE = 0
/** The left or the right side. */
const ACROSS = 1
/** The upper or the lower one. */
const DOWN = 2

/** For each place of the lists what it belongs to. */
function sidesOf(opened: OpenScene): Uint8Array {
  const { u, v } = opened
  const { width, height } = opened.scene
  const placeOf = new Int32Array(width * height).fill(-1)
  eachPlace(opened, (at, pixel) => {
    placeOf[pixel] = at
  })
  const sides = new Uint8Array(u.length)
  eachPlace(opened, (at, pixel) => {
    const x = pixel % width
    const runsBack = (places: Uint16Array, before: number, after: number) =>
      (before >= 0 || after >= 0) &&
      (before < 0 || places[at]! < places[before]!) &&
      (after < 0 || places[after]! < places[at]!)
    const left = x > 0 ? placeOf[pixel - 1]! : -1
    const right = x < width - 1 ? placeOf[pixel + 1]! : -1
    const above = pixel >= width ? placeOf[pixel - width]! : -1
    const below = pixel < width * (height - 1) ? placeOf[pixel + width]! : -1
    sides[at] = runsBack(u, left, right) ? ACROSS : runsBack(v, above, below) ? DOWN : FACE
  })
  return sides
}

/** How far behind the fold a place is, in millimetres of the scene; 0 on the face. */
function reachMm({ u, v }: OpenScene, front: SceneSurface, sides: Uint8Array, at: number): number {
  const reach = (place: number, lengthMm: number) => (Math.min(place, 65535 - place) / 65535) * lengthMm
  if (sides[at] === ACROSS) return reach(u[at]!, front.widthMm)
  return sides[at] === DOWN ? reach(v[at]!, front.heightMm) : 0
}

/** Places lie evenly from the fold to the back. The last few may be flaws, so the depth follows from those before them. */
function depthOf(opened: OpenScene, front: SceneSurface, sides: Uint8Array): number {
  const reaches: number[] = []
  eachPlace(opened, (at) => {
    if (sides[at] !== FACE) reaches.push(reachMm(opened, front, sides, at))
  })
  reaches.sort((one, other) => one - other)
  return (reaches[Math.floor(reaches.length * SURE)] ?? 0) / SURE
}

/** Visits the places of the first surface. @param visit  gets its index in the lists, and its pixel */
function eachPlace({ runs }: OpenScene, visit: (at: number, pixel: number) => void): void {
  // Runs are three numbers each: first pixel, length, number of the surface.
  for (let run = 0, from = 0; run < runs.length; run += 3) {
    const length = runs[run + 1]!
    if (runs[run + 2] === 0) for (let step = 0; step < length; step++) visit(from + step, runs[run]! + step)
    from += length
  }
}
