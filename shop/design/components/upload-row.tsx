import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'

/** What is said of a photo, or of a design, below the board: its words come first, buttons beside them. */
export function UploadRow({
  role,
  isRefused = false,
  children,
}: {
  role: 'status' | 'alert' | undefined
  isRefused?: boolean
  children: Elements
}) {
  return (
    <div
      role={role}
      className={classNames(
        'grid grid-cols-[1fr_auto_auto] items-center overflow-hidden rounded-m py-0.5 pr-1 pl-3.5 text-[0.875rem] shadow-mid',
        isRefused ? 'bg-danger-soft text-danger' : 'bg-raised',
        '[&>span]:min-w-0 [&>span]:py-2 [&>span]:leading-[1.35]',
      )}
    >
      {children}
    </div>
  )
}
