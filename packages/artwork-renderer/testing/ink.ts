/** Where the ink of a text is, curves followed and not only their control points. */
import type { TextElement } from '#packages/design-document/design.ts'
import type { Extent } from '#packages/design-document/geometry.ts'
import type { FontChain } from '../fonts.ts'
import { endOf } from '../path.ts'
import { layoutText } from '../text.ts'

/** Points on each curve. */
const STEPS = 24

/** @returns undefined when nothing is drawn */
export function inkOfText(element: TextElement, chain: FontChain): Extent | undefined {
  const xs: number[] = []
  const ys: number[] = []
  let [fromX, fromY] = [0, 0]
  for (const segment of layoutText(element, chain).path) {
    if (segment[0] === 'Z') continue
    const [toX, toY] = endOf(segment)
    const controls = segment.slice(1) as number[]
    for (let step = 1; step <= STEPS; step++) {
      const t = segment[0] === 'M' ? 1 : step / STEPS
      xs.push(along([fromX, ...controls.filter((_, at) => at % 2 === 0)], t))
      ys.push(along([fromY, ...controls.filter((_, at) => at % 2 === 1)], t))
    }
    ;[fromX, fromY] = [toX, toY]
  }
  if (xs.length === 0) return undefined
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return { left, right, top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** De Casteljau. */
function along(points: readonly number[], t: number): number {
  const next = points.slice(1).map((point, at) => (points[at] ?? 0) * (1 - t) + point * t)
  return points.length === 1 ? (points[0] ?? 0) : along(next, t)
}
