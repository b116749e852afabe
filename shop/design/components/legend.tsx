import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'

/** The heading of a group in a pane. */
export function Legend({ className, children }: { className?: string; children: string | Elements }) {
  return <legend className={classNames('mb-2.5 text-[0.875rem] font-semibold', className)}>{children}</legend>
}
