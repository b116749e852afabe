import { classNames } from './class-names.ts'

export interface ButtonLook {
  /** Filled is the one next step of a screen; everything else is an outline or an underlined word. */
  look?: 'filled' | 'outline'
  size?: 'small' | 'normal' | 'large'
  className?: string
}

const LOOKS = {
  filled: 'bg-brand text-on-brand [box-shadow:var(--glow)] hover:bg-brand-hover',
  outline: 'edge text-ink hover:[box-shadow:inset_0_0_0_2px_var(--ink)]',
} as const

const SIZES = {
  small: 'min-h-11 px-4.5 text-meta',
  normal: 'min-h-13 px-6.5 text-body',
  large: 'min-h-14.5 px-8.5 text-body',
} as const

/** The look of a button, for links that are the next step. */
export function buttonClass({ look = 'filled', size = 'normal', className }: ButtonLook = {}): string {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-button font-semibold whitespace-nowrap',
    // Where a line holds less than a phone's, between its words.
    'wrap-normal max-[20rem]:py-2 max-[20rem]:text-center max-[20rem]:whitespace-normal',
    'transition-[background-color,translate] duration-(--fast) active:translate-y-px',
    'disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-2 disabled:[box-shadow:none]',
    LOOKS[look],
    SIZES[size],
    className,
  )
}
