import { X } from 'lucide-react'
import { type ReactElement, useId } from 'react'
import { classNames } from './class-names.ts'
import type { Elements } from './elements.ts'
import { useModalDialog } from './use-modal-dialog.ts'

interface ModalProps {
  title: string
  onClose: () => void
  /** Fills the left half, and on a phone the top. */
  picture?: ReactElement
  /** As wide as a window with a picture: for what is to be looked at rather than read. */
  wide?: boolean
  children: Elements
}

/** A window over the page, for one thing that cannot wait: an offer, a promise, a question. */
export function Modal({ title, onClose, picture, wide = false, children }: ModalProps) {
  const id = useId()
  return (
    <dialog
      {...useModalDialog(onClose)}
      aria-labelledby={id}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2.5rem)] max-w-none overflow-auto rounded-l bg-raised text-ink shadow-high backdrop:bg-veil',
        'opacity-100 transition-opacity duration-(--base) ease-soft starting:opacity-0',
        picture || wide ? 'w-[min(56.25rem,calc(100vw-2.5rem))]' : 'w-[min(35rem,calc(100vw-2.5rem))]',
      )}
    >
      <div className={classNames('relative', picture !== undefined && 'sm:grid sm:grid-cols-[.82fr_1fr]')}>
        {picture ? <div className="h-42 overflow-hidden sm:h-full">{picture}</div> : null}
        <div className="grid content-start gap-4 p-[clamp(28px,4vw,52px)]">
          <h2 id={id} className="display pr-8 text-h3">
            {title}
          </h2>
          {children}
        </div>
        {/* It stays in sight in a window that shows a part of it only. */}
        <div className="pointer-events-none absolute inset-0">
          <div className="pointer-events-auto sticky top-0 h-0">
            <CloseButton onClose={onClose} />
          </div>
        </div>
      </div>
    </dialog>
  )
}

export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className="absolute top-2 right-2 grid size-11 place-items-center rounded-m bg-raised text-ink hover:bg-sunk"
    >
      <X size={20} strokeWidth={1.5} aria-hidden />
    </button>
  )
}
