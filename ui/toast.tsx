import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

/** One sentence at the bottom of the screen, with what can still be done about it. */
export function Toast({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div
      role="status"
      className="fixed bottom-7 left-1/2 z-60 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 items-center gap-3 rounded-m bg-ink px-4.5 py-2 text-meta text-paper shadow-high"
    >
      <Check size={20} strokeWidth={1.5} className="shrink-0" aria-hidden />
      <span>{children}</span>
      {action}
    </div>
  )
}
