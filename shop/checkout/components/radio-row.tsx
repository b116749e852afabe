import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'

interface RadioRowProps {
  name: string
  value: string
  checked: boolean
  disabled?: boolean
  onChange: () => void
  className: string
  /** What the choice is, beside its radio button. */
  children: Elements
}

/** One of several choices that lie on each other as rows of one box. */
export function RadioRow({ className, children, ...radio }: RadioRowProps) {
  return (
    <label
      className={classNames(
        'relative -mt-px grid grid-cols-[22px_minmax(0,1fr)] items-center gap-3.5 border-(length:--border-width) border-line bg-raised px-4 first-of-type:rounded-t-m last-of-type:rounded-b-m has-checked:z-1 has-checked:border-brand has-checked:[box-shadow:inset_0_0_0_1px_var(--brand)] has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <input type="radio" {...radio} className="size-5 accent-brand" />
      {children}
    </label>
  )
}
