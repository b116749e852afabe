import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Surface } from '#packages/design-document/design.ts'
import { pageBox } from '#packages/design-document/geometry.ts'
import { boardName } from '../editor/board-name.ts'
import { sizeInWords } from '../editor/draft.ts'
import { createDrawer } from '../editor/drawing.ts'
import { selectedElements } from '../editor/selection.ts'
import { Outline, SnapLines, TextHandles } from './handles.tsx'
import { Markup } from './markup.tsx'
import { Ruler } from './ruler.tsx'
import {
  useDraft,
  useFace,
  useFigures,
  usePictures,
  useSelected,
  useSelection,
  useSession,
  useSlice,
  useTool,
  useView,
} from './use-session.ts'

/** Room around the page for rulers and the turning handle, as a share of its longer side. */
const MARGIN = 0.075

/** The open surface, flat: the renderer's own drawing, with guides and handles above it. */
export function Board({ board, mmPerPx }: { board: RefObject<SVGSVGElement | null>; mmPerPx: number }) {
  const { editor, fontCache } = useSession()
  const [draw] = useState(() => createDrawer('board-'))
  const face = useFace()
  const draft = useDraft()
  const fonts = useSlice(fontCache.fonts, (value) => value)
  const pictureOf = usePictures()
  const selected = useSelected()
  const several = selectedElements(face, useSelection())
  const { hasGuides } = useView()
  const { background, items } = draw(face, fonts, pictureOf)
  const page = pageBox(face)
  const margin = Math.max(page.widthMm, page.heightMm) * MARGIN
  const figures = useFigures()
  const { Guides } = useTool()
  const size = sizeInWords(editor.record, draft.choice)
  return (
    <svg
      ref={board}
      className="tool-board size-full overflow-visible"
      role="img"
      aria-label={boardName(editor.record.words.piece, size, figures, draft.design.surfaces.length)}
      viewBox={`${page.xMm - margin} ${page.yMm - margin} ${page.widthMm + 2 * margin} ${page.heightMm + 2 * margin}`}
    >
      <Ruler face={face} mmPerPx={mmPerPx} />
      <rect
        className="[filter:drop-shadow(0_12px_16px_color-mix(in_srgb,var(--cast)_55%,transparent))]"
        x={page.xMm}
        y={page.yMm}
        width={page.widthMm}
        height={page.heightMm}
        fill="var(--raised)"
      />
      <clipPath id="board-page">
        <rect x={page.xMm} y={page.yMm} width={page.widthMm} height={page.heightMm} />
      </clipPath>
      <g clipPath="url(#board-page)">
        <Markup svg={background} />
        {items.map(({ id, svg }) => (
          <Markup key={id} svg={svg} />
        ))}
      </g>
      {hasGuides ? <Guides face={face} figures={figures} mmPerPx={mmPerPx} /> : null}
      <SnapLines mmPerPx={mmPerPx} />
      {selected?.type === 'text' ? <TextHandles text={selected} mmPerPx={mmPerPx} /> : null}
      {several.length > 1
        ? several.map((element) => <Outline key={element.id} element={element} mmPerPx={mmPerPx} />)
        : null}
    </svg>
  )
}

/** How wide or high the board is on most screens: a phone's width without its padding. */
const USUAL_PX = 370

/** How many mm one CSS pixel of the board covers; follows its size on the screen. The server guesses. */
export function useBoardScale(
  board: RefObject<SVGSVGElement | null>,
  { face, zoom }: { face: Surface; zoom: number },
): number {
  const { widthMm, heightMm } = pageBox(face)
  const [scale, setScale] = useState((Math.max(widthMm, heightMm) * (1 + 2 * MARGIN)) / USUAL_PX)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom or size keeps the element's own box
  useLayoutEffect(() => {
    const element = board.current
    if (!element) return
    const measure = () => {
      const matrix = element.getScreenCTM()
      if (matrix && matrix.a > 0) setScale(1 / matrix.a)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [board, zoom, widthMm, heightMm])
  return scale
}
