import { onTheWay, shareOf, type Tray, type TrayPhoto, uploadInWords } from './tray.ts'

/** Each photo with how far it has come; the whole is said once, so that a screen reader is not flooded. */
export function PhotoList({ tray, remove }: { tray: Tray; remove: (id: string) => void }) {
  const waiting = onTheWay(tray).length
  const arrived = tray.filter(({ upload }) => upload.kind === 'arrived').length
  return (
    <>
      <p role="status" className="text-small text-ink-2">
        {tray.length === 0 ? '' : sentenceOf(arrived, waiting)}
      </p>
      <ul aria-label="Photos">
        {tray.map((photo) => (
          <li
            key={photo.cameAs ?? photo.id}
            className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-4 border-t border-line py-2.5 text-small"
          >
            <Thumbnail photo={photo} />
            <span className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{photo.name}</b>
              <PhotoState photo={photo} />
            </span>
            <button type="button" className="link min-h-11" onClick={() => remove(photo.id)}>
              Remove<span className="sr-only">{` ${photo.name}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function sentenceOf(arrived: number, waiting: number): string {
  const there = `${arrived} ${arrived === 1 ? 'photo is' : 'photos are'} uploaded`
  return waiting === 0 ? `${there}.` : `${there}, ${waiting} on the way.`
}

function Thumbnail({ photo: { thumbnail } }: { photo: TrayPhoto }) {
  return (
    <span className="block aspect-square overflow-hidden rounded-picture bg-wall">
      {thumbnail ? (
        <img
          src={thumbnail}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : null}
    </span>
  )
}

function PhotoState({ photo }: { photo: TrayPhoto }) {
  const { upload, notices } = photo
  const isRefused = upload.kind === 'refused'
  return (
    <>
      <span role={isRefused ? 'alert' : undefined} className={isRefused ? 'text-danger' : 'text-ink-2'}>
        {[uploadInWords(photo), ...notices].join(' ')}
      </span>
      {upload.kind === 'sending' || upload.kind === 'interrupted' ? (
        <progress
          aria-label={`Upload of ${photo.name}`}
          value={Math.floor(shareOf(photo) * 100)}
          max={100}
          className="progress-line mt-1.5 block h-1.5 w-full"
        />
      ) : null}
    </>
  )
}
