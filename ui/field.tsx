import { ChevronDown, TriangleAlert } from 'lucide-react'
import {
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactElement,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { tidiedLines, tidiedText } from '#packages/typed-values/typed-text.ts'
import { classNames } from './class-names.ts'
import type { Elements } from './elements.ts'
import { settle } from './settle-field.ts'
import { takeCodesAndNames } from './take-codes-and-names.ts'

interface FieldLabels {
  label: string
  /** Shown after the label in a lighter style, such as `for the courier only`. */
  aside?: string
  hint?: string | undefined
  /** A sentence that says what to type. */
  error?: string | undefined
  className?: string
}

/** PE-11: what browsers and password managers know a field by. */
interface FieldIdentity {
  /** A customary one; undefined for what no form may ever send, such as a card number. */
  name: string | undefined
  /** A token of the WHATWG list, or `off`. */
  autoComplete: HTMLInputAutoCompleteAttribute
}

// 16 px text, so that a phone does not zoom into the field.
const BOX = classNames(
  'w-full min-h-13 rounded-m border-(length:--border-width) border-line-firm bg-raised px-4 text-body',
  'transition-[border-color,box-shadow] duration-(--fast) hover:border-ink',
  'focus:border-brand focus:outline-none focus:[box-shadow:0_0_0_1px_var(--brand)]',
  'aria-invalid:border-danger aria-invalid:[box-shadow:0_0_0_1px_var(--danger)]',
)

/** PE-07: a `maxLength` would silently cut what is pasted; rules say what is too long. */
type Cutting = 'className' | 'maxLength' | keyof FieldIdentity

export type TextFieldProps = FieldLabels &
  FieldIdentity &
  Omit<InputHTMLAttributes<HTMLInputElement>, Cutting> & {
    /** PE-01: tidies the value when the field is left. */
    tidied?: (text: string) => string
    /** Below the box, such as a suggestion. */
    after?: ReactElement
    /** For a field whose heading is its label. */
    isLabelHidden?: boolean
    /** On the line of the box, such as the button that sends it. */
    beside?: ReactElement
  }

export function TextField({ label, aside, hint, error, className, beside, ...rest }: TextFieldProps) {
  const id = useId()
  const { isLabelHidden, tidied = tidiedText, after, onBlur, ...input } = rest
  const box = (
    <input
      type="text"
      {...input}
      {...described(id, hint, error)}
      onBlur={(event) => {
        settle(event.currentTarget, tidied)
        onBlur?.(event)
      }}
      className={BOX}
    />
  )
  return (
    <FieldFrame {...{ id, label, isLabelHidden, aside, hint, error, className }}>
      {beside ? (
        <div className="beside-field">
          {box}
          {beside}
        </div>
      ) : (
        box
      )}
      {after}
    </FieldFrame>
  )
}

type TextAreaFieldProps = FieldLabels &
  FieldIdentity &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Cutting>

/** For more than a line; it grows with what is typed, where the browser can. */
export function TextAreaField({ label, aside, hint, error, className, ...area }: TextAreaFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, aside, hint, error, className }}>
      <textarea
        {...area}
        {...described(id, hint, error)}
        onBlur={({ currentTarget }) => settle(currentTarget, tidiedLines)}
        className={classNames(BOX, 'field-sizing-content max-h-80 min-h-32 py-3')}
      />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldLabels &
  FieldIdentity &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | keyof FieldIdentity>

export function SelectField({ label, aside, hint, error, className, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, aside, hint, error, className }}>
      <span className="relative block">
        <select
          {...select}
          {...described(id, hint, error)}
          ref={takeCodesAndNames}
          className={classNames(BOX, 'appearance-none pr-10 text-ellipsis')}
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
}: FieldLabels & { id: string; isLabelHidden?: boolean | undefined; children: Elements }) {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-small font-semibold'}>
        <span>{label}</span>
        {aside ? <span className="font-normal text-ink-2">{` ${aside}`}</span> : null}
      </label>
      {children}
      {hint && !error ? (
        <p id={`${id}-hint`} className="text-micro text-ink-2">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-micro text-danger">
          <TriangleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}

function described(id: string, hint: string | undefined, error: string | undefined) {
  const by = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return { id, 'aria-describedby': by, 'aria-invalid': error ? true : undefined }
}
