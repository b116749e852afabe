import { RotateCw, X } from 'lucide-react'
import { shortenedInTheMiddle } from '#packages/text/shortened.ts'
import { onTheWay, shareOf, uploadInWords } from '../../photos/tray.ts'
import { FormerDesign } from './former-design.tsx'
import { useEditorSession, useSlice } from './hooks/use-editor-session.ts'
import { ICON_BUTTON } from './looks/looks.tsx'
import { UploadRow } from './upload-row.tsx'

/** Room for a name beside what is said of it, on a phone. */
const NAME_LETTERS = 28

/** Photos that are not in the shop yet, or that it could not take. */
export function UploadStrip() {
  const { uploads, dropPhoto, former, besidePhoto } = useEditorSession()
  const tray = useSlice(uploads.tray, (value) => value)
  const hasFormer = useSlice(former, (kept) => kept?.base !== undefined) || besidePhoto !== undefined
  const noticed = tray.find(({ notices }) => notices.length > 0)
  const shown = [...onTheWay(tray).slice(0, 1), ...tray.filter(({ upload }) => upload.kind === 'refused')]
  if (shown.length === 0 && !noticed && !hasFormer) return null
  const waiting = onTheWay(tray).length - 1
  return (
    <div className="row-start-2 grid max-h-[40cqh] w-[min(460px,100%)] auto-rows-max gap-2 overflow-y-auto lg:mb-12">
      <FormerDesign />
      {noticed ? (
        <UploadRow role="status">
          <span>
            <b>{noticed.name}</b>
            <span>{` ${noticed.notices.join(' ')}`}</span>
          </span>
          <button
            type="button"
            className={ICON_BUTTON}
            aria-label="Close"
            onClick={() => uploads.read(noticed.id)}
          >
            <X size={18} strokeWidth={1.5} aria-hidden />
          </button>
        </UploadRow>
      ) : null}
      {shown.map((photo) => {
        const isRefused = photo.upload.kind === 'refused'
        return (
          <UploadRow key={photo.id} isRefused={isRefused} role={isRefused ? 'alert' : undefined}>
            <span>
              <b>{shortenedInTheMiddle(photo.name, NAME_LETTERS)}</b>
              <span>{` ${uploadInWords(photo)}${!isRefused && waiting > 0 ? `, and ${waiting} more` : ''}`}</span>
            </span>
            {photo.upload.kind === 'interrupted' ? (
              <button
                type="button"
                className={ICON_BUTTON}
                aria-label="Try now"
                onClick={() => uploads.retry(photo.id)}
              >
                <RotateCw size={18} strokeWidth={1.5} aria-hidden />
              </button>
            ) : null}
            <button
              type="button"
              className={ICON_BUTTON}
              aria-label={isRefused ? 'Close' : `Cancel the upload of ${photo.name}`}
              onClick={() => dropPhoto(photo.id)}
            >
              <X size={18} strokeWidth={1.5} aria-hidden />
            </button>
            {isRefused ? null : (
              <progress
                value={shareOf(photo)}
                max={1}
                aria-label={`Upload of ${photo.name}`}
                className="col-span-full -mb-0.5 -ml-3.5 w-[calc(100%+18px)]"
              />
            )}
          </UploadRow>
        )
      })}
    </div>
  )
}
