import { Check, TriangleAlert, Upload, X } from 'lucide-react'
import { shortenedInTheMiddle } from '#packages/text/shortened.ts'
import { useKeepsCookies } from '#ui/use-keeps-cookies.ts'
import { shareOf, type TrayPhoto, uploadInWords } from '../../photos/tray.ts'
import { KEPT_DESIGN, KEPT_WITHOUT_COOKIES } from '../rules/retention.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { ElementList } from './element-list.tsx'
import { DRAGGED_PHOTO } from './use-photo-files.ts'
import { useFace, useSession, useSlice, useWords } from './use-session.ts'

/** A tile is as wide as three short lines of a file's name. */
const TILE_LETTERS = 36

/** The photos that the shopper brought, and what is on the canvas. */
export function TrayPane() {
  const { desk } = useSession()
  const tray = useSlice(desk.tray, (value) => value)
  const isFoundAgain = useKeepsCookies()
  const { piece } = useWords()
  return (
    <>
      <div className="tool-tray-grid">
        <ChoosePhotos className="tool-add photo-corners">
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
          <p className="tool-hint">
            {`Drag a photo onto the ${piece}, or choose it. Drop or paste more at any time.`}
          </p>
          <p className="tool-hint">{isFoundAgain ? KEPT_DESIGN : KEPT_WITHOUT_COOKIES}</p>
        </>
      ) : null}
      <ElementList />
    </>
  )
}

function TrayTile({ photo }: { photo: TrayPhoto }) {
  const session = useSession()
  const { piece } = useWords()
  const face = useFace()
  const isUsed = face.elements.some((element) => element.type === 'photo' && element.photo === photo.id)
  if (photo.upload.kind === 'refused') {
    return (
      <div className="tool-tile" data-refused title={photo.upload.message}>
        <TriangleAlert size={20} strokeWidth={1.5} aria-hidden />
        <span>{photo.name}</span>
        <button
          type="button"
          className="tool-tile-close"
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
      className="tool-tile"
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED_PHOTO, photo.id)}
      aria-pressed={isUsed}
      aria-label={`${photo.name}. ${isUsed ? `On the ${piece}.` : ''} ${uploadInWords(photo)}`}
      onClick={() => session.placeOnCanvas(photo)}
    >
      {photo.thumbnail ? (
        <img src={photo.thumbnail} alt="" draggable={false} />
      ) : (
        <span className="tool-tile-name">{shortenedInTheMiddle(photo.name, TILE_LETTERS)}</span>
      )}
      {isArrived ? null : <progress value={shareOf(photo)} max={1} aria-hidden="true" />}
      {isUsed ? (
        <span className="tool-used">
          <Check size={13} strokeWidth={2} aria-hidden />
        </span>
      ) : null}
    </button>
  )
}
