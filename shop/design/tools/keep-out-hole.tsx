import { holeBox } from '#packages/design-document/hole.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'

/**
 * A hole through the print, with its name under it; in an opening that is cut out, its name stands in it. Pale below and around,
 * so that it is seen on a photo of any colour.
 */
export function KeepOutHole({
  hole,
  face,
  mmPerPx,
}: {
  hole: SurfaceFigures['keepOutHoles'][number]
  face: { widthMm: number; heightMm: number }
  mmPerPx: number
}) {
  const { label, radiusMm, isCutOut = false } = hole
  const { xMm, yMm, widthMm, heightMm } = holeBox(hole, face)
  const place = { x: xMm, y: yMm, width: widthMm, height: heightMm, rx: radiusMm }
  const px = (count: number) => count * mmPerPx
  // On a phone an opening is hardly wider than one word.
  const rows = isCutOut ? asName(label).split(' ') : [asName(label)]
  return (
    <g>
      <rect
        {...place}
        fill="var(--paper)"
        fillOpacity={isCutOut ? 1 : 0.72}
        stroke="var(--paper)"
        strokeWidth={px(4)}
      />
      <rect {...place} stroke="var(--danger)" strokeWidth={px(1.5)} strokeDasharray={`${px(4)} ${px(2.5)}`} />
      <text
        y={isCutOut ? yMm + heightMm / 2 + px(4 - 6.5 * (rows.length - 1)) : yMm + heightMm + px(15)}
        fontSize={px(11)}
        textAnchor="middle"
        fill="var(--ink)"
        stroke="var(--paper)"
        strokeWidth={px(3)}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {rows.map((row, place) => (
          <tspan key={row} x={xMm + widthMm / 2} dy={place === 0 ? 0 : px(13)}>
            {row}
          </tspan>
        ))}
      </text>
    </g>
  )
}

const asName = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)
