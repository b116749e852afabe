/**
 * Which place of a surface a pixel can be expected to show, from pixels that are known already.
 *
 * Places change evenly over most of a scene, so a few of them tell the rest: first every 32nd pixel of every 32nd row is
 * visited, then those half-way between, and so on to all. A pixel between two of its surface is expected to show what lies
 * half-way between theirs; beside an edge, what the two on its other side lead to.
 */
const FARTHEST = 32

interface Size {
  readonly width: number
  readonly height: number
  readonly coverage: Uint8Array
  readonly surface: Uint8Array
}

interface Places {
  readonly u: Uint16Array
  readonly v: Uint16Array
}

type Visit = (at: number, index: number, u: number, v: number) => void

/**
 * Visits every pixel that shows a surface once, in an order that follows from the size alone.
 *
 * @param known  places that were visited; `visit` writes each before the next is asked for
 * @param visit  is told the pixel, how many were visited before, and the place to be expected, 0 to 65535
 */
export function expectedPlaces(
  { width, height, coverage, surface }: Size,
  { u, v }: Places,
  visit: Visit,
): void {
  let index = 0
  let last = 0
  // All places that are read or written are pixels of the scene.
  const isBeside = (at: number, other: number) => coverage[other]! > 0 && surface[other] === surface[at]

  /** @param step  in pixels of the list; `back` and `ahead` say how many such steps lie within the row or column */
  function meet(at: number, step: number, back: number, ahead: number) {
    if (coverage[at] === 0) return
    let [near, far] = [last, last]
    const isBehind = back > 0 && isBeside(at, at - step)
    const isAhead = ahead > 0 && isBeside(at, at + step)
    if (isBehind && isAhead) {
      near = at - step
      far = at + step
      visit(at, index++, (u[near]! + u[far]!) >> 1, (v[near]! + v[far]!) >> 1)
    } else {
      if (isBehind || isAhead) {
        const towards = isBehind ? -step : step
        near = at + towards
        far = (isBehind ? back : ahead) > 2 && isBeside(at, at + 3 * towards) ? at + 3 * towards : near
      }
      visit(at, index++, led(u[near]!, u[far]!), led(v[near]!, v[far]!))
    }
    last = at
  }

  for (let y = 0; y < height; y += FARTHEST) {
    for (let x = 0; x < width; x += FARTHEST) meet(y * width + x, 0, 0, 0)
  }
  for (let step = FARTHEST / 2; step >= 1; step /= 2) {
    for (let y = 0; y < height; y += 2 * step) {
      for (let x = step; x < width; x += 2 * step) {
        meet(y * width + x, step, (x / step) | 0, ((width - 1 - x) / step) | 0)
      }
    }
    for (let y = step; y < height; y += 2 * step) {
      for (let x = 0; x < width; x += step) {
        meet(y * width + x, step * width, (y / step) | 0, ((height - 1 - y) / step) | 0)
      }
    }
  }
}

/** On from a near place as it came from one twice as far away: half as much again. */
const led = (near: number, far: number) => Math.min(65535, Math.max(0, near + ((near - far) >> 1)))
