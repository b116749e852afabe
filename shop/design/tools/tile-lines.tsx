import type { SurfaceFigures } from '#packages/product/surfaces.ts'

/** Where one tile ends and the next begins. Pale below, so that it is seen on a photo of any colour. */
export function TileLines({
  columns,
  rows,
  face: { widthMm, heightMm },
  mmPerPx,
}: NonNullable<SurfaceFigures['tiles']> & {
  face: { widthMm: number; heightMm: number }
  mmPerPx: number
}) {
  const upright = between(columns).map((share) => `M ${share * widthMm} 0 V ${heightMm}`)
  const level = between(rows).map((share) => `M 0 ${share * heightMm} H ${widthMm}`)
  const d = [...upright, ...level].join(' ')
  const px = (count: number) => count * mmPerPx
  return (
    <g>
      <path d={d} stroke="var(--paper)" strokeOpacity={0.8} strokeWidth={px(2.25)} />
      <path d={d} stroke="var(--brand)" strokeWidth={px(1.25)} strokeDasharray={`${px(4)} ${px(3)}`} />
    </g>
  )
}

/** @example between(3) // [1 / 3, 2 / 3] */
const between = (count: number) => Array.from({ length: count - 1 }, (_, place) => (place + 1) / count)
