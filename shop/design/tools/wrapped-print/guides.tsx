import { Fragment } from 'react'
import { rectanglePath } from '#packages/artwork-renderer/path.ts'
import { pathData } from '#packages/artwork-renderer/svg.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { type Box, pageBox, trimBox } from '#packages/design-document/geometry.ts'
import { partsOf } from '#packages/product/panels.ts'
import type { GuidesProps } from '../../components/tool/guide-lines.ts'
import { SafeLine } from '../safe-line.tsx'

/** The edge is paler than the face, so that the fold is seen at a glance; a plain colour must look as it is. */
const VEIL = { image: 0.3, mirror: 0.3, colour: 0 } as const

/** Where the print is folded, where it goes under the bar, and what stays clear. */
export function WrappedGuides({ face, figures, mmPerPx }: GuidesProps) {
  const { bleedMm, safeMm } = face
  const { depthMm } = figures
  const parts = partsOf(figures)
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
      {bleedMm > depthMm ? (
        <path d={backLine(parts, back)} stroke="var(--danger)" strokeWidth={dash(1.25)} />
      ) : null}
      {parts.map((box) => (
        <Fragment key={box.xMm}>
          <Outline box={box} stroke="var(--paper)" strokeWidth={dash(2.25)} />
          <Outline
            box={box}
            stroke="var(--brand)"
            strokeWidth={dash(1.75)}
            strokeDasharray={`${dash(9)} ${dash(6)}`}
          />
        </Fragment>
      ))}
      <SafeLine d={pathData(parts.flatMap((box) => rectanglePath(grown(box, -safeMm))))} mmPerPx={mmPerPx} />
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

/** Round the back of the whole, but for the gaps. */
function backLine(parts: readonly Box[], { xMm, yMm, widthMm, heightMm }: Box): string {
  const lines = parts.map((part, place) => {
    const from = place === 0 ? xMm : part.xMm
    const to = place === parts.length - 1 ? xMm + widthMm : part.xMm + part.widthMm
    return `M${from} ${yMm}H${to}M${from} ${yMm + heightMm}H${to}`
  })
  return `${lines.join('')}M${xMm} ${yMm}v${heightMm}m${widthMm} 0v${-heightMm}`
}

function grown({ xMm, yMm, widthMm, heightMm }: Box, by: number): Box {
  return { xMm: xMm - by, yMm: yMm - by, widthMm: widthMm + 2 * by, heightMm: heightMm + 2 * by }
}
