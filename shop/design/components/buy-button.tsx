import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { OUT_OF_STOCK } from '../../catalogue/components/start-order.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { AnotherSheet, DoubtsSheet } from './buy-sheets.tsx'
import { useBuying } from './hooks/buying.ts'
import { useAddToCart } from './hooks/use-add-to-cart.ts'
import { LINK } from './looks/looks.tsx'

/** Add to cart, with what it waits for and what it asks. */
export function BuyButton() {
  const { button, isBusy, already, soldOut } = useBuying()
  const { press, isWaiting, sentence, withdraw, doubts, decide, addAnother } = useAddToCart()
  const [answered, setAnswered] = useState<object>()
  if (soldOut) {
    return (
      <button type="button" disabled className={buttonClass({})}>
        {OUT_OF_STOCK}
      </button>
    )
  }
  return (
    <div className="relative">
      <Button busy={isWaiting || isBusy} onClick={press}>
        {button}
      </Button>
      <LineNote busy={isBusy} />
      {sentence ? (
        <p
          role="status"
          className="tool-buy-words absolute right-0 bottom-[calc(100%+14px)] w-max max-w-[min(340px,calc(100vw-32px))] rounded-m bg-ink px-3.5 py-2.5 text-[0.875rem]/[1.4] text-paper shadow-mid"
        >
          <span>{sentence}</span>
          {withdraw ? (
            <button type="button" className={classNames(LINK, 'block')} onClick={withdraw}>
              Not yet
            </button>
          ) : null}
        </p>
      ) : null}
      {doubts.length > 0 ? <DoubtsSheet doubts={doubts} onDecide={decide} /> : null}
      {already && already !== answered ? (
        <AnotherSheet sentence={already.already} onAdd={addAnother} onClose={() => setAnswered(already)} />
      ) : null}
    </div>
  )
}
