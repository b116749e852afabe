import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { useAfterPress } from '#ui/use-after-press.ts'
import type { CartTotalsView } from '../../cart/components/cart-view.ts'
import type { Failed } from '../../connection/keep-page.ts'
import { LineNote } from '../../connection/line-note.tsx'
import { PressWaits, useHydratedMark } from '../../hydration/press-waits.tsx'
import { NO_ORDERS } from '../rules/sentences.ts'
import { stillWrong } from '../rules/still-wrong.ts'
import { AddressFields } from './address-fields.tsx'
import { deliveryProblems, NOTHING_SENT_FIELD } from './address-form.ts'
import { BilledTo } from './billed-to.tsx'
import { BusinessPurchase } from './business-purchase.tsx'
import { CardFields } from './card-fields/card-fields.tsx'
import type { CardEntry } from './card-fields/port/card-entry.ts'
import { CardNeedsScripts } from './card-needs-scripts.tsx'
import {
  type CheckoutField,
  type CheckoutProblems,
  checkoutProblems,
  isCheckoutField,
  isHalfABill,
  judgedWith,
} from './checkout-fields.ts'
import { CHECKOUT_FORM, type CheckoutView, type TypedDelivery } from './checkout-view.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { isChanged, useDraft } from './draft.ts'
import { IdentifyFirst } from './identify-first.tsx'
import { NotPlaced, PayButton } from './pay-button.tsx'
import { CARD, cardFieldsIn, PaymentChoice, WAY_FIELD, type WayToPay } from './payment-choice.tsx'
import { replayMissedBlurs } from './replay-missed-blurs.ts'
import type { SavedAddress } from './saved-addresses.tsx'
import { Step } from './step.tsx'
import type { AccountName } from './typed-address.ts'
import { SENT_TO_CHECKOUT, usePayment } from './use-payment.ts'

interface CheckoutFormProps {
  view: Omit<CheckoutView, 'cart'> & {
    cart: { needsDelivery: boolean; totals: Pick<CartTotalsView, 'grandTotalCents'> }
  }
  /** A form that was sent without scripts and refused: the fields show it again. */
  typed: TypedDelivery | undefined
  /** Sent without scripts, and so without the card. */
  lacksCard: boolean
  postcodeRange: readonly [string, string] | undefined
  /** None where nothing can be paid: a sentence stands in place of the card. */
  waysToPay: readonly WayToPay[]
  /** Why no card is among them; undefined where one is. */
  paymentNote: string | undefined
  /** Before this cart can be paid, whoever orders has to confirm who they are. */
  needsIdentification: boolean
  isCustomer: boolean
  /** For the address of a customer who has typed none yet; undefined for a guest. */
  accountName: AccountName | undefined
  savedAddresses: readonly SavedAddress[]
  /** The cart has just taken an address of the book: what was typed before it is over. */
  isFromBook: boolean
}

/**
 * Address, delivery and card on one page; a refusal loses nothing that was typed. The fields hold what is typed, before
 * and after the page is hydrated (PE-13); without scripts the form saves everything except the card.
 */
