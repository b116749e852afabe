import { type RefObject, useEffect } from 'react'
import { type FieldsLoading, useFieldsLoading } from '../port/use-fields-loading.ts'
import type { OpenElement } from './payment-element.ts'

interface Options {
  publishableKey: string
  amountCents: number
  /** Something was typed into the fields. */
  onChange: () => void
}

/** Shows the Payment Element in a place of the page. */
export function useElement(
  place: RefObject<HTMLElement | null>,
  options: Options,
): FieldsLoading<OpenElement> {
  const { publishableKey, amountCents, onChange } = options
  const loading = useFieldsLoading(publishableKey, async ({ ready, failed }) => {
    const { openPaymentElement } = await import('./payment-element.ts')
    const element = await openPaymentElement({ publishableKey, amountCents })
    if (place.current) element.show(place.current, { ready, failed, changed: onChange })
    return element
  })
  const { opened } = loading
  useEffect(() => opened?.charge(amountCents), [opened, amountCents])
  return loading
}
