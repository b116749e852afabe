import { rectanglePath } from '#packages/artwork-renderer/path.ts'
import { pathData } from '#packages/artwork-renderer/svg.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { type Box, pageBox, safeBox, trimBox } from '#packages/design-document/geometry.ts'

/** The edge is paler than the face, so that the fold is seen at a glance; a plain colour must look as it is. */
const VEIL = { image: 0.3, mirror: 0.3, colour: 0 } as const

/** Where the canvas is folded, where it goes under the bar, and what stays clear: lines above the picture. */
export function Guides({ face, depthMm, mmPerPx }: { face: Surface; depthMm: number; mmPerPx: number }) {
  const { bleedMm } = face
  const page = pageBox(face)
  const back: Box = grown(trimBox(face), Math.min(depthMm, bleedMm))
  const dash = (px: number) => px * mmPerPx
  return (
    <g fill="none">
      <path
        fill="var(--paper)"
        fillOpacity={VEIL[face.edge.kind]}
        fillRule="evenodd"
        d={pathData([...rectanglePath(page), ...rectanglePath(trimBox(face))])}
      />
      <g stroke="var(--paper)" strokeWidth={dash(1.25)} opacity={0.85}>
        {foldLines(face)}
      </g>
      {bleedMm > depthMm ? <Outline box={back} stroke="var(--danger)" strokeWidth={dash(1.25)} /> : null}
      <Outline box={trimBox(face)} stroke="var(--paper)" strokeWidth={dash(2.25)} />
      <Outline
        box={trimBox(face)}
        stroke="var(--brand)"
        strokeWidth={dash(1.75)}
        strokeDasharray={`${dash(9)} ${dash(6)}`}
      />
      <Outline
        box={safeBox(face)}
        stroke="var(--paper)"
        strokeWidth={dash(1.5)}
        strokeLinecap="round"
        strokeDasharray={`${dash(0.5)} ${dash(6)}`}
      />
    </g>
  )
}

function Outline({ box, ...stroke }: { box: Box } & React.SVGProps<SVGRectElement>) {
  return <rect x={box.xMm} y={box.yMm} width={box.widthMm} height={box.heightMm} {...stroke} />
}

function foldLines({ widthMm, heightMm, bleedMm }: Surface) {
  const corners = [
    [0, 0, -1, -1],
    [widthMm, 0, 1, -1],
    [widthMm, heightMm, 1, 1],
    [0, heightMm, -1, 1],
  ] as const
  return corners.map(([x, y, across, down]) => (
    <path key={`${x} ${y}`} d={`M${x} ${y}l${across * bleedMm} ${down * bleedMm}`} />
  ))
}

function grown({ xMm, yMm, widthMm, heightMm }: Box, by: number): Box {
  return { xMm: xMm - by, yMm: yMm - by, widthMm: widthMm + 2 * by, heightMm: heightMm + 2 * by }
}

const TICK_MM = 100

/** Centimetre marks beside the canvas, ten apart, and the size in words. */
export function Ruler({ face, mmPerPx }: { face: Surface; mmPerPx: number }) {
  const { widthMm, heightMm, bleedMm } = face
  const px = (count: number) => count * mmPerPx
  const edge = -bleedMm - px(8)
  const marks = (length: number) =>
    Array.from({ length: Math.floor(length / TICK_MM) + 1 }, (_, index) => index * TICK_MM)
  return (
    <g>
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
