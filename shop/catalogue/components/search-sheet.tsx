import { X } from 'lucide-react'
import { useModalDialog } from '#ui/use-modal-dialog.ts'
import type { HostedIndex } from '../rules/hosted-index.ts'
import { SearchField } from './search-field.tsx'

interface SearchSheetProps {
  hosted: HostedIndex | undefined
  onClose: () => void
}

/** C-17: where the header has no room for the box, it lies over the top of the page. */
export function SearchSheet({ hosted, onClose }: SearchSheetProps) {
  return (
    <dialog
      {...useModalDialog(onClose)}
      aria-label="Search"
      className="mx-auto mt-0 mb-auto max-h-dvh w-full max-w-160 overflow-y-auto overscroll-contain bg-raised text-ink opacity-100 shadow-high transition-opacity duration-(--base) ease-soft backdrop:bg-veil sm:rounded-b-l starting:opacity-0"
    >
      <div className="min-h-40 px-gutter pt-4 pb-3">
        <SearchField
          hosted={hosted}
          sheet={{
            onClose,
            closeButton: (
              <button
                type="button"
                aria-label="Close"
                onClick={onClose}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
              >
                <X size={20} strokeWidth={1.5} aria-hidden />
              </button>
            ),
          }}
        />
      </div>
    </dialog>
  )
}
