import { LoaderCircle } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactElement } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> & {
    icon?: ReactElement | undefined
    /** Busy: a spinner replaces the icon, and further clicks do nothing. */
    busy?: boolean
    /** Why the button is disabled; shown under it. Empty when the button itself says so. */
    disabledReason?: string | undefined
  }

export function Button({
  look,
  size,
  className,
  icon,
  busy = false,
  disabledReason,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <>
      <button
        type="button"
        {...rest}
        disabled={disabledReason !== undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? (event) => event.preventDefault() : onClick}
        className={buttonClass({ look, size, className })}
      >
        {busy ? <LoaderCircle size={20} strokeWidth={1.5} className="animate-spin" aria-hidden /> : icon}
        {/* Bare text beside an icon that comes and goes would break a translated page; the box of the text stays as it was. */}
        <span className="contents">{children}</span>
      </button>
      {!disabledReason ? null : <p className="mt-2 text-micro text-ink-2">{disabledReason}</p>}
    </>
  )
}
