import { LayoutGrid, Upload } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { uploadInWords } from '../../photos/tray.ts'
import { sizeInWords } from '../editor/draft/draft.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { GoOn } from './go-on.tsx'
import { useDraft, useEditorSession, useSlice, useView, useWords } from './hooks/use-editor-session.ts'
import { HINT, outlineButtonClass, START_HEADING } from './looks/looks.tsx'
import { PhotoKinds, SEVERAL } from './photo-kinds.tsx'
import { DESIGNS_PANEL } from './tool/panels.ts'

const LETTERS = 'text-[0.9375rem]/[1.45]'
/** Where there is little room, the one next step stands without the words about it. */
const WORDS = `${LETTERS} low-stage:hidden`

/** Nothing on the board yet: the one next step is a photo. */
export function EmptyBoard() {
  const session = useEditorSession()
  const { choice, design } = useDraft()
  const hasSides = design.surfaces.length > 1
  const { missing } = useView()
  const { piece } = useWords()
  const tray = useSlice(session.uploads.tray, (value) => value)
  const coming = tray.find(({ upload }) => upload.kind !== 'refused')
  return (
    <div className="tool-empty photo-corners row-start-1 grid max-h-full w-[min(400px,calc(100%-16px))] justify-items-center gap-3.5 self-center overflow-auto bg-paper px-6 py-8 text-center small-stage:w-fit small-stage:max-w-[calc(100%-16px)] small-stage:gap-2 small-stage:p-3 noscript:hidden">
      {coming && coming.picture === undefined ? (
        <>
          <h2 className={START_HEADING}>
            {coming.upload.kind === 'arrived' ? 'Getting your photo ready' : 'Your photo is on its way'}
          </h2>
          <p className={WORDS}>
            {coming.isUnknown
              ? `This browser cannot show ${formatOf(coming.name)} itself. We show it as soon as it is uploaded, and you can choose the size meanwhile.`
              : 'You see it here in a moment, and can choose the size meanwhile.'}
          </p>
          <p className={classNames(WORDS, 'tabular')}>{uploadInWords(coming)}</p>
        </>
      ) : (
        <>
          <h2 className={START_HEADING}>Start with a photo</h2>
          {missing ? (
            <p role="alert" className={LETTERS}>
              {missing}
            </p>
          ) : null}
          <p className={classNames(LETTERS, 'small-stage:hidden')}>
            {`Drop it here, paste it, or choose one. You see it on the ${sizeInWords(session.editor.record, choice)} ${piece} at once.${hasSides ? ` ${SEVERAL}` : ''}`}
          </p>
          <ChoosePhotos className={buttonClass()} place several={hasSides}>
            <Upload size={20} strokeWidth={1.5} aria-hidden />
            Choose a photo
          </ChoosePhotos>
          <StartFromDesign />
          <GoOn />
          <p className={classNames(HINT, 'leading-[1.45] small-stage:hidden')}>
            <PhotoKinds />
          </p>
        </>
      )}
    </div>
  )
}

/** Where the shop has ready-made designs for the product. */
function StartFromDesign() {
  const { templates, view } = useEditorSession()
  if (templates.length === 0) return null
  return (
    <button
      type="button"
      className={outlineButtonClass()}
      onClick={() => view.set((now) => ({ ...now, tab: DESIGNS_PANEL }))}
    >
      <LayoutGrid size={20} strokeWidth={1.5} aria-hidden />
      Start from a design
    </button>
  )
}

function formatOf(name: string): string {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]
  return ending ? `${ending.toUpperCase()} photos` : 'this kind of photo'
}
