import { type ReactNode, useRef } from 'react'
import { PHOTO_TYPES } from './use-photo-files.ts'
import { useSession } from './use-session.ts'

/** A button that opens the phone's photos or the computer's folders. */
export function ChoosePhotos({
  className,
  children,
  place = false,
}: {
  className: string
  children: ReactNode
  /** Puts the first photo on the canvas even when another is there. */
  place?: boolean
}) {
  const session = useSession()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!place}
        accept={PHOTO_TYPES}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) session.addPhotos(files, { place })
        }}
      />
    </>
  )
}
