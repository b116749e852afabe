import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'

/** What can be done at a press, side by side. */
export function Acts({ children }: { children: Elements }) {
  return <div className="flex flex-wrap gap-1">{children}</div>
}

/** The look of one of them: its icon, and its name below. */
export function actClass({ isDisabled = false } = {}): string {
  return classNames(
    'grid min-h-14 flex-[1_0_0] justify-items-center gap-1.25 rounded-m py-1.5 text-[0.75rem] wrap-normal lg:min-h-15 lg:py-2.5',
    isDisabled ? 'cursor-not-allowed bg-sunk text-ink-2 [&_svg]:text-line-firm' : 'hover:bg-sunk',
  )
}
