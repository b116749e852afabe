import { useId, useRef, useState } from 'react'
import { type SubmitTarget, useFetcher, useSubmit } from 'react-router'
import { paths } from '../../routing/paths.ts'

export const SENT_TO_CART = { method: 'post', action: paths.cart() } as const

interface CartAnswer {
  problem?: string | undefined
}

/**
 * Changes of the cart from one place of a page: the newest, and how to send another. Each press is a request of its own:
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

  return { change, send }
}
