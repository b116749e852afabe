import type { ReactElement, ReactNode } from 'react'

/** A section's heading with the one place to go on to beside it. */
export function SectionHeading({ children, action }: { children: ReactNode; action?: ReactElement | null }) {
  return (
    <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 lg:mb-12">
      <h2 className="display text-h2">{children}</h2>
      {action}
    </div>
  )
}
