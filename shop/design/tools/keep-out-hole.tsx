import type { SurfaceFigures } from '#packages/product/surfaces.ts'

/** A hole through the print, with its name under it. Pale below and around, so that it is seen on a photo of any colour. */
export function KeepOutHole({
  hole: { label, x, y, radiusMm },
  face,
  mmPerPx,
}: {
  hole: SurfaceFigures['keepOutHoles'][number]
  face: { widthMm: number; heightMm: number }
  mmPerPx: number
}) {
  const place = { cx: x * face.widthMm, cy: y * face.heightMm, r: radiusMm }
  const px = (count: number) => count * mmPerPx
  return (
    <g>
      <circle {...place} fill="var(--paper)" fillOpacity={0.72} stroke="var(--paper)" strokeWidth={px(4)} />
      <circle
        {...place}
        stroke="var(--danger)"
        strokeWidth={px(1.5)}
        strokeDasharray={`${px(4)} ${px(2.5)}`}
      />
      <text
        x={place.cx}
        y={place.cy + radiusMm + px(15)}
        fontSize={px(11)}
        textAnchor="middle"
        fill="var(--ink)"
        stroke="var(--paper)"
        strokeWidth={px(3)}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {asName(label)}
      </text>
    </g>
  )
}

const asName = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)
