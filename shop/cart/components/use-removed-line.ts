import { useState } from 'react'
import type { CartLineView } from './cart-view.ts'
import { puttingBack } from './putting-back.ts'
import type { useCartChange } from './use-cart-change.ts'

/** The lines of a cart that its shopper removes and puts back, without waiting for the shop's answer. */
export function useRemovedLine(
  lines: readonly CartLineView[] | undefined,
  { change, send }: ReturnType<typeof useCartChange>,
) {
  const [removed, setRemoved] = useState<CartLineView>()
  return {
    /** Without the one whose removal is on its way. */
    shown: lines?.filter(({ uid }) => uid !== leavingIn(change.formData)) ?? [],
    /** Can be put back; undefined when there is none. */
    removed,
    remove(line: CartLineView) {
      setRemoved(line)
      send({ intent: 'change', line: line.uid, quantity: '0' })
    },
    putBack(line: CartLineView) {
      setRemoved(undefined)
      send(puttingBack(line))
    },
    /** It stays removed. */
    forget: () => setRemoved(undefined),
  }
}

/** The line that a form removes, if it removes one. */
export const leavingIn = (form: FormData | undefined) =>
  form?.get('quantity') === '0' ? form.get('line') : undefined
