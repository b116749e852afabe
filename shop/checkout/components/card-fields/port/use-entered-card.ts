import { useEffect, useEffectEvent, useState } from 'react'
import { type EnteredCard, isTooOld } from './entered-card.ts'

/** Keeps a card that was not sent yet, while another way to pay is looked at. */
export interface CardKeeper {
  card: EnteredCard | undefined
}

/** The card that was entered, until it is too old. */
export function useEnteredCard(keeper: CardKeeper | undefined, onTooOld: () => void) {
  const [card, setCard] = useState<EnteredCard>()
  useEffect(() => setCard(keeper?.card), [keeper])

  function keep(next: EnteredCard | undefined) {
    if (keeper) keeper.card = next
    setCard(next)
  }

  const end = useEffectEvent(() => {
    keep(undefined)
    onTooOld()
  })
  useEffect(() => {
    if (!card) return
    const timer = setTimeout(end, card.goodUntil - Date.now())
    return () => clearTimeout(timer)
  }, [card])

  return {
    card,
    keep,
    /** Also where the timer was asleep with the machine. Undefined when there is none, or when it is too old. */
    good(): EnteredCard | undefined {
      if (!card || !isTooOld(card, Date.now())) return card
      end()
      return undefined
    },
    /** From now on it is kept by this page alone, for a try whose answer is lost: another order needs another card. */
    handOver() {
      if (keeper) keeper.card = undefined
    },
  }
}
