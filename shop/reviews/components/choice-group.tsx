import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Elements } from '#ui/elements.ts'

/** Radio buttons under a question, with what is not right of them. */
export function ChoiceGroup({
  label,
  problem,
  children,
}: {
  label: string
  problem: string | undefined
  children: Elements
}) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
      className="grid gap-2"
    >
      <p id={`${id}-label`} className="text-small font-semibold">
        {label}
      </p>
      {children}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  )
}

/** A sentence below what is not right. */
export function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  if (problem === undefined) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-micro text-danger">
      <TriangleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
      <span>{problem}</span>
    </p>
  )
}
