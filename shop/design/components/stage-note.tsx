import { Info, TriangleAlert } from 'lucide-react'
import { effectiveDpi, judgeResolution } from '#packages/design-document/resolution.ts'
import { withSize } from '#packages/product/sku.ts'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { chooseSize } from '../editor/changes/choose-options.ts'
import { photoPlaceOf } from '../editor/changes/photo-place.ts'
import { turnedToPhoto } from '../editor/changes/turn-to-photo.ts'
import { type Draft, sizeInWords } from '../editor/draft/draft.ts'
import { mainPhotoOf } from '../editor/draft/face.ts'
import { largestGoodSize, printsWell } from '../editor/readiness/good-size.ts'
import { sharpnessInWords } from '../editor/readiness/resolution-check.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { useDraft, useEditorSession, useFace, useFigures, useWords } from './hooks/use-editor-session.ts'

/** One thing worth knowing above the board: a piece that lies the other way, or a photo that is not sharp at its size. */
export function StageNote() {
  const { editor } = useEditorSession()
  const draft = useDraft()
  const { record } = editor
  const face = useFace()
  const { targetDpi, warnDpi } = useFigures()
  const photo = mainPhotoOf(face)
  if (photoPlaceOf(face)) return <PlaceNote />
  if (!photo) return null
  const sharpness = judgeResolution({ dpi: effectiveDpi(photo), targetDpi, warnDpi })
  const turned = turnedToPhoto(record, draft, face)
  if (turned && (sharpness === 'good' || printsWell(record, turned))) return <TurnNote turned={turned} />
  if (sharpness === 'good') return null
  const size = sizeInWords(record, draft.choice)
  const look = sharpness === 'poor' ? 'danger' : 'warn'
  const good = largestGoodSize(record, draft)
  const better = good && sizeInWords(record, withSize(record, draft.choice, good))
  return (
    <Note look={look}>
      <span>
        <b>{`${Math.round(effectiveDpi(photo))} dpi at this size.`}</b>
        <span>{` ${
          better
            ? `Looks its best up to ${better}.`
            : `This photo ${sharpnessInWords(sharpness, size)}. A larger original would help.`
        }`}</span>
      </span>
      {good ? (
        <button
          type="button"
          className={noteButtonClass(look)}
          onClick={() =>
            editor.change((now) => chooseSize(now, { record, size: good }), {
              label: 'change size',
              announce: `The ${record.words.piece} is now ${better}.`,
            })
          }
        >
          {`Use ${shortSize(better ?? '')}`}
        </button>
      ) : null}
    </Note>
  )
}

/** A ready-made design waits for the shopper's photo. */
function PlaceNote() {
  return (
    <Note look="info">
      <span>This design has a place for your photo.</span>
      <ChoosePhotos className={noteButtonClass('info')} place>
        Choose a photo
      </ChoosePhotos>
    </Note>
  )
}

/** A landscape photo on a portrait print loses half of itself; turning the print is one tap. */
function TurnNote({ turned }: { turned: Draft }) {
  const { editor } = useEditorSession()
  const { piece } = useWords()
  const word = turned.choice.orientation === 'L' ? 'landscape' : 'portrait'
  return (
    <Note look="info">
      <span>
        <b>{`Your photo is ${word}.`}</b>
        <span>{` The ${piece} is not.`}</span>
      </span>
      <button
        type="button"
        className={noteButtonClass('info')}
        onClick={() =>
          editor.change(() => turned, {
            label: `turn the ${piece}`,
            announce: `The ${piece} is now ${word}.`,
          })
        }
      >
        {`Turn the ${piece}`}
      </button>
    </Note>
  )
}

type Look = 'warn' | 'danger' | 'info'

const GROUNDS: Record<Look, string> = {
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-brand-soft text-ink',
}

const BUTTONS: Record<Look, string> = {
  warn: 'bg-warn text-paper',
  danger: 'bg-danger text-paper',
  info: 'bg-brand text-on-brand',
}

const noteButtonClass = (look: Look) =>
  classNames('min-h-11 rounded-button px-3.5 font-semibold whitespace-nowrap lg:min-h-10', BUTTONS[look])

function Note({ look, children }: { look: Look; children: Elements }) {
  const Icon = look === 'info' ? Info : TriangleAlert
  return (
    <div
      className={classNames(
        'tool-note absolute inset-x-2.5 top-2 flex items-center gap-3 rounded-m py-1.5 pr-1.5 pl-3.5 text-[0.8125rem]/[1.35] max-lg:justify-between',
        'lg:top-3 lg:right-auto lg:left-1/2 lg:w-max lg:max-w-[calc(100%-24px)] lg:-translate-x-1/2 lg:text-[0.875rem]/[1.35]',
        GROUNDS[look],
      )}
      role="status"
    >
      <Icon size={20} strokeWidth={1.5} className="flex-none" aria-hidden />
      {children}
    </div>
  )
}

const shortSize = (size: string) => size.replace(/ [cm]m$/, '')
