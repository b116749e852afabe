import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { effectiveDpi } from '#packages/design-document/resolution.ts'
import { withSize } from '#shop/catalogue/rules/sku.ts'
import { chooseOptions, chooseSize } from '../editor/changes/choose-options.ts'
import { facePhotoOf, sizeInWords } from '../editor/draft.ts'
import { largestGoodSize } from '../editor/readiness.ts'
import { useChecks, useDraft, useFace, useSession } from './use-session.ts'

/** One thing worth knowing above the canvas: the resolution first, then a canvas that lies the other way. */
export function StageNote() {
  const { editor } = useSession()
  const draft = useDraft()
  const { record } = editor
  const resolution = useChecks().find(({ name }) => name === 'resolution')
  const photo = facePhotoOf(draft.design)
  if (photo && resolution && resolution.state !== 'good') {
    const good = largestGoodSize(record, draft)
    const better = good && shortSize(sizeInWords(record, withSize(record, draft.choice, good)))
    return (
      <Note look={resolution.state === 'poor' ? 'danger' : 'warn'}>
        <span>
          <b>{Math.round(effectiveDpi(photo))} dpi at this size.</b>{' '}
          {better
            ? `Looks its best up to ${better} cm.`
            : 'This photo is too small for a sharp print. A larger original would help.'}
        </span>
        {good ? (
          <button
            type="button"
            onClick={() =>
              editor.change((now) => chooseSize(now, { record, size: good }), {
                label: 'change size',
                announce: `The canvas is now ${better} cm.`,
              })
            }
          >
            Use {better}
          </button>
        ) : null}
      </Note>
    )
  }
  return <TurnNote />
}

/** A landscape photo on a portrait canvas loses half of itself; turning the canvas is one tap. */
function TurnNote() {
  const { editor } = useSession()
  const { record } = editor
  const { design, choice } = useDraft()
  const face = useFace()
  const photo = facePhotoOf(design)
  if (!photo || choice.orientation === 'S') return null
  const isTurned = photo.placement.turns % 2 === 1
  const isWide = isTurned
    ? photo.photoHeightPx > photo.photoWidthPx
    : photo.photoWidthPx > photo.photoHeightPx
  const proportion =
    Math.max(photo.photoWidthPx, photo.photoHeightPx) / Math.min(photo.photoWidthPx, photo.photoHeightPx)
  if (isWide === face.widthMm > face.heightMm || proportion < 1.15) return null
  const orientation = isWide ? 'L' : 'P'
  const word = isWide ? 'landscape' : 'portrait'
  return (
    <Note look="info">
      <span>
        <b>Your photo is {word}.</b> The canvas is not.
      </span>
      <button
        type="button"
        onClick={() =>
          editor.change((now) => chooseOptions(now, { record, choice: { ...now.choice, orientation } }), {
            label: 'turn the canvas',
            announce: `The canvas is now ${word}.`,
          })
        }
      >
        Turn the canvas
      </button>
    </Note>
  )
}

function Note({ look, children }: { look: 'warn' | 'danger' | 'info'; children: ReactNode }) {
  const Icon = look === 'info' ? Info : TriangleAlert
  return (
    <div className="tool-note" data-look={look} role="status">
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      {children}
    </div>
  )
}

const shortSize = (size: string) => size.replace(/ cm.*$/, '')
