import type { Point } from '#packages/design-document/geometry.ts'
import { type Homography, seenAt } from '#packages/wall/homography.ts'
import { centimetres } from '#shop/catalogue/components/measure.tsx'
import { OVER_WALL } from './own-wall-looks.tsx'

const AWAY_MM = 30
const TICK_MM = 12

/** Dimension lines above and beside the piece, drawn on the wall itself. */
export function Measures({
  face,
  widthMm,
  heightMm,
  scale,
}: {
  face: Homography
  widthMm: number
  heightMm: number
  scale: number
}) {
  const line = (from: Point, to: Point) => {
    const [a, b] = [seenAt(face, from), seenAt(face, to)]
    return `M${a.x} ${a.y}L${b.x} ${b.y}`
  }
  const above = -AWAY_MM
  const beside = widthMm + AWAY_MM
  const across = [
    line({ x: 0, y: above }, { x: widthMm, y: above }),
    line({ x: 0, y: above - TICK_MM }, { x: 0, y: above + TICK_MM }),
    line({ x: widthMm, y: above - TICK_MM }, { x: widthMm, y: above + TICK_MM }),
  ]
  const along = [
    line({ x: beside, y: 0 }, { x: beside, y: heightMm }),
    line({ x: beside - TICK_MM, y: 0 }, { x: beside + TICK_MM, y: 0 }),
    line({ x: beside - TICK_MM, y: heightMm }, { x: beside + TICK_MM, y: heightMm }),
  ]
  const top = seenAt(face, { x: widthMm / 2, y: above })
  const side = seenAt(face, { x: beside, y: heightMm / 2 })
  const words = {
    fontSize: 12 / scale,
    strokeWidth: 3 / scale,
    className: 'fill-on-wall stroke-raised font-semibold tabular-nums [paint-order:stroke]',
  }
  return (
    <svg className={OVER_WALL} aria-hidden="true">
      <path d={[...across, ...along].join('')} strokeWidth={3 / scale} stroke="var(--raised)" />
      <path d={[...across, ...along].join('')} strokeWidth={1 / scale} stroke="var(--on-wall)" />
      <text x={top.x} y={top.y - 6 / scale} textAnchor="middle" {...words}>
        {centimetres(widthMm)}
      </text>
      <text x={side.x + 8 / scale} y={side.y + 4 / scale} {...words}>
        {centimetres(heightMm)}
      </text>
    </svg>
  )
}
