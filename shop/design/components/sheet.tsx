import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useModalDialog } from '#ui/use-modal-dialog.ts'

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
  const id = useId()
  return (
    <dialog {...useModalDialog(onClose)} className="tool-sheet" aria-labelledby={id}>
      <div className="tool-sheet-frame">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="tool-icon-button" aria-label="Close" onClick={onClose}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </button>
        </header>
        <div className="tool-sheet-body" tabIndex={-1}>
          {children}
        </div>
        {foot ? <footer>{foot}</footer> : null}
      </div>
    </dialog>
  )
}
