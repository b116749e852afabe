/**
 * Draws a scene of a set by formula, seen straight from the front: the pieces beside each other on a plain wall, or from above on
 * a plain table, in the light of the studio. It is kept in the same files as a rendered one.
 */
import type { SceneMap } from '#packages/mockup/map.ts'
import type { SceneSurface } from '#packages/mockup/scene.ts'
import { encodeSrgb } from '#packages/mockup/srgb.ts'
import { toned } from '#packages/mockup/tone.ts'
import { setLayout } from '#packages/product/set-layout.ts'

export interface SetPlan {
  name: string
  alt: string
  pieces: number
  widthMm: number
  heightMm: number
  outline: 'rectangle' | 'ellipse'
  cornerMm: number
  /** How far it stands out from what it is on. */
  depthMm: number
  ground: keyof typeof GROUNDS
}

export interface DrawnScene {
  facts: { alt: string; width: number; height: number; lightMax: number; surfaces: SceneSurface[] }
  /** Three bytes a pixel. */
  base: Uint8Array
  light: Uint8Array
  map: SceneMap
}

/** As the packshots are, so that both stand beside each other in a gallery. */
const WIDTH = 960
const HEIGHT = 1200
const LIGHT_MAX = 1.6
/** Galleries and carts show the middle of a scene; the whole set is within it. */
const MOST_WIDE_PX = 780
const MOST_HIGH_PX = 720
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 + 6 }
/** Points a side of a pixel that are looked at along edges. */
const POINTS = 4

/** Linear light of red, green and blue that comes back from the ground, in the middle of the picture. */
const GROUNDS = {
  wall: [0.69, 0.61, 0.5],
  table: [0.47, 0.39, 0.31],
} as const

export function drawSet(plan: SetPlan): DrawnScene {
  const { pieces, outline } = plan
  const layout = setLayout(plan, pieces)
  const scale = Math.min(MOST_WIDE_PX / layout.widthMm, MOST_HIGH_PX / layout.heightMm)
  const wide = plan.widthMm * scale
  const high = plan.heightMm * scale
  const left = MIDDLE.x - (layout.widthMm * scale) / 2
  const top = MIDDLE.y - (layout.heightMm * scale) / 2
  const corner = plan.cornerMm * scale
  const places = layout.places.map(({ xMm, yMm }) => ({ x: left + xMm * scale, y: top + yMm * scale }))
  const distance = (x: number, y: number, place: { x: number; y: number }) =>
    outline === 'ellipse'
      ? toEllipse(x - place.x - wide / 2, y - place.y - high / 2, wide / 2, high / 2)
      : toBox(x - place.x - wide / 2, y - place.y - high / 2, wide / 2, high / 2, corner)
  const nearest = (x: number, y: number) => {
    const distances = places.map((place) => distance(x, y, place))
    const least = Math.min(...distances)
    return { piece: distances.indexOf(least), distance: least }
  }
  const reach = Math.max(3, plan.depthMm * scale)

  const count = WIDTH * HEIGHT
  const base = new Uint8Array(count * 3)
  const light = new Uint8Array(count * 3)
  const map: SceneMap = {
    ...{ width: WIDTH, height: HEIGHT },
    ...{ u: new Uint16Array(count), v: new Uint16Array(count) },
    ...{ coverage: new Uint8Array(count), surface: new Uint8Array(count) },
  }
  for (let at = 0; at < count; at++) {
    const [x, y] = [(at % WIDTH) + 0.5, Math.floor(at / WIDTH) + 0.5]
    const near = nearest(x, y)
    const place = places[near.piece]
    const covered = coverageAt(near.distance, () =>
      pointsOf(x, y).map(([px, py]) => (place ? distance(px, py, place) : 1)),
    )
    const lit = lightAt(x, y)
    const edge = rimAt(near.distance, x - MIDDLE.x, y - MIDDLE.y)
    const shade = covered === 1 ? 0 : shadowAt(x, y, reach, nearest)
    for (const [part, ground] of GROUNDS[plan.ground].entries()) {
      const behind = ground * lit * (1 - shade) * grainAt(x, y, plan.ground)
      base[at * 3 + part] = levelOf(toned((1 - covered) * behind + covered * GLOSS * lit))
      light[at * 3 + part] = levelOf((covered * (WARMTH[part] ?? 1) * lit * edge) / LIGHT_MAX)
    }
    if (covered === 0 || !place) continue
    map.coverage[at] = Math.round(covered * 255)
    map.surface[at] = near.piece
    map.u[at] = Math.round(within((x - place.x) / wide) * 65_535)
    map.v[at] = Math.round(within((y - place.y) / high) * 65_535)
  }
  const surfaces = places.map(
    (_, piece): SceneSurface => ({
      name: `piece-${piece + 1}`,
      ...{ widthMm: plan.widthMm, heightMm: plan.heightMm },
      ...(outline === 'ellipse' && { outline }),
      ...{ texelsWide: Math.round(wide), texelsHigh: Math.round(high) },
    }),
  )
  return {
    facts: { alt: plan.alt, width: WIDTH, height: HEIGHT, lightMax: LIGHT_MAX, surfaces },
    base,
    light,
    map,
  }
}

