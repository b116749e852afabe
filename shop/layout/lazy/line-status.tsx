import { Notice } from '#ui/notice.tsx'
import { LineSentence, useHasInlineNote, useLine } from '../../connection/line-note.tsx'

/** At the foot of the screen, for calls without a note of their own: navigations and lazy parts. */
export function LineStatus() {
  const { isLost } = useLine()
  const isSaid = useHasInlineNote()
  return isLost && !isSaid ? (
    <div className="fixed inset-x-0 bottom-0 z-60 flex justify-center p-4">
      <Notice kind="warning" className="w-full max-w-[34rem] shadow-high">
        <LineSentence />
      </Notice>
    </div>
  ) : null
}
