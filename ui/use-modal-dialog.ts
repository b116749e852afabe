import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

interface ModalDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClick: (event: MouseEvent) => void
}

/**
 * What makes a `dialog` modal for as long as it is on the page: the browser keeps the focus inside and gives it back,
 * Escape and a press on the backdrop close. What the dialog shows stands in one child that fills it, so that only the
 * backdrop is the dialog itself.
 */
export function useModalDialog(onClose: () => void): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect, because the browser gives the focus back only while the dialog is still on the page.
  useLayoutEffect(() => {
    const dialog = ref.current
    const page = document.documentElement
    // For base.css: where scrollbars take room, the page must not become wider under the window.
    if (!document.querySelector('dialog:modal'))
      page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth)
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return {
    ref,
    onCancel(event) {
      event.preventDefault()
      onClose()
    },
    onClick(event) {
      if (event.target === ref.current) onClose()
    },
  }
}
