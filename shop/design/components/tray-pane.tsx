import { Check, TriangleAlert, Upload, X } from 'lucide-react'
import { shortenedInTheMiddle } from '#packages/text/shortened.ts'
import { classNames } from '#ui/class-names.ts'
import { useKeepsCookies } from '#ui/use-keeps-cookies.ts'
import { shareOf, type TrayPhoto, uploadInWords } from '../../photos/tray.ts'
import { KEPT_DESIGN, KEPT_WITHOUT_COOKIES } from '../rules/retention.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { ElementList } from './element-list.tsx'
import { useEditorSession, useFace, useSlice, useWords } from './hooks/use-editor-session.ts'
import { DRAGGED_PHOTO } from './hooks/use-photo-files.ts'
import { HINT } from './looks/looks.tsx'

/** A tile is as wide as three short lines of a file's name. */
const TILE_LETTERS = 36

const TILE = 'relative aspect-square overflow-hidden rounded-[4px]'

/** The photos that the shopper brought, and what is on the board. */
export function TrayPane() {
  const { uploads } = useEditorSession()
  const tray = useSlice(uploads.tray, (value) => value)
  const isFoundAgain = useKeepsCookies()
  const { piece } = useWords()
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-2">
        <ChoosePhotos className="photo-corners grid min-h-21 place-items-center content-center gap-1.5 text-[0.875rem] font-semibold lg:col-span-full">
          <Upload size={20} strokeWidth={1.5} aria-hidden />
          Add photos
        </ChoosePhotos>
        {tray.map((photo) => (
          // The same button before and after: a finger may be on it when the photo arrives.
          <TrayTile key={photo.cameAs ?? photo.id} photo={photo} />
        ))}
      </div>
      {tray.length > 0 ? (
        <>
          <p className={HINT}>
            {`Drag a photo onto the ${piece}, or choose it. Drop or paste more at any time.`}
          </p>
          <p className={HINT}>{isFoundAgain ? KEPT_DESIGN : KEPT_WITHOUT_COOKIES}</p>
        </>
      ) : null}
      <ElementList />
    </>
  )
}

function TrayTile({ photo }: { photo: TrayPhoto }) {
  const session = useEditorSession()
  const { piece } = useWords()
  const face = useFace()
  const isUsed = face.elements.some((element) => element.type === 'photo' && element.photo === photo.id)
  if (photo.upload.kind === 'refused') {
    return (
      <div
        className={classNames(
          TILE,
          'grid place-items-center content-center gap-1 bg-danger-soft p-1.5 text-center text-[0.75rem] text-danger',
        )}
        title={photo.upload.message}
      >
        <TriangleAlert size={20} strokeWidth={1.5} aria-hidden />
        <span>{photo.name}</span>
        <button
          type="button"
          className="absolute top-0 right-0 grid size-8 place-items-center"
          aria-label={`Clear ${photo.name} away`}
          onClick={() => session.dropPhoto(photo.id)}
        >
          <X size={14} strokeWidth={2} aria-hidden />
        </button>
      </div>
    )
  }
  const isArrived = photo.upload.kind === 'arrived'
  return (
    <button
      type="button"
      className={classNames(
        TILE,
        // A press that begins on a name ends on the picture that took its place: both are presses of the button.
        'bg-wall *:pointer-events-none',
        isUsed && '[box-shadow:0_0_0_2px_var(--paper),0_0_0_4px_var(--brand)]',
      )}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED_PHOTO, photo.id)}
      aria-pressed={isUsed}
      aria-label={`${photo.name}. ${isUsed ? `On the ${piece}.` : ''} ${uploadInWords(photo)}`}
      onClick={() => session.placeOnBoard(photo)}
    >
      {photo.thumbnail ? (
        <img
          src={photo.thumbnail}
          alt=""
          draggable={false}
          className="size-full object-cover [filter:none]"
        />
      ) : (
        <span className="grid h-full place-items-center p-1.5 text-[0.75rem] text-ink-2">
          {shortenedInTheMiddle(photo.name, TILE_LETTERS)}
        </span>
      )}
      {isArrived ? null : (
        <progress
          value={shareOf(photo)}
          max={1}
          aria-hidden="true"
          className="absolute bottom-1.5 left-1.5 w-[calc(100%-12px)]"
        />
      )}
      {isUsed ? (
        <span className="absolute right-1.25 bottom-1.25 grid size-5.5 place-items-center rounded-full bg-brand text-on-brand">
          <Check size={13} strokeWidth={2} aria-hidden />
        </span>
      ) : null}
    </button>
  )
}
