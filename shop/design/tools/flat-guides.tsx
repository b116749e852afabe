import { cutPath, rectanglePath } from '#packages/artwork-renderer/path.ts'
import { pathData } from '#packages/artwork-renderer/svg.ts'
import { type Point, pageBox } from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import { clearLines, keepOutBoxes, trimOutline } from '#packages/product/clear-area.ts'
import type { GuidesProps } from '../components/tool/guide-lines.ts'
import { JigsawGuide } from './jigsaw-guide.tsx'
import { KeepOutHole } from './keep-out-hole.tsx'
import { SafeLine } from './safe-line.tsx'
import { TileLines } from './tile-lines.tsx'

/** What is cut away is paler than what stays. */
const VEIL = 0.55

/** Where the print is cut, also into pieces, where a handle or a hole is, and what stays clear. */
export function FlatGuides({ face, figures, mmPerPx }: GuidesProps) {
  const cut = pathData(cutPath(trimOutline(figures)))
  const px = (count: number) => count * mmPerPx
  const { jigsaw, tiles, keepOutHoles } = figures
  return (
    <g fill="none">
      <path
        fill="var(--paper)"
        fillOpacity={VEIL}
        fillRule="evenodd"
        d={`${pathData(rectanglePath(pageBox(face)))}${cut}`}
      />
      {jigsaw ? <JigsawGuide jigsaw={jigsaw} mmPerPx={mmPerPx} /> : null}
      {keepOutBoxes(figures).map(({ xMm, yMm, widthMm, heightMm }) => (
        <rect
          key={`${xMm} ${yMm}`}
          x={xMm}
          y={yMm}
          width={widthMm}
          height={heightMm}
          fill="var(--danger)"
          fillOpacity={0.16}
          stroke="var(--danger)"
          strokeWidth={px(1.25)}
        />
      ))}
      {tiles && <TileLines {...tiles} face={face} mmPerPx={mmPerPx} />}
      <path d={cut} stroke="var(--paper)" strokeWidth={px(2.25)} />
      <path d={cut} stroke="var(--brand)" strokeWidth={px(1.5)} />
      <SafeLine d={pathData(clearLines(figures).flatMap(pathThrough))} mmPerPx={mmPerPx} />
      {keepOutHoles.map((hole) => (
        <KeepOutHole key={`${hole.x} ${hole.y}`} hole={hole} face={face} mmPerPx={mmPerPx} />
      ))}
    </g>
  )
}

/** The line that the checks of words go by. */
const pathThrough = (points: readonly Point[]): Path => [
  ...points.map(({ x, y }, place) => [place === 0 ? 'M' : 'L', x, y] as const),
  ['Z'],
]
