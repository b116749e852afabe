import { ImagePlus } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { savesData } from '#ui/saves-data.ts'
import { usePhotoKinds } from '../../request/photo-kinds.ts'
import { useChosenPhoto } from './photo/chosen-photo.ts'
import { usePhotoTaking } from './use-photo-taking.ts'

const promise = (takesHeic: boolean) =>
  `Drop one here or choose one. It stays on this device until you start your order. Only a photo that this browser cannot show${takesHeic ? ', such as HEIC,' : ''} is sent to us: we make a copy that it can.`

interface PhotoDropProps {
  /** Whether every picture of the page can show a photo. */
  isEverywhere?: boolean
  /** Said of the photo while it is shown. */
  note?: string | undefined
  className?: string
}

/** “See it with your photo”: a photo that is dropped or chosen here is shown in every mock-up of the page. */
export function PhotoDrop({ isEverywhere = true, note, className }: PhotoDropProps) {
  const photo = useChosenPhoto()
  const { upload, outcome, prepare, take, takeAway } = usePhotoTaking()
  const { accept, takesHeic } = usePhotoKinds()
  const heading = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [isTakenAway, setTakenAway] = useState(false)

  function choose(file: File | undefined) {
    setTakenAway(false)
    take(file)
  }

  /** PE-14: what was chosen before the page was hydrated stands in the field until then. */
  function chooseWhatIsThere() {
    const field = input.current
    choose(field?.files?.[0])
    if (field) field.value = ''
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(chooseWhatIsThere, [])

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    choose(event.dataTransfer.files[0])
  }

  return (
    <section
      aria-labelledby={heading}
      onDragOver={(event) => {
        event.preventDefault()
        prepare()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'photo-corners flex flex-wrap items-center gap-x-5 gap-y-4 p-5 noscript:hidden print:hidden',
        className,
      )}
      style={isOver ? { backgroundColor: 'var(--brand-soft)' } : undefined}
    >
      {photo ? (
        <img src={photo.href} alt="What you chose" className="size-16 rounded-picture object-cover" />
      ) : null}
      <div className="min-w-0 flex-[1_1_13rem]">
        <h2 id={heading} className="font-semibold">
          See it with your photo
        </h2>
        <p className="text-meta wrap-anywhere text-ink-2">{photo ? photo.name : promise(takesHeic)}</p>
        {photo && note ? <p className="text-meta">{note}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          data-chooses=""
          className={buttonClass({ look: 'outline', size: 'small' })}
          onClick={() => {
            prepare()
            input.current?.click()
          }}
        >
          <ImagePlus size={20} strokeWidth={1.5} aria-hidden />
          <span>{photo ? 'Another photo' : 'Choose a photo'}</span>
        </button>
        <input ref={input} type="file" className="hidden" accept={accept} onChange={chooseWhatIsThere} />
        {photo || upload ? (
          <button
            type="button"
            className="link min-h-11 text-meta"
            onClick={() => {
              takeAway()
              setTakenAway(true)
            }}
          >
            Take it away
          </button>
        ) : null}
      </div>
      {upload ? (
        <p className="basis-full text-meta wrap-anywhere">
          {`This browser cannot show ${upload.name}, so it is on its way to us. ${upload.words}`}
        </p>
      ) : null}
      <p
        role="status"
        className={outcome?.kind === 'problem' ? 'basis-full text-meta text-danger' : 'sr-only'}
      >
        {upload ? `${upload.name} is on its way to us.` : isTakenAway ? AWAY : inWords(outcome, isEverywhere)}
      </p>
    </section>
  )
}

const AWAY = 'The pictures show our own photos again.'

function inWords(outcome: ReturnType<typeof usePhotoTaking>['outcome'], isEverywhere: boolean): string {
  if (!outcome) return ''
  if (outcome.kind === 'problem') return outcome.message
  const { name } = outcome
  if (savesData()) return `${name} is chosen. Pictures that need more data show it when you ask them to.`
  return isEverywhere
    ? `Every picture on this page shows ${name} now.`
    : `Every picture on this page that can show your photo shows ${name} now.`
}
