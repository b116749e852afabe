import { type ComponentType, useImperativeHandle, useRef } from 'react'
import { CardBox } from './card-box.tsx'
import type { CardFieldsProps } from './card-entry.ts'
import { FieldsLoadingNote } from './fields-loading-note.tsx'
import { type FieldsLoading, useFieldsLoading } from './use-fields-loading.ts'

interface Props extends CardFieldsProps {
  /** Fetches them; what it throws is said in their place, and a press tries again. */
  load: () => Promise<ComponentType<CardFieldsProps>>
}

/** Card fields whose code comes when they are shown, so that shops of other gateways load nothing of it. */
export function LazyFields({ load, ...props }: Props) {
  const { opened, state, tryAgain } = useFieldsLoading('fields', async ({ ready }) => {
    const Fields = await load()
    ready()
    return { Fields, close: () => undefined }
  })
  return opened ? <opened.Fields {...props} /> : <Waiting ref={props.ref} {...{ state, tryAgain }} />
}

type WaitingProps = Pick<CardFieldsProps, 'ref'> & Pick<FieldsLoading<never>, 'state' | 'tryAgain'>

function Waiting({ ref, state, tryAgain }: WaitingProps) {
  const note = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    check() {
      note.current?.focus()
      return false
    },
    token: async () => undefined,
  }))
  return (
    <CardBox>
      <FieldsLoadingNote ref={note} {...{ state, tryAgain }} said={undefined} />
    </CardBox>
  )
}