export function CheckoutForm(props: CheckoutFormProps) {
  const { view, typed: refused, lacksCard, postcodeRange, waysToPay, isCustomer, savedAddresses } = props
  const { paymentNote } = props
  const form = useRef<HTMLFormElement>(null)
  // Of their own: while a bad connection holds one of them, the other does not take its place.
  const address = useFetcher<DeliveryAnswer>()
  const method = useFetcher<DeliveryAnswer>()
  const payment = usePayment()
  const [problems, setProblems] = useState<CheckoutProblems>(refused?.problems ?? {})
  const card = useRef<CardEntry>(null)
  const savedAddress = useRef('')
  const isTidying = useRef(false)
  const afterPress = useAfterPress()
  // PE-22: a later answer of the shop never replaces what the fields hold, or fills what was left empty.
  const [first] = useState(refused ?? view)
  const [picked, setPicked] = useState(refused?.method)
  const methodRefusal = refusalIn(method.data)
  const refusal = methodRefusal ?? refusalIn(address.data)
  // Also while the page is read again after the failure.
  const hasFailed = address.state !== 'submitting' && address.data?.kind === 'failed'
  // The picked method shows at once, unless the shop refused it or a new address brought other methods.
  const isOffered = view.methods.some((method) => method.value === picked && !method.unavailableReason)
  const chosen = isOffered && methodRefusal === undefined ? picked : view.chosenMethod

  const { needsDelivery } = view.cart
  const takesOrders = waysToPay.length > 0
  const [pickedWay, setPickedWay] = useState<string>(refused?.payBy ?? CARD)
  const way = waysToPay.some(({ code }) => code === pickedWay) ? pickedWay : (waysToPay[0]?.code ?? CARD)
  // Gift cards, credit or points pay for all of it.
  const isFree = view.cart.totals.grandTotalCents === 0
  const isByCard = !isFree && way === CARD
  const cardFields = cardFieldsIn(waysToPay)

  useDraft(form, props.isFromBook)
  useHydratedMark(form)
  /** What was chosen and typed before the page was hydrated, or comes from a draft, is new to the shop. */
  const takeWhatIsThere = useEffectEvent(() => {
    if (!form.current) return
    isTidying.current = true
    replayMissedBlurs(form.current)
    isTidying.current = false
    const there = new FormData(form.current)
    const offered = there.get('method')
    if (typeof offered === 'string' && offered !== view.chosenMethod) choose(offered)
    const payingBy = there.get(WAY_FIELD)
    if (typeof payingBy === 'string') setPickedWay(payingBy)
    if (isChanged(form.current)) saveAddress(there)
  })
  useEffect(() => takeWhatIsThere(), [])

  function choose(value: string) {
    setPicked(value)
    void method.submit({ intent: 'method', method: value }, SENT_TO_CHECKOUT)
  }

  function leaveField(name: CheckoutField) {
    if (!form.current) return
    const typed = new FormData(form.current)
    const found = checkoutProblems(typed, postcodeRange)
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(judgedWith(name, typed).map((field) => [field, found[field]])),
    }))
    if (!isHalfABill(name, found)) saveAddress(typed)
  }

  /** Clears the message beside a field as soon as the field is valid. */
  function typeOn(box: Element) {
    if (!form.current) return
    const typed = new FormData(form.current)
    const found = checkoutProblems(typed, postcodeRange)
    setProblems((before) => stillWrong(before, found))
    if (box instanceof HTMLInputElement && box.type === 'checkbox') saveAddress(typed)
  }

  /**
   * Delivery prices depend on the address, so it is sent as soon as it is complete, and again after a failure. What is
   * right of the bill is kept with it.
   */
  function saveAddress(typed: FormData) {
    if (Object.keys(deliveryProblems(typed, postcodeRange)).length > 0) return
    typed.set('intent', 'address')
    const text = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)])).toString()
    if (text === savedAddress.current && !hasFailed) return
    savedAddress.current = text
    void address.submit(typed, SENT_TO_CHECKOUT)
  }

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (payment.busy || !takesOrders) return
    const typed = new FormData(event.currentTarget)
    const found = checkoutProblems(typed, postcodeRange)
    const entry = isByCard ? (card.current ?? undefined) : undefined
    const isCardRight = entry?.check() !== false
    setProblems(found)
    if (Object.keys(found).length > 0 || !isCardRight) return showFirstProblem(form.current)
    if (!(await payment.pay(typed, entry))) showFirstProblem(form.current)
  }

  const saving = (
    <>
      <LineNote
        busy={(address.state !== 'idle' || method.state !== 'idle') && !payment.saysLine}
        className="mt-4"
      />
      {refusal ? (
        <Notice kind="problem" className="mt-4">
          {refusal}
        </Notice>
      ) : null}
    </>
  )

  return (
    <form
      ref={form}
      id={CHECKOUT_FORM}
      {...SENT_TO_CHECKOUT}
      data-waits=""
      noValidate
      className="group/checkout"
      onSubmit={pay}
      onInput={({ target }) => {
        if (target instanceof Element) typeOn(target)
      }}
      onBlur={({ target }) => {
        if (isTidying.current) return
        afterPress(() => {
          if ('name' in target && isCheckoutField(target.name)) leaveField(target.name)
        })
      }}
    >
      <PressWaits />
      {refused?.notPlaced && !payment.busy && !payment.message ? (
        <NotPlaced why={refused.notPlaced} className="mb-7" />
      ) : null}
      <input type="hidden" name="intent" value="draft" />
      {needsDelivery ? null : <input type="hidden" name={NOTHING_SENT_FIELD} value="yes" />}
      <Step number={1} heading={needsDelivery ? 'Where is it going?' : 'Who is paying?'}>
        <AddressFields
          {...{ isCustomer, savedAddresses, problems }}
          // What was sent has none of a customer's, whose account says it.
          email={isCustomer ? view.email : first.email}
          address={first.address}
          accountName={props.accountName}
          isForDelivery={needsDelivery}
        />
        <div className="mt-5 grid gap-4">
          {needsDelivery ? (
            <BilledTo {...{ isCustomer, savedAddresses, problems }} billing={first.billing} />
          ) : null}
          <BusinessPurchase business={first.business} problems={problems} />
        </div>
        {needsDelivery ? null : saving}
      </Step>
      {needsDelivery ? (
        <Step number={2} heading="How fast?">
          <DeliveryChoice methods={view.methods} chosen={chosen} choose={choose} />
          {saving}
        </Step>
      ) : null}
      <Step number={needsDelivery ? 3 : 2} heading="How would you like to pay?">
        {takesOrders && props.needsIdentification ? (
          <IdentifyFirst />
        ) : takesOrders ? (
          <>
            {lacksCard && isByCard ? <CardAgain isRefused={refused !== undefined} /> : null}
            {isFree ? (
              <p>Nothing is left to pay: what you have with us covers this order.</p>
            ) : (
              <>
                {paymentNote ? (
                  <Notice kind="warning" className="mb-4">
                    {paymentNote}
                  </Notice>
                ) : null}
                <PaymentChoice ways={waysToPay} chosen={way} choose={setPickedWay} />
                {isByCard && cardFields ? (
                  <>
                    <CardNeedsScripts hasOtherWays={waysToPay.length > 1} />
                    <div className="noscript:hidden">
                      <CardFields ref={card} of={cardFields} amountCents={view.cart.totals.grandTotalCents} />
                    </div>
                  </>
                ) : null}
              </>
            )}
            <PayButton
              payment={payment}
              totalCents={view.cart.totals.grandTotalCents}
              contents={view.contents}
              needsDelivery={needsDelivery}
              isPaidNow={isByCard}
            />
          </>
        ) : (
          <Notice kind="warning">{paymentNote ?? NO_ORDERS}</Notice>
        )}
      </Step>
    </form>
  )
}

/** PE-13, PE-32. */
const CardAgain = ({ isRefused }: { isRefused: boolean }) => (
  <div id="card" className="mb-4">
    <Notice kind="warning">
      <b className="font-semibold">Nothing has been charged.</b>
      <span>
        {isRefused
          ? ' Please look at the fields that are marked above; what you typed is still there.'
          : ' Your address is kept.'}
      </span>
      <span className="noscript:hidden">
        {isRefused
          ? ' Then type your card again, because it was not sent.'
          : ' Please type your card again, because it was not sent.'}
      </span>
    </Notice>
  </div>
)

type DeliveryAnswer = { kind: 'saved' } | { kind: 'refused'; message: string } | Failed

function refusalIn(answer: DeliveryAnswer | undefined): string | undefined {
  if (answer?.kind === 'failed') return answer.problem
  return answer?.kind === 'refused' ? answer.message : undefined
}

/** Messages are in the document only after the next paint. */
function showFirstProblem(form: HTMLFormElement | null) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
