import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const KINDS = {
  ok: { icon: CircleCheck, look: 'bg-brand-soft text-ok', role: 'status' },
  warning: { icon: TriangleAlert, look: 'bg-warn-soft text-warn', role: 'status' },
  problem: { icon: CircleX, look: 'bg-danger-soft text-danger', role: 'alert' },
} as const

/** A sentence that the shopper should not miss, with an icon so that colour is not the only sign. */
export function Notice({
  kind,
  children,
  className,
}: {
  kind: keyof typeof KINDS
  children: ReactNode
  className?: string
}) {
  const { icon: Icon, look, role } = KINDS[kind]
  return (
    <div role={role} className={classNames('flex gap-3 rounded-m px-4 py-3 text-meta', look, className)}>
      <Icon size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" aria-hidden />
      <div>{children}</div>
    </div>
  )
}