/** What shines on a print without coming from it. */
const GLOSS = 0.006
/** Late-morning light: a little warmer than white. */
const WARMTH = [0.95, 0.93, 0.89]

/** The window is at the upper left. */
function lightAt(x: number, y: number): number {
  return 1.06 - 0.1 * (x / WIDTH) - 0.12 * (y / HEIGHT)
}

/** A piece has a rounded rim: a hair of light where it faces the window, a hair of shade on the other side. */
function rimAt(distance: number, across: number, down: number): number {
  if (distance < -2.5 || distance > 0) return 1
  return across + down < 0 ? 1.03 : 0.97
}

/** To the lower right as far as the piece stands out; dark where it touches, and soft further away. */
function shadowAt(
  x: number,
  y: number,
  reach: number,
  nearest: (x: number, y: number) => { distance: number },
): number {
  const cast = nearest(x - reach * 0.7, y - reach * 0.95).distance
  const contact = nearest(x, y - reach * 0.15).distance
  return 0.34 * softly(-cast / (reach * 1.1)) + 0.28 * softly(-contact / (reach * 0.45))
}

/** From 0 to 1 while it goes from -1 to 1. */
function softly(value: number): number {
  const share = within((value + 1) / 2)
  return share * share * (3 - 2 * share)
}

/** Plaster is finely mottled, and so is stone; a formula of the place, so that the same scene is drawn each time. */
function grainAt(x: number, y: number, ground: keyof typeof GROUNDS): number {
  const strength = ground === 'wall' ? 0.02 : 0.035
  const mottle =
    smoothNoise(x / 34, y / 34) * 0.5 + smoothNoise(x / 9, y / 9) * 0.3 + smoothNoise(x / 3, y / 3) * 0.2
  return 1 + strength * (2 * mottle - 1)
}

function smoothNoise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [softly(2 * (x - left) - 1), softly(2 * (y - top) - 1)]
  const mix = (a: number, b: number, share: number) => a + (b - a) * share
  return mix(
    mix(scattered(left, top), scattered(left + 1, top), across),
    mix(scattered(left, top + 1), scattered(left + 1, top + 1), across),
    down,
  )
}

/** 0 to 1, without a pattern that eyes find. */
function scattered(x: number, y: number): number {
  let hash = Math.imul(x, 0x27d4_eb2d) ^ Math.imul(y, 0x1656_67b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0xffff_ffff
}

/** Below 0 inside; a pixel off the edge is all or nothing. */
function coverageAt(distance: number, around: () => number[]): number {
  if (distance > 1) return 0
  if (distance < -1) return 1
  const points = around()
  return points.filter((one) => one <= 0).length / points.length
}

function pointsOf(x: number, y: number): [number, number][] {
  return Array.from({ length: POINTS * POINTS }, (_, point) => [
    x - 0.5 + ((point % POINTS) + 0.5) / POINTS,
    y - 0.5 + (Math.floor(point / POINTS) + 0.5) / POINTS,
  ])
}

function toBox(x: number, y: number, halfWide: number, halfHigh: number, corner: number): number {
  const across = Math.abs(x) - halfWide + corner
  const down = Math.abs(y) - halfHigh + corner
  return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - corner
}

/** Near enough for round pieces, which have two equal sides. */
function toEllipse(x: number, y: number, halfWide: number, halfHigh: number): number {
  return (Math.hypot(x / halfWide, y / halfHigh) - 1) * Math.min(halfWide, halfHigh)
}

const within = (share: number) => Math.min(1, Math.max(0, share))
const levelOf = (value: number) => Math.round(255 * encodeSrgb(within(value)))
