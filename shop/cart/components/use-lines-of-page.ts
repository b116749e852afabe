import { useState } from 'react'
import type { CartLineView } from './cart-view.ts'
import { LINE_INTENTS } from './line-intents.ts'
import { linesAsPressed, type PlacedLines } from './lines-as-pressed.ts'
import { moving, puttingBack } from './putting-back.ts'
import type { useCartChange } from './use-cart-change.ts'
import { usePressAgain } from './use-press-again.ts'

interface Said {
  uid: string
  sentence: string
  /** Left out where the line has a button of its own that takes the press back. */
  undo?: () => void
}

type Form = Record<string, string> & { intent: string }

/**
 * The lines of the cart page, in the cart and saved for later, that its shopper removes, saves, moves and puts back without
 * waiting for the shop's answer.
 */
export function useLinesOfPage(placed: PlacedLines, { pending, send }: ReturnType<typeof useCartChange>) {
  const [said, setSaid] = useState<Said>()
  const pressAgain = usePressAgain(said)

  /** @returns false for a press that was not meant for this line */
  function press(line: CartLineView, sentence: string, form: Form, undo?: () => void): boolean {
    if (pressAgain.isAgain(form.intent, line.uid, performance.now())) return false
    setSaid({ uid: line.uid, sentence: `${line.name} ${sentence}`, ...(undo && { undo }) })
    send(form)
    return true
  }
  function takeBack({ uid }: CartLineView, form: Parameters<typeof send>[0]) {
    // An act of its own: what is pressed after it is meant.
    pressAgain.isAgain('undo', uid, performance.now())
    setSaid(undefined)
    send(form)
  }

  return {
    ...linesAsPressed(placed, pending),
    /** About the newest press; undefined once it was closed. */
    said,
    dismiss: () => setSaid(undefined),
    remove(line: CartLineView, wasSaved = false) {
      const away = { intent: LINE_INTENTS.change, line: line.uid, quantity: '0' }
      const sentence = line.revision === undefined ? 'removed.' : 'removed. Your design stays saved.'
      return press(line, sentence, away, () => takeBack(line, puttingBack(line, wasSaved)))
    },
    save(line: CartLineView) {
      const back = () => takeBack(line, moving(LINE_INTENTS.move, line))
      return press(line, 'saved for later.', moving(LINE_INTENTS.save, line), back)
    },
    moveToCart(line: CartLineView) {
      return press(line, 'moved to your cart.', moving(LINE_INTENTS.move, line))
    },
  }
}
