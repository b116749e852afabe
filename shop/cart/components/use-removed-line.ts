import { useState } from 'react'
import type { CartLineView } from './cart-view.ts'
import { FORMER_FIELD, LINE_INTENTS } from './line-intents.ts'
import { puttingBack } from './putting-back.ts'
import type { useCartChange } from './use-cart-change.ts'
import { usePressAgain } from './use-press-again.ts'

/** The lines of a cart that its shopper removes and puts back, without waiting for the shop's answer. */
export function useRemovedLine(
  lines: readonly CartLineView[] | undefined,
  { pending, send }: ReturnType<typeof useCartChange>,
) {
  const [removed, setRemoved] = useState<CartLineView>()
  const pressAgain = usePressAgain(removed)
  const leaving = pending.map(removedLineIn)
  return {
    /** Without those that are on their way out, or back. */
    shown: lines?.filter(({ uid }) => !leaving.includes(uid)) ?? [],
    /** Can be put back; undefined when there is none. */
    removed,
    remove(line: CartLineView) {
      if (pressAgain.isAgain(LINE_INTENTS.change, line.uid, performance.now())) return
      setRemoved(line)
      send({ intent: LINE_INTENTS.change, line: line.uid, quantity: '0' })
    },
    putBack(line: CartLineView) {
      // An act of its own: what is pressed after it is meant.
      pressAgain.isAgain('undo', line.uid, performance.now())
      setRemoved(undefined)
      send(puttingBack(line))
    },
    /** It stays removed. */
    dismiss: () => setRemoved(undefined),
  }
}

/**
 * The line that a form removes, if it removes one. One that it puts back comes with the answer, because it is another line
 * then: presses on the old one would reach nothing.
 */
export const removedLineIn = (form: FormData) =>
  form.get('quantity') === '0' ? form.get('line') : (form.get(FORMER_FIELD) ?? undefined)
