import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, formatSku } from '#packages/product/sku.ts'
import { chosenIn } from '../rules/chosen.ts'

interface Choosing {
  record: ProductRecord
  choice: Choice
  choose: (choice: Choice) => void
}

/**
 * What a shopper chose in the form before its scripts were there: the browser has kept it, and here it is taken over. In a
 * layout effect, because a press may be what hydrates the form: React answers it right after, with what was drawn last.
 */
export function useEarlyChoice({ record, choice, choose }: Choosing): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(() => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const early = chosenIn(record, { get: (name) => fields.get(name)?.toString() ?? null })
    if (formatSku(record, early) !== formatSku(record, choice)) choose(early)
  }, [])
  return form
}
