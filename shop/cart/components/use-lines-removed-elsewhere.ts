import { useRef, useState } from 'react'
import type { CartLineView } from './cart-view.ts'

type Line = Pick<CartLineView, 'uid' | 'name' | 'autoAddedReason'>

/**
 * Says which lines have left the cart without a press on this page, such as in another tab (PE-20): the place on the
 * screen where a line could say so itself is gone with it.
 *
 * @param wasOrdered  the browser has an order now, and no cart
 */
export function useLinesRemovedElsewhere(lines: readonly Line[] = [], wasOrdered = false) {
  const [before, setBefore] = useState(lines)
  const [gone, setGone] = useState<readonly Line[]>([])
  const expected = useRef(new Set<string>())
  if (uidsOf(lines) !== uidsOf(before)) {
    setBefore(lines)
    setGone(linesRemovedElsewhere(before, lines, expected.current))
  }
  return {
    sentence: gone.length > 0 ? sentenceOf(gone, wasOrdered) : undefined,
    /** The shopper removes this line here. */
    expect: ({ uid }: Line) => void expected.current.add(uid),
  }
}

const uidsOf = (lines: readonly Line[]) => lines.map(({ uid }) => uid).join()

/** Lines that are missing now and that nobody removed here. The shop removes auto-added products by itself. */
export function linesRemovedElsewhere(
  before: readonly Line[],
  now: readonly Line[],
  expected: ReadonlySet<string>,
): readonly Line[] {
  const stays = new Set(now.map(({ uid }) => uid))
  return before.filter(
    ({ uid, autoAddedReason }) => !stays.has(uid) && !expected.has(uid) && autoAddedReason === undefined,
  )
}

export function sentenceOf(gone: readonly Line[], wasOrdered = false): string {
  const isOne = gone.length === 1
  const what = isOne ? `“${gone[0]?.name}” is` : `${gone.length} lines are`
  const may = isOne ? 'It may have been removed' : 'They may have been removed'
  const ordered = isOne ? 'It was ordered' : 'They were ordered'
  return `${what} no longer in your cart. ${wasOrdered ? ordered : may} in another tab.`
}
