import { type RefObject, useState } from 'react'
import { pageBox } from '#packages/design-document/geometry.ts'
import { gapsOf } from '#packages/product/panels.ts'
import { boardBox, seenFace } from '../editor/board-box.ts'
import { boardName } from '../editor/board-name.ts'
import { sizeInWords } from '../editor/draft/draft.ts'
import { createDrawer } from '../editor/drawing.ts'
import { selectedElements } from '../editor/selection.ts'
import { InkOutline, Outline, SnapLines, TextHandles } from './handles.tsx'
import {
  useDraft,
  useEditorSession,
  useFace,
  useFigures,
  usePictures,
  useSelected,
  useSelection,
  useSlice,
  useView,
} from './hooks/use-editor-session.ts'
import { Markup } from './print/markup.tsx'
import { Ruler } from './ruler.tsx'
import { placesEverything, useTool } from './tool/use-tool.ts'

/** What lies between panels is not on their faces; where the picture is carried round their edges, it is hinted at. */
const SEEN_ON_EDGES = 0.82

/** The open surface, flat: the renderer's own drawing, with guides and handles above it. */
export function Board({ board, mmPerPx }: { board: RefObject<SVGSVGElement | null>; mmPerPx: number }) {
  const { editor, fontCache } = useEditorSession()
  const [draw] = useState(() => createDrawer('board-'))
  const face = useFace()
  const draft = useDraft()
  const fonts = useSlice(fontCache.fonts, (value) => value)
  const pictureOf = usePictures()
  const selected = useSelected()
  const several = selectedElements(face, useSelection())
  const { hasGuides } = useView()
  const { background, items } = draw(face, fonts, pictureOf)
  const figures = useFigures()
  const tool = useTool()
  const { Guides } = tool
  const isArranged = placesEverything(tool)
  const seen = seenFace(face, isArranged)
  const page = pageBox(seen)
  const drawn = boardBox(seen)
  const size = sizeInWords(editor.record, draft.choice)
  const Selected = isArranged ? InkOutline : TextHandles
  return (
    <svg
      ref={board}
      className="tool-board size-full overflow-visible"
      role="img"
      aria-label={boardName(editor.record.words.piece, size, figures, draft.design.surfaces.length)}
      viewBox={`${drawn.xMm} ${drawn.yMm} ${drawn.widthMm} ${drawn.heightMm}`}
    >
      <Ruler face={seen} mmPerPx={mmPerPx} />
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
      <g fill="var(--sunk)" fillOpacity={face.edge.kind === 'image' ? SEEN_ON_EDGES : 1}>
        {gapsOf(figures).map(({ xMm, widthMm }) => (
          <rect key={xMm} x={xMm} y={page.yMm} width={widthMm} height={page.heightMm} />
        ))}
      </g>
      {hasGuides && Guides ? <Guides face={face} figures={figures} mmPerPx={mmPerPx} /> : null}
      <SnapLines mmPerPx={mmPerPx} />
      {selected?.type === 'text' ? <Selected text={selected} mmPerPx={mmPerPx} /> : null}
      {several.length > 1
        ? several.map((element) => <Outline key={element.id} element={element} mmPerPx={mmPerPx} />)
        : null}
    </svg>
  )
}
