import type { Surface } from '#packages/design-document/design.ts'

const TICK_MM = 100

/** Centimetre marks beside the board, ten apart, and the size in words. */
export function Ruler({ face, mmPerPx }: { face: Surface; mmPerPx: number }) {
  const { widthMm, heightMm, bleedMm } = face
  const px = (count: number) => count * mmPerPx
  const edge = -bleedMm - px(8)
  const marks = (length: number) =>
    Array.from({ length: Math.floor(length / TICK_MM) + 1 }, (_, index) => index * TICK_MM)
  return (
    <g className="tool-ruler">
      <g stroke="var(--line-firm)" strokeWidth={px(1.25)}>
        {marks(widthMm).map((x) => (
          <path key={x} d={`M${x} ${edge}v${-px(x % 300 === 0 ? 10 : 6)}`} />
        ))}
        {marks(heightMm).map((y) => (
          <path key={y} d={`M${edge} ${y}h${-px(y % 300 === 0 ? 10 : 6)}`} />
        ))}
      </g>
      <g fill="var(--ink-2)" fontSize={px(13)} textAnchor="middle">
        <text x={widthMm / 2} y={heightMm + bleedMm + px(22)}>
          {inCentimetres(widthMm)}
        </text>
        <text transform={`translate(${widthMm + bleedMm + px(20)} ${heightMm / 2}) rotate(90)`}>
          {inCentimetres(heightMm)}
        </text>
      </g>
    </g>
  )
}

export function inCentimetres(mm: number): string {
  return `${Math.round(mm) / 10} cm`
}
