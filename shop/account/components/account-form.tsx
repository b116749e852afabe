import { useLocation } from 'react-router'
import type { Elements } from '#ui/elements.ts'
import { Notice } from '#ui/notice.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { PressWaits } from '../../hydration/press-waits.tsx'
import type { useAccountForm } from './use-account-form.ts'

/** Fields, what went wrong, and the buttons below. */
export function AccountForm({
  form: { formProps, isSending, problem },
  fields,
  children,
}: {
  form: Pick<ReturnType<typeof useAccountForm>, 'formProps' | 'isSending' | 'problem'>
  fields: Elements
  children: Elements
}) {
  const { pathname, search } = useLocation()
  return (
    <form {...formProps} method="post" action={pathname + search} noValidate className="grid gap-5">
      <PressWaits />
      {fields}
      {problem ? <Notice kind="problem">{problem}</Notice> : null}
      <LineNote busy={isSending} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
    </form>
  )
}
