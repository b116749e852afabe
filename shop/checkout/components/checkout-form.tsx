import { type FormEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { type CardFields, type CardProblems, cardProblems } from '../rules/card-fields.ts'
import { NO_ORDERS } from '../rules/sentences.ts'
import { AddressFields } from './address-fields.tsx'
import {
  type DeliveryField,
  type DeliveryProblems,
  deliveryProblems,
  isDeliveryField,
} from './address-form.ts'
import { CardForm } from './card-form.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { PayButton } from './pay-button.tsx'
import { Step } from './step.tsx'
import { SENT_TO_CHECKOUT, usePayment } from './use-payment.ts'

interface CheckoutFormProps {
  view: CheckoutView
  postcodeRange: readonly [string, string] | undefined
  /** False where nothing can be paid: a sentence stands in place of the card. */
  takesOrders: boolean
}

const NO_CARD: CardFields = { number: '', expiry: '', securityCode: '' }

/** Address, delivery and card on one page; nothing typed is ever lost by a refusal. */
export function CheckoutForm({ view, postcodeRange, takesOrders }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const delivery = useFetcher<{ kind: string; message?: string }>()
  const payment = usePayment()
  const [problems, setProblems] = useState<DeliveryProblems>({})
  const [card, setCard] = useState<CardFields>(NO_CARD)
  const [wrongCard, setWrongCard] = useState<CardProblems>({})
  const savedAddress = useRef('')
  const [picked, setPicked] = useState<string>()
  const refusal = delivery.data?.kind === 'refused' ? delivery.data.message : undefined
  // What was picked counts at once, unless the shop said no or a new address brought other methods.
  const isOffered = view.methods.some((method) => method.value === picked && !method.unavailableReason)
  const chosen = isOffered && refusal === undefined ? picked : view.chosenMethod

  function leaveField(name: DeliveryField) {
    if (!form.current) return
    const typed = new FormData(form.current)
    const found = deliveryProblems(typed, postcodeRange)
    // Postcode and state are judged together; the others one by one, so nobody is scolded for fields to come.
    const judged: DeliveryField[] = name === 'postcode' || name === 'state' ? ['state', 'postcode'] : [name]
    const ready = judged.filter((field) => field === name || typed.get(field) !== '')
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(ready.map((field) => [field, found[field]])),
    }))
    if (Object.keys(found).length === 0) saveAddress(typed)
  }

  /** Delivery prices depend on the address, so it is sent as soon as it is complete. */
  function saveAddress(typed: FormData) {
    typed.set('intent', 'address')
    const text = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)])).toString()
    if (text === savedAddress.current) return
    savedAddress.current = text
    delivery.submit(typed, SENT_TO_CHECKOUT)
  }

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (payment.busy || !takesOrders) return
    const typed = new FormData(event.currentTarget)
    const found = deliveryProblems(typed, postcodeRange)
    const foundOnCard = cardProblems(card, new Date())
    setProblems(found)
    setWrongCard(foundOnCard)
    if (Object.keys(found).length + Object.keys(foundOnCard).length > 0) return showFirstProblem(form.current)
    const refused = await payment.pay(typed, card)
    setWrongCard(refused)
    if (Object.keys(refused).length > 0) showFirstProblem(form.current)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={pay}
      onBlur={({ target }) => {
        if ('name' in target && isDeliveryField(target.name)) leaveField(target.name)
      }}
    >
      <Step number={1} heading="Where is it going?">
        <AddressFields email={view.email} address={view.address} problems={problems} />
      </Step>
      <Step number={2} heading="How fast?">
        <DeliveryChoice
          methods={view.methods}
          chosen={chosen}
          choose={(method) => {
            setPicked(method)
            delivery.submit({ intent: 'method', method }, SENT_TO_CHECKOUT)
          }}
        />
        {refusal ? (
          <Notice kind="problem" className="mt-4">
            {refusal}
          </Notice>
        ) : null}
      </Step>
      <Step number={3} heading="How would you like to pay?">
        {takesOrders ? (
          <>
            <CardForm card={card} change={setCard} problems={wrongCard} />
            <PayButton payment={payment} totalCents={view.cart.totals.grandTotalCents} />
          </>
        ) : (
          <Notice kind="warning">{NO_ORDERS}</Notice>
        )}
      </Step>
    </form>
  )
}

/** Problems are on the page only after the next paint. */
function showFirstProblem(form: HTMLFormElement | null) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
