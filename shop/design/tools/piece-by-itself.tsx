import { CutPiece } from '../../catalogue/components/cut-piece.tsx'
import { useDraft, useEditorSession, useFace, useFigures } from '../components/hooks/use-editor-session.ts'
import { VIEW_PLACE, VIEW_WORDS } from '../components/looks/view-looks.tsx'
import { SurfacePicture } from '../components/print/surface-picture.tsx'
import { sizeInWords } from '../editor/draft/draft.ts'
import { JigsawGuide } from './jigsaw-guide.tsx'

/** The surface that is open as it is cut, its corners, openings and lines with it. */
export function PieceByItself() {
  const { editor } = useEditorSession()
  const { choice } = useDraft()
  const face = useFace()
  const figures = useFigures()
  const { widthMm, heightMm } = face
  const { aPiece } = editor.record.words
  const size = sizeInWords(editor.record, choice)
  const ratio = widthMm / heightMm
  const box = { xMm: 0, yMm: 0, widthMm, heightMm }
  const full = { width: '100%', height: '100%' }
  return (
    <>
      <div className={`${VIEW_PLACE} inset-0`}>
        <div
          role="img"
          aria-label={`Your design as ${aPiece}, ${size}`}
          className="relative"
          style={{ aspectRatio: ratio, width: `min(74cqw, ${70 * ratio}cqh)` }}
        >
          <CutPiece face={figures}>
            <SurfacePicture name="alone" face={face} box={box} style={full} />
            {figures.jigsaw ? (
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${widthMm} ${heightMm}`}
                className="absolute inset-0 size-full"
              >
                <JigsawGuide jigsaw={figures.jigsaw} mmPerPx={widthMm / LINES_FOR_PX} />
              </svg>
            ) : null}
          </CutPiece>
        </div>
      </div>
      <p className={VIEW_WORDS}>
        <b>{size}</b>, cut as it will be.
      </p>
    </>
  )
}

/** Lines are as strong as on a picture of this width. */
const LINES_FOR_PX = 600
