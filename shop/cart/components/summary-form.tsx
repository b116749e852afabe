import { type RefObject, useEffect, useRef } from 'react'
import type { FetcherFormProps, FetcherWithComponents } from 'react-router'
import { classNames } from '#ui/class-names.ts'

interface SummaryFormProps extends Omit<FetcherFormProps, 'ref' | 'method'> {
  change: Pick<FetcherWithComponents<unknown>, 'Form'>
  action: string
  /** Whether it stands beside a form with typed values. */
  isBesideForm: boolean
  form?: RefObject<HTMLFormElement | null>
}

/**
 * A form of the summary, sent without leaving the page. Beside another form it waits for hydration (PE-13,
 * `press-waits.tsx`) and is not there without scripts: a post of its own would lose what is typed in the other.
 */
export function SummaryForm({
  change,
  action,
  isBesideForm,
  form: outer,
  className,
  ...rest
}: SummaryFormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = outer ?? own
  useEffect(() => {
    if (form.current) form.current.dataset.hydrated = ''
  })
  return (
    <change.Form
      ref={form}
      method="post"
      action={action}
      {...(isBesideForm && { 'data-waits': '' })}
      className={classNames(className, isBesideForm && 'noscript:hidden')}
      {...rest}
    />
  )
}
