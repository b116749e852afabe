import { Info, TriangleAlert } from 'lucide-react'
import { effectiveDpi } from '#packages/design-document/resolution.ts'
import { withSize } from '#packages/product/sku.ts'
import type { Elements } from '#ui/elements.ts'
import { chooseSize } from '../editor/changes/choose-options.ts'
import { turnedToPhoto } from '../editor/changes/turn-canvas.ts'
import { type Draft, facePhotoOf, sizeInWords } from '../editor/draft.ts'
import { largestGoodSize, printsWell } from '../editor/readiness.ts'
import { useChecks, useDraft, useSession } from './use-session.ts'

/** One thing worth knowing above the canvas: a canvas that lies the other way, or a photo too small for its size. */
export function StageNote() {
  const { editor } = useSession()
  const draft = useDraft()
  const { record } = editor
  const resolution = useChecks().find(({ name }) => name === 'resolution')
  const photo = facePhotoOf(draft.design)
  if (!photo || !resolution) return null
  const turned = turnedToPhoto(record, draft)
  if (turned && (resolution.state === 'good' || printsWell(record, turned)))
    return <TurnNote turned={turned} />
  if (resolution.state === 'good') return null
  const good = largestGoodSize(record, draft)
  const better = good && shortSize(sizeInWords(record, withSize(record, draft.choice, good)))
  return (
    <Note look={resolution.state === 'poor' ? 'danger' : 'warn'}>
      <span>
        <b>{`${Math.round(effectiveDpi(photo))} dpi at this size.`}</b>
        <span>{` ${
          better
            ? `Looks its best up to ${better} cm.`
            : 'This photo is too small for a sharp print. A larger original would help.'
        }`}</span>
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
          {`Use ${better}`}
        </button>
      ) : null}
    </Note>
  )
}

/** A landscape photo on a portrait canvas loses half of itself; turning the canvas is one tap. */
function TurnNote({ turned }: { turned: Draft }) {
  const { editor } = useSession()
  const word = turned.choice.orientation === 'L' ? 'landscape' : 'portrait'
  return (
    <Note look="info">
      <span>
        <b>{`Your photo is ${word}.`}</b> The canvas is not.
      </span>
      <button
        type="button"
        onClick={() =>
          editor.change(() => turned, { label: 'turn the canvas', announce: `The canvas is now ${word}.` })
        }
      >
        Turn the canvas
      </button>
    </Note>
  )
}

function Note({ look, children }: { look: 'warn' | 'danger' | 'info'; children: Elements }) {
  const Icon = look === 'info' ? Info : TriangleAlert
  return (
    <div className="tool-note" data-look={look} role="status">
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      {children}
    </div>
  )
}

const shortSize = (size: string) => size.replace(/ cm.*$/, '')
