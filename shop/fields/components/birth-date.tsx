import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import { settle } from '#ui/settle-field.ts'
import type { TypedBirthDate } from '../rules/birth-date.ts'

const PARTS = [
  ['day', 'Day', 'dd', 'bday-day'],
  ['month', 'Month', 'mm', 'bday-month'],
  ['year', 'Year', 'yyyy', 'bday-year'],
] as const

/** N-22, CA-04: three fields, day first, so that nobody has to guess the order. */
export function BirthDate({
  problem,
  typed = {},
}: {
  problem: string | undefined
  /** Shown again after a form that was sent without scripts. */
  typed?: Partial<TypedBirthDate> | undefined
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem ? id : undefined}>
      <legend className="mb-1.5 text-small font-semibold">
        Date of birth <span className="font-normal text-ink-2">optional</span>
      </legend>
      <div className="grid grid-cols-[1fr_1fr_1.4fr] gap-2">
        {PARTS.map(([name, label, placeholder, autoComplete]) => (
          <input
            key={name}
            name={name}
            defaultValue={typed[name]}
            type="text"
            aria-label={label}
            placeholder={placeholder}
            inputMode="numeric"
            autoComplete={autoComplete}
            onBlur={({ currentTarget }) => settle(currentTarget, tidiedSigns)}
            aria-invalid={problem ? true : undefined}
            className="min-h-13 w-full min-w-0 rounded-m border-(length:--border-width) border-line-firm bg-raised px-4 text-body aria-invalid:border-danger"
          />
        ))}
      </div>
      {problem ? (
        <p id={id} className="mt-1.5 flex items-center gap-1.5 text-micro text-danger">
          <TriangleAlert size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
          <span>{problem}</span>
        </p>
      ) : null}
    </fieldset>
  )
}
