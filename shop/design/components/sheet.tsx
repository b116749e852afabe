import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useModalDialog } from '#ui/use-modal-dialog.ts'
import { ICON_BUTTON } from './looks/looks.tsx'

/** In a window as small as a page at 400 %, all of it scrolls: between head and foot there is no room for one tile. */
const FRAME =
  'grid max-h-[inherit] grid-rows-[auto_minmax(0,1fr)_auto] [@media(height<20rem)]:block [@media(height<20rem)]:overflow-auto'

/** The longest that two presses of one double press are apart. Nobody has read a question by then. */
const DOUBLE_PRESS_MS = 600

/** A sheet over the tool: from below on a phone, in the middle on a desktop. The browser keeps and returns the focus. */
export function Sheet({
  title,
  onClose,
  children,
  foot,
}: {
  title: string
  onClose: () => void
  children: ReactNode
  foot?: ReactNode
}) {
  const id = useId()
  const isSettled = useSettled()
  const { onClick, ...modal } = useModalDialog(onClose)
  return (
    <dialog
      {...modal}
      // The second press of a double press on what opened the sheet neither closes it nor decides.
      {...(isSettled && { onClick })}
      className="mt-auto max-h-[min(86dvh,900px)] w-full max-w-none overflow-hidden rounded-t-l bg-paper text-ink shadow-high backdrop:bg-veil lg:m-auto lg:w-[min(640px,100%)] lg:rounded-l"
      aria-labelledby={id}
    >
      <div className={FRAME}>
        <header className="flex items-center justify-between border-b border-line py-2.5 pr-2.5 pl-4 lg:pl-6">
          <h2 id={id} className="text-[1.0625rem] font-semibold">
            {title}
          </h2>
          <button type="button" className={ICON_BUTTON} aria-label="Close" onClick={onClose}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </button>
        </header>
        <div
          className="grid content-start gap-3 overflow-auto px-4 py-5 lg:px-6 [@media(height<20rem)]:overflow-visible"
          tabIndex={-1}
        >
          {children}
        </div>
        {foot ? (
          <footer
            inert={!isSettled}
            className="flex items-center justify-end gap-3 border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:px-6"
          >
            {foot}
          </footer>
        ) : null}
      </div>
    </dialog>
  )
}

function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), DOUBLE_PRESS_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
