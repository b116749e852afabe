import { type ReactNode, useId } from 'react'
import { CloseButton } from './modal.tsx'
import { useModalDialog } from './use-modal-dialog.ts'

interface DrawerProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Sticky below the scrolling part, such as the way to the checkout. */
  foot?: ReactNode
}

/** Comes from the right on a desktop and from below on a phone: the menu, the mini cart. */
export function Drawer({ title, onClose, children, foot }: DrawerProps) {
  const id = useId()
  return (
    <dialog
      {...useModalDialog(onClose)}
      aria-labelledby={id}
      className="fixed inset-0 mt-auto mr-0 ml-auto h-[min(88dvh,100dvh)] max-h-none w-full max-w-none overflow-hidden rounded-t-l bg-raised text-ink opacity-100 shadow-high transition-opacity duration-(--base) ease-soft backdrop:bg-veil lg:h-dvh lg:w-105 lg:rounded-none starting:opacity-0"
    >
      <div className="relative flex h-full flex-col">
        <div className="border-b border-line px-inset py-4">
          <h2 id={id} className="pr-10 text-body font-semibold">
            {title}
          </h2>
        </div>
        <div tabIndex={-1} className="grow overflow-y-auto overscroll-contain px-inset py-5">
          {children}
        </div>
        {foot ? (
          <div className="border-t border-line px-inset pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {foot}
          </div>
        ) : null}
        <CloseButton onClose={onClose} />
      </div>
    </dialog>
  )
}
