import { pageBox, trimBox } from '#packages/design-document/geometry.ts'
import { figuresOf } from '../editor/draft.ts'
import { SurfacePicture } from './hung-print.tsx'
import { useDraft, useFace, useSession } from './use-session.ts'

/** Longest side of a small picture, in CSS pixels. */
const PICTURE_PX = 48

/** Every surface of the piece, small; the open one is on the board. There is none for a piece of one surface. */
export function SurfaceStrip() {
  const { editor } = useSession()
  const draft = useDraft()
  const open = useFace()
  const { surfaces } = draft.design
  if (surfaces.length < 2) return null
  return (
    <fieldset className="tool-surfaces">
      <legend className="sr-only">Printed sides</legend>
      {surfaces.map((surface) => {
        const { label } = figuresOf(editor.record, draft, surface)
        const { widthMm, heightMm } = pageBox(surface)
        const pxPerMm = PICTURE_PX / Math.max(widthMm, heightMm)
        return (
          <label key={surface.name} className="tile edge">
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
              style={{ width: surface.widthMm * pxPerMm, height: surface.heightMm * pxPerMm }}
            />
            <span>{surface.elements.length === 0 ? `${label}, empty` : label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
