import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { usePhotoKinds } from '#shop/request/photo-kinds.ts'
import { useEditorSession } from './hooks/use-editor-session.ts'

/** A button that opens the phone's photos or the computer's folders. */
export function ChoosePhotos({
  className,
  children,
  place = false,
  several = !place,
}: {
  className: string
  children: ReactNode
  /** Puts the first photo on the board even when another is there. */
  place?: boolean
  /** Whether more than one can be chosen. */
  several?: boolean
}) {
  const session = useEditorSession()
  const { accept } = usePhotoKinds()
  const input = useRef<HTMLInputElement>(null)
  /** PE-14: what was chosen before the page was hydrated stands in the field until there is a session that takes it. */
  function take() {
    const box = input.current
    const files = [...(box?.files ?? [])]
    if (!box || files.length === 0 || session.isServerRendered) return
    box.value = ''
    session.addPhotos(files, { place })
  }
  const takeWhatIsThere = useEffectEvent(take)
  useEffect(() => {
    if (!session.isServerRendered) takeWhatIsThere()
  }, [session])
  return (
    <>
      <button type="button" data-chooses="" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input ref={input} type="file" hidden multiple={several} accept={accept} onChange={take} />
    </>
  )
}
