/** What the forms on the screens of the account do, by what they ask for. */
import { redirect } from 'react-router'
import { dayInWords } from '#packages/calendar/day-words.ts'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { addressIn, deliveryProblems } from '../../checkout/components/address-form.ts'
import { WRONG_PASSWORD } from '../../customers/rules/refusals.ts'
import {
  AddAddressDocument,
  CancelMyOrderDocument,
  ChangeAddressDocument,
  ChangeEmailDocument,
  ChangePasswordDocument,
  DeleteAddressDocument,
  GiftCardBalanceDocument,
  MoveGiftCardDocument,
  OrderAgainDocument,
  SaveDetailsDocument,
} from '../../generated/client/graphql.ts'
import type { Api, ApiError } from '../../request/api.ts'
import { consequenceOf, isApiError } from '../../request/api-errors.ts'
import { cartCookies, flashCookie, noSessionCookies } from '../../request/cookies.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { paths } from '../../routing/paths.ts'
import { type ActAnswer, INTENTS, TARGET_FIELD } from '../components/act-answer.ts'
import {
  detailsProblems,
  emailChangeProblems,
  emailIn,
  gstNumberIn,
  passwordChangeProblems,
  passwordIn,
  phoneIn,
  textIn,
} from '../rules/account-form.ts'
import type { Acts } from './act.ts'
import { plainWordsOf, typedIn } from './answer-form.ts'
import { savedDesignActs } from './saved-design-acts.ts'
import { settingsActs } from './settings-acts.ts'
import { ticketActs } from './ticket-acts.ts'

const acts: Acts = {
  ...savedDesignActs,
  ...settingsActs,
  ...ticketActs,
  async [INTENTS.saveAddress]({ api, form, target }) {
    const problems = deliveryProblems(form, undefined)
    if (Object.keys(problems).length > 0) return { problems }
    const input = addressInput(form)
    await (target
      ? api.send(ChangeAddressDocument, { uid: target, input })
      : api.send(AddAddressDocument, { input }))
    return redirect(`${accountPaths.addressBook()}?saved=1`)
  },
  async [INTENTS.deleteAddress]({ api, target }) {
    await api.send(DeleteAddressDocument, { uid: target })
    return redirect(`${accountPaths.addressBook()}?deleted=1`)
  },
  async [INTENTS.useForDelivery]({ api, target }) {
    await api.send(ChangeAddressDocument, { uid: target, input: { default_shipping: true } })
    return redirect(`${accountPaths.addressBook()}?saved=1`)
  },
  async [INTENTS.useForBills]({ api, target }) {
    await api.send(ChangeAddressDocument, { uid: target, input: { default_billing: true } })
    return redirect(`${accountPaths.addressBook()}?saved=1`)
  },
  async [INTENTS.saveDetails]({ api, form }) {
    const problems = detailsProblems(form)
    if (Object.keys(problems).length > 0) return { problems }
    const input = {
      firstname: textIn(form, 'firstName'),
      lastname: textIn(form, 'lastName'),
      phone_no: phoneIn(form),
      gst_number: gstNumberIn(form),
    }
    await api.send(SaveDetailsDocument, { input })
    return 'Your details are saved.'
  },
  async [INTENTS.changeEmail]({ api, form }) {
    const problems = emailChangeProblems(form)
    if (Object.keys(problems).length > 0) return { problems }
    const email = emailIn(form)
    await api.send(ChangeEmailDocument, { email, password: passwordIn(form) })
    return `Your email is ${email} now. Use it when you sign in.`
  },
  async [INTENTS.changePassword]({ api, form, publicUrl }) {
    const problems = passwordChangeProblems(form)
    if (Object.keys(problems).length > 0) return { problems }
    const current = String(form.get('current') ?? '')
    await api.send(ChangePasswordDocument, { current, next: passwordIn(form) })
    // The change ended every session, this one as well.
    const headers = noSessionCookies(publicUrl)
    headers.append(
      'set-cookie',
      flashCookie('Your password is changed. Sign in with the new one.', publicUrl),
    )
    return redirect(paths.signIn(), { headers })
  },
  async [INTENTS.saveNewsletter]({ api, form }) {
    const isWanted = form.has('newsletter')
    const input = { is_subscribed: isWanted }
    const { updateCustomerV2: saved } = await api.send(SaveDetailsDocument, { input })
    if (!isWanted) return 'We will not send you the newsletter any more.'
    // An email that was never proven is asked first.
    return saved?.customer.is_subscribed
      ? 'You will hear from us.'
      : 'We have sent you an email. Follow the link in it, and you will hear from us.'
  },
  async [INTENTS.showGiftCard]({ api, form }) {
    const code = textIn(form, 'giftCard')
    if (code === '') return { problems: { giftCard: 'Enter the code of your gift card.' } }
    const { giftCardAccount: card } = await api.send(GiftCardBalanceDocument, { code })
    const balance = formatMoney(fromDollars(card?.balance?.value ?? 0))
    const until = card?.expiration_date
    return `This card holds ${balance}.${until ? ` It pays until ${dayInWords(new Date(until))} ${until.slice(0, 4)}.` : ''}`
  },
  async [INTENTS.moveGiftCard]({ api, form }) {
    const code = textIn(form, 'giftCard')
    if (code === '') return { problems: { giftCard: 'Enter the code of your gift card.' } }
    await api.send(MoveGiftCardDocument, { code })
    return 'All that was on the card is in your store credit now.'
  },
  async [INTENTS.orderAgain]({ api, target, publicUrl }) {
    const { reorderItems: again } = await api.send(OrderAgainDocument, { number: target })
    const left = (again?.userInputErrors ?? []).flatMap((error) => error?.message ?? [])
    if (!again || left.length > 0) return { message: `Not everything is in your cart. ${left.join(' ')}` }
    return redirect(paths.cart(), {
      headers: cartCookies(again.cart.id, again.cart.total_quantity, publicUrl),
    })
  },
  async [INTENTS.cancelOrder]({ api, form, target }) {
    const reason = textIn(form, 'reason')
    if (reason === '') return { problems: { reason: 'Choose why, so that we can do better.' } }
    const { cancelOrder } = await api.send(CancelMyOrderDocument, { id: target, reason })
    const problem = cancelOrder?.errorV2?.message
    if (problem) return { message: problem }
    // The form is gone with the order; the news is said where its screen begins.
    const number = cancelOrder?.order?.number
    return redirect(number ? `${paths.order(number)}?cancelled=1` : paths.orders())
  },
}

