import { type SyntheticEvent, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Elements } from '#ui/elements.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { PUT_IN_CART } from '../../connection/cart-shown.ts'
import { keyOf } from '../../connection/intentions.ts'
import { PressWaits, useHydratedMark } from '../../hydration/press-waits.tsx'
import { ACT_FIELD } from '../../request/act-field.ts'
import { paths } from '../../routing/paths.ts'

interface AddGoodsProps {
  sku: string
  /** Said instead of the words of the button when it cannot be had. */
  unavailableWords: string | undefined
  /** Above the button. */
  children: Elements
}

/** Puts one piece of what is sold as it is into the cart, once, also when the answer is lost (PE-18). */
export function AddGoods({ sku, unavailableWords, children }: AddGoodsProps) {
  const form = useRef<HTMLFormElement>(null)
  const act = useRef<HTMLInputElement>(null)
  const isAdding = useNavigation().formData?.get('sku') === sku
  useHydratedMark(form)

  /** Pages are cached for all, so the key of an act is made where it is sent. */
  function nameAct(event: SyntheticEvent) {
    if (isAdding) return event.preventDefault()
    if (act.current) act.current.value = keyOf(`${PUT_IN_CART} ${sku}`)
  }

  return (
    <Form
      ref={form}
      method="post"
      action={paths.cart()}
      data-waits=""
      onSubmit={nameAct}
      className="grid justify-items-start gap-5"
    >
      <PressWaits />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <input ref={act} type="hidden" name={ACT_FIELD} data-act-key="" />
      {children}
      <div className="w-full sm:w-auto">
        <SubmitButton
          size="large"
          isSending={isAdding}
          sendingWords="Adding"
          unavailableWords={unavailableWords}
          className="w-full sm:w-auto"
        >
          Add to cart
        </SubmitButton>
      </div>
    </Form>
  )
}
