import type { Repeat } from '#packages/design-document/design.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import { CutPiece } from './cut-piece.tsx'
import type { ShownPhoto } from './gallery-shots.ts'
import { Measure } from './measure.tsx'
import { OnFace } from './on-face.tsx'

interface PieceAloneProps {
  face: SurfaceFigures
  photo: ShownPhoto
  repeat?: Repeat | undefined
  /** What is seen, in words. */
  label: string
  first: boolean
}

/** The place of the drawing, and how much of it a piece may fill; in the same unit. */
const GROUND = { width: 10, height: 9 }
const MOST = { width: 5.8, height: 6.2 }

/** The print of a piece by itself, cut as it is cut, on the colour of our wall: of a shape that no scene shows. */
export function PieceAlone({ face, photo, repeat, label, first }: PieceAloneProps) {
  const { widthMm, heightMm } = face
  const scale = Math.min(MOST.width / widthMm, MOST.height / heightMm)
  const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`
  return (
    <div role="img" aria-label={label} className="relative grid aspect-[10/9] place-items-center bg-wall">
      <div
        style={{
          width: percent((widthMm * scale) / GROUND.width),
          height: percent((heightMm * scale) / GROUND.height),
        }}
        className="relative"
      >
        <CutPiece face={face}>
          <OnFace
            {...{ photo, face, repeat, first }}
            sizes={`(width < 64rem) ${Math.ceil(10 * widthMm * scale)}vw, 560px`}
          />
        </CutPiece>
        <Measure side="above" lengthMm={widthMm} />
        <Measure side="beside" lengthMm={heightMm} />
      </div>
    </div>
  )
}
