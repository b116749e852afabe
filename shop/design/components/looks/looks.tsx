import { classNames } from '#ui/class-names.ts'

/** Looks that many parts of the tool share. */

/**
 * A button that is its icon alone: as large as a finger, however large the letters. `aria-disabled` instead of `disabled`
 * keeps the focus on it.
 */
export const ICON_BUTTON =
  'inline-grid size-[44px] flex-none place-items-center rounded-full transition-[background-color] duration-(--fast) hover:bg-sunk aria-disabled:cursor-default aria-disabled:opacity-[0.38]'

/** An underlined word that is pressed: as high as a finger needs. */
export const LINK = 'link min-h-11 text-[0.875rem]'

/** What is said beside the matter. */
export const HINT = 'text-[0.8125rem] text-ink-2'

/** The heading of a card that asks for a first photo. */
export const START_HEADING = 'display text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)]/[1.12]'

/** A button beside the one next step. */
export function outlineButtonClass({
  isDisabled = false,
  className,
}: {
  isDisabled?: boolean
  className?: string
} = {}): string {
  return classNames(
    'inline-flex min-h-11 items-center gap-2.5 rounded-button px-4.5 text-[0.9375rem] font-semibold whitespace-nowrap',
    isDisabled
      ? 'cursor-not-allowed bg-sunk text-ink-2'
      : 'edge hover:[box-shadow:inset_0_0_0_2px_var(--ink)]',
    className,
  )
}
