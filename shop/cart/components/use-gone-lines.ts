import { useRef, useState } from 'react'
import type { CartLineView } from './cart-view.ts'

type Line = Pick<CartLineView, 'uid' | 'name' | 'autoAddedReason'>

/**
 * Says which lines have left the cart without a press on this page, such as in another tab (PE-20): the place on the
 * screen where a line could say so itself is gone with it.
 */
export function useGoneLines(lines: readonly Line[] = []) {
  const [before, setBefore] = useState(lines)
  const [gone, setGone] = useState<readonly Line[]>([])
  const expected = useRef(new Set<string>())
  if (uidsOf(lines) !== uidsOf(before)) {
    setBefore(lines)
    setGone(goneOf(before, lines, expected.current))
  }
  return {
    sentence: gone.length > 0 ? sentenceOf(gone) : undefined,
    /** The shopper removes this line here. */
    expect: ({ uid }: Line) => void expected.current.add(uid),
  }
}

const uidsOf = (lines: readonly Line[]) => lines.map(({ uid }) => uid).join()

/** What the shop adds by itself leaves by itself, too. */
export function goneOf(
  before: readonly Line[],
  now: readonly Line[],
  expected: ReadonlySet<string>,
): readonly Line[] {
  const stays = new Set(now.map(({ uid }) => uid))
  return before.filter(
    ({ uid, autoAddedReason }) => !stays.has(uid) && !expected.has(uid) && autoAddedReason === undefined,
  )
}

export const sentenceOf = (gone: readonly Line[]): string =>
  gone.length === 1
    ? `“${gone[0]?.name}” is no longer in your cart. It may have been removed in another tab.`
    : `${gone.length} lines are no longer in your cart. They may have been removed in another tab.`