/** O-10, PE-20: another tab or device may have ended the session. */
const SESSION_OVER =
  'You are not signed in any more, and nothing was sent. What you typed is still here: sign in, come back to this page and press again.'

/** Of a form that was sent without scripts: the gate keeps it from being shown again. */
function signInAgain(publicUrl: string): Response {
  const headers = noSessionCookies(publicUrl)
  headers.append('set-cookie', flashCookie('Your session has ended. Please sign in again.', publicUrl))
  return redirect(paths.signIn(paths.account()), { headers })
}

const ADDRESS_GONE =
  'This address is not in your book any more. It may have been deleted in another tab; reload the page.'

/** PE-31, PE-32: the field that it is about, and what to do, where the contract's sentence says neither. */
function refusalOf(error: ApiError, intent: string): Partial<ActAnswer> {
  if (error.message === WRONG_PASSWORD) {
    const field = intent === INTENTS.changePassword ? 'current' : 'password'
    return { problems: { [field]: 'That is not your password. Try again.' } }
  }
  if (/^Could not find a address/.test(error.message)) return { message: ADDRESS_GONE }
  return { message: plainWordsOf(error) }
}

/**
 * Runs what a form asks for; what is refused is answered beside it.
 *
 * @param known      what forms of the page may ask for
 * @param staysHere  the page sends its form itself and keeps it, also when the session is over
 */
export async function actOn(
  api: Api,
  form: FormData,
  publicUrl: string,
  { known = acts, staysHere = false }: { known?: Acts; staysHere?: boolean } = {},
): Promise<ActAnswer | Response> {
  const intent = String(form.get('intent') ?? '')
  const target = String(form.get(TARGET_FIELD) ?? '')
  const answer = (more: Partial<ActAnswer>): ActAnswer => ({
    ...{ intent, target, kind: 'refused', message: undefined, problems: {}, typed: typedIn(form) },
    ...more,
  })
  const act = Object.hasOwn(known, intent) ? known[intent] : undefined
  if (!act) return answer({ message: 'This form is not known here. Reload the page and try again.' })
  try {
    const done = await act({ api, form, target, publicUrl })
    if (done instanceof Response) return done
    return typeof done === 'string' ? answer({ kind: 'done', message: done, typed: {} }) : answer(done)
  } catch (error) {
    if (!isApiError(error)) throw error
    if (consequenceOf(error) === 'sign-out') {
      return staysHere ? answer({ message: SESSION_OVER, needsSignIn: true }) : signInAgain(publicUrl)
    }
    return answer(refusalOf(error, intent))
  }
}

/** An address as a cart and an order take it. */
export function writtenAddress(form: FormData) {
  const { firstName, lastName, company, street, city, state, postcode, telephone } = addressIn(form)
  const place = {
    ...(company && { company }),
    street: [...street],
    city,
    region: state,
    postcode,
    telephone,
    country_code: 'AU',
  }
  return { firstname: firstName, lastname: lastName, ...place }
}

function addressInput(form: FormData) {
  const { firstName, lastName, company, street, city, state, postcode, telephone } = addressIn(form)
  return {
    firstname: firstName,
    lastname: lastName,
    ...(form.has('organisation') && { company: company ?? '' }),
    street: [...street],
    city,
    region: { region_code: state },
    postcode,
    telephone,
    ...(form.has('defaultShipping') && { default_shipping: true }),
    ...(form.has('defaultBilling') && { default_billing: true }),
  }
}
