import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface ToastProps {
  kind?: 'done' | 'problem'
  /** A press anywhere on it sends it away. */
  onPress?: () => void
  action?: ReactNode
  children: ReactNode
}

/** One sentence at the bottom of the screen, with what can still be done about it. */
export function Toast({ kind = 'done', onPress, action, children }: ToastProps) {
  const Icon = kind === 'done' ? Check : TriangleAlert
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for pointers; it goes away by itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      role={kind === 'done' ? 'status' : 'alert'}
      onClick={onPress}
      className="fixed bottom-7 left-1/2 z-60 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 items-center gap-3 rounded-m bg-ink px-4.5 py-2 text-meta text-paper shadow-high"
    >
      <Icon size={20} strokeWidth={1.5} className="shrink-0" aria-hidden />
      <span>{children}</span>
      {action}
    </div>
  )
}
