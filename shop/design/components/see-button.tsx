import { Frame } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { useEditorSession, useIsWide, useView } from './hooks/use-editor-session.ts'
import { useViews } from './hooks/use-views.ts'
import { ICON_BUTTON, outlineButtonClass } from './looks/looks.tsx'
import { useTool } from './tool/use-tool.ts'

/** From the flat surface to the views of the piece, and back. */
export function SeeButton() {
  const session = useEditorSession()
  const isWide = useIsWide()
  const { isFlat } = useView()
  // From a view there is always a way back, also from a size that nothing shows.
  const canLook = useViews().length > 0 || !isFlat
  const { see, back, icon } = useTool().viewWords(session.editor.record)
  const look = isFlat ? see : back
  const Icon = isFlat ? icon : Frame
  const toggle = () => session.view.set((view) => ({ ...view, isFlat: !isFlat }))
  if (!canLook) return null
  return (
    <>
      {isWide === false ? null : (
        <button type="button" className={outlineButtonClass({ className: 'max-lg:hidden' })} onClick={toggle}>
          <Icon size={20} strokeWidth={1.5} aria-hidden />
          <span>{look}</span>
        </button>
      )}
      {isWide ? null : (
        <button
          type="button"
          className={classNames(ICON_BUTTON, 'lg:hidden')}
          aria-label={look}
          onClick={toggle}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </>
  )
}
