import { useId, useRef, useState } from 'react'
import { type SubmitTarget, useFetcher, useFetchers, useSubmit } from 'react-router'
import { paths } from '../../routing/paths.ts'

export const SENT_TO_CART = { method: 'post', action: paths.cart() } as const

interface CartAnswer {
  problem?: string | undefined
}

/**
 * Changes of the cart from one place of a page: the newest, all whose answer is on its way, and how to send another. Each press is a request of its own:
 * another press, or leaving the page, does not abort it.
 */
export function useCartChange() {
  const place = useId()
  const presses = useRef(0)
  const [newest, setNewest] = useState(`${place} 0`)
  const submit = useSubmit()
  const change = useFetcher<CartAnswer>({ key: newest })

  function send(form: SubmitTarget) {
    presses.current += 1
    const fetcherKey = `${place} ${presses.current}`
    // At once, so that the older number never shows in between.
    void submit(form, { ...SENT_TO_CART, navigate: false, fetcherKey, flushSync: true })
    setNewest(fetcherKey)
  }

  return { change, pending: formsOf(place, useFetchers()), send }
}

/** The forms that one place has sent and that are not answered yet, the oldest first. */
export function formsOf(
  place: string,
  fetchers: readonly { key: string; formData?: FormData | undefined }[],
): FormData[] {
  const ofPlace = fetchers.flatMap(({ key, formData }) =>
    formData && key.startsWith(`${place} `) ? [{ press: Number(key.slice(place.length)), formData }] : [],
  )
  return ofPlace.sort((one, other) => one.press - other.press).map(({ formData }) => formData)
}
