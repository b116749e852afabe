import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { chosenPhoto, useChosenPhoto } from './chosen-photo.ts'

/** Some systems name HEIC no type at all. */
const PHOTO_TYPES = 'image/*,.heic,.heif,.avif,.webp'

const CANNOT_SHOW = 'This browser cannot show that file. A JPEG, PNG or WebP copy of the photo works.'

/** “See it with your photo”: a photo that is dropped or chosen here is shown in every mock-up of the page. */
export function PhotoDrop({ className }: { className?: string }) {
  const photo = useChosenPhoto()
  const heading = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [note, setNote] = useState('')

  async function take(file: File | undefined) {
    if (!file) return
    const { readPhoto } = await import('./late/read-photo.ts')
    const read = await readPhoto(file)
    setNote(read ? `Every picture on this page shows ${file.name} now.` : CANNOT_SHOW)
    if (read) chosenPhoto.choose(read)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <section
      aria-labelledby={heading}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'photo-corners flex flex-wrap items-center gap-x-5 gap-y-4 p-5 noscript:hidden',
        className,
      )}
      style={isOver ? { backgroundColor: 'var(--brand-soft)' } : undefined}
    >
      {photo ? (
        <img src={photo.thumbnail} alt="What you chose" className="size-16 rounded-picture object-cover" />
      ) : null}
      <div className="min-w-52 flex-1">
        <h2 id={heading} className="font-semibold">
          See it with your photo
        </h2>
        <p className="text-meta text-ink-2">
          {photo ? photo.name : 'Drop one here or choose one. It stays on this device.'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          className={buttonClass({ look: 'outline', size: 'small' })}
          onClick={() => input.current?.click()}
        >
          <ImagePlus size={20} strokeWidth={1.5} aria-hidden />
          {photo ? 'Another photo' : 'Choose a photo'}
        </button>
        {photo ? (
          <button
            type="button"
            className="link min-h-11 text-meta"
            onClick={() => {
              chosenPhoto.choose(undefined)
              setNote('The pictures show our own photos again.')
            }}
          >
            Take it away
          </button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        className="hidden"
        accept={PHOTO_TYPES}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <p role="status" className={note === CANNOT_SHOW ? 'basis-full text-meta text-danger' : 'sr-only'}>
        {note}
      </p>
    </section>
  )
}
