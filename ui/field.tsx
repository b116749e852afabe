import { ChevronDown, TriangleAlert } from 'lucide-react'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classNames } from './class-names.ts'

interface FieldLabels {
  label: string
  /** Said after the label in a lighter voice, such as `for the courier only`. */
  aside?: string
  hint?: string
  /** A sentence that says what to type. */
  error?: string | undefined
  className?: string
}

// 16 px text, so that a phone does not zoom into the field.
const BOX = classNames(
  'w-full min-h-13 rounded-m border-(length:--border-width) border-line-firm bg-raised px-4 text-body',
  'transition-[border-color,box-shadow] duration-(--fast) hover:border-ink',
  'focus:border-brand focus:outline-none focus:[box-shadow:0_0_0_1px_var(--brand)]',
  'aria-invalid:border-danger aria-invalid:[box-shadow:0_0_0_1px_var(--danger)]',
)

type TextFieldProps = FieldLabels &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    /** For a field whose heading says it already. */
    isLabelHidden?: boolean
    /** On the line of the box, such as the button that sends it. */
    beside?: ReactNode
  }

export function TextField({ label, aside, hint, error, className, beside, ...rest }: TextFieldProps) {
  const id = useId()
  const { isLabelHidden, ...input } = rest
  const box = <input type="text" {...input} {...described(id, hint, error)} className={BOX} />
  return (
    <FieldFrame {...{ id, label, isLabelHidden, aside, hint, error, className }}>
      {beside ? (
        <div className="flex gap-2">
          {box}
          {beside}
        </div>
      ) : (
        box
      )}
    </FieldFrame>
  )
}

type TextAreaFieldProps = FieldLabels & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>

/** For more than a line; it grows with what is typed, where the browser can. */
export function TextAreaField({ label, aside, hint, error, className, ...area }: TextAreaFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, aside, hint, error, className }}>
      <textarea
        {...area}
        {...described(id, hint, error)}
        className={classNames(BOX, 'field-sizing-content max-h-80 min-h-32 py-3')}
      />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldLabels & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>

export function SelectField({ label, aside, hint, error, className, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, aside, hint, error, className }}>
      <span className="relative block">
        <select
          {...select}
          {...described(id, hint, error)}
          className={classNames(BOX, 'appearance-none pr-10')}
        >
          {children}
        </select>
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
        />
      </span>
    </FieldFrame>
  )
}

function FieldFrame({
  id,
  label,
  isLabelHidden = false,
  aside,
  hint,
  error,
  className,
  children,
}: FieldLabels & { id: string; isLabelHidden?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-small font-semibold'}>
        {label}
        {aside ? <span className="font-normal text-ink-2"> {aside}</span> : null}
      </label>
      {children}
      {hint && !error ? (
        <p id={`${id}-hint`} className="text-micro text-ink-2">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-micro text-danger">
          <TriangleAlert size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
          {error}
        </p>
      ) : null}
    </div>
  )
}

function described(id: string, hint: string | undefined, error: string | undefined) {
  const by = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return { id, 'aria-describedby': by, 'aria-invalid': error ? true : undefined }
}
