import { cutPath, mapPath } from '#packages/artwork-renderer/path.ts'
import { pathData } from '#packages/artwork-renderer/svg.ts'
import { pageBox, scaling, trimBox } from '#packages/design-document/geometry.ts'
import { trimOutline } from '#packages/product/clear-area.ts'
import { drawnCorners } from '#packages/product/drawn-corners.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import { figuresOfAll } from '../editor/draft/draft.ts'
import { useDraft, useEditorSession, useFace } from './hooks/use-editor-session.ts'
import { SurfacePicture } from './print/surface-picture.tsx'

/** Longest side of a small picture, in CSS pixels. */
const PICTURE_PX = 48

/** Every surface of the piece, small; the open one is on the board. There is none for a piece of one surface. */
export function SurfaceStrip() {
  const { editor } = useEditorSession()
  const draft = useDraft()
  const open = useFace()
  const { surfaces } = draft.design
  if (surfaces.length < 2) return null
  const figuresOfFace = figuresOfAll(editor.record, draft)
  return (
    <fieldset className="tool-surfaces absolute bottom-0 flex min-w-0 justify-center-safe gap-2 max-lg:inset-x-0 max-lg:overflow-x-auto max-lg:overflow-y-hidden max-lg:px-2 max-lg:pt-1 max-lg:pb-2 lg:top-13.5 lg:bottom-14 lg:left-3 lg:flex-col lg:overflow-y-auto">
      <legend className="sr-only">Printed sides</legend>
      {surfaces.map((surface) => {
        const figures = figuresOfFace(surface)
        const { label } = figures
        const { widthMm, heightMm } = pageBox(surface)
        const pxPerMm = PICTURE_PX / Math.max(widthMm, heightMm)
        const drawn = { width: surface.widthMm * pxPerMm, height: surface.heightMm * pxPerMm }
        return (
          <label
            key={surface.name}
            className="tile edge w-23 flex-none justify-items-center gap-1.5 bg-paper px-1 py-2 text-center text-[0.75rem]/[1.25] max-lg:low-stage:w-auto max-lg:low-stage:grid-flow-col max-lg:low-stage:items-center max-lg:low-stage:gap-2 max-lg:low-stage:px-2.5 max-lg:low-stage:py-1 max-lg:low-stage:[&_svg]:[zoom:0.5]"
          >
            <input
              className="tile-input"
              type="radio"
              name="surface"
              value={surface.name}
              checked={surface.name === open.name}
              onChange={() => {
                editor.openFace(surface.name)
                editor.announce(`${label} is open.`)
              }}
            />
            <SurfacePicture
              name={`strip-${surface.name}`}
              face={surface}
              box={trimBox(surface)}
              className="shadow-low"
              style={{ ...drawn, ...cutAs(figures, drawn, pxPerMm) }}
            />
            <span>{surface.elements.length === 0 ? `${label}, empty` : label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** What of a small picture is seen: it has the shape that its piece is cut to. */
function cutAs(figures: SurfaceFigures, drawn: { width: number; height: number }, pxPerMm: number) {
  const cut = trimOutline(figures)
  if (cut.shape === 'path' || cut.openings) {
    const line = mapPath(cutPath(cut), scaling(pxPerMm, pxPerMm))
    return { clipPath: `path(evenodd, "${pathData(line)}")` }
  }
  const { across, down } = drawnCorners(figures, drawn, pxPerMm)
  return { borderRadius: `${across}px / ${down}px` }
}
