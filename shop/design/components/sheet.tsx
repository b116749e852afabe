import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

/** A sheet over the tool: from below on a phone, in the middle on a desk. The browser keeps and returns the focus. */
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
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // A layout effect, because the browser gives the focus back only while the dialog is still on the page.
  useLayoutEffect(() => {
    const sheet = dialog.current
    sheet?.showModal()
    return () => sheet?.close()
  }, [])
  return (
    // The backdrop belongs to the dialog: a press on it, outside the frame, closes. The keyboard has Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      className="tool-sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="tool-sheet-frame">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="tool-icon-button" aria-label="Close" onClick={onClose}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </button>
        </header>
        <div className="tool-sheet-body">{children}</div>
        {foot ? <footer>{foot}</footer> : null}
      </div>
    </dialog>
  )
}
