import { addBusinessDays } from '#packages/calendar/business-days.ts'
import { dayRangeInWords } from '#packages/calendar/day-words.ts'
import { fromDollars } from '#packages/money/money.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { postcodeAdvice } from '../../fields/rules/field-words.ts'
import { statesOfPostcode } from '../../fields/rules/states.ts'
import { EstimateDeliveryDocument, type EstimateDeliveryMutation } from '../../generated/client/graphql.ts'
import { type Api, CART_ERROR } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import {
  DELIVERY_INTENT,
  type DeliveryAnswer,
  type EstimatedMethod,
} from '../components/notes-and-delivery-forms.ts'
import { promisedFromDays } from '../rules/promised-days.ts'

/**
 * What delivery to a postcode costs, and when it arrives. Undefined when the form is about something else.
 *
 * @param today  UTC midnight of the day on which the order would be placed
 */
export async function estimateDelivery(
  api: Api,
  cartId: string,
  form: FormData,
  today: Date,
): Promise<DeliveryAnswer | undefined> {
  if (form.get('intent') !== DELIVERY_INTENT) return undefined
  const postcode = tidiedPostcode(String(form.get('postcode') ?? ''))
  const refused = (problem: string): DeliveryAnswer => ({ postcode, problem, methods: [] })
  if (statesOfPostcode(postcode).length === 0) return refused(postcodeAdvice(postcode))
  try {
    const { estimateShippingMethods } = await api.send(EstimateDeliveryDocument, { cartId, postcode })
    const methods = methodsOf(
      (estimateShippingMethods ?? []).flatMap((one) => one ?? []),
      today,
    )
    const common = methods[0]?.about
    return methods.every(({ isAvailable, about }) => !isAvailable && about === common)
      ? refused(common ?? 'Nothing in this cart is delivered.')
      : { postcode, problem: undefined, methods }
  } catch (error) {
    if (!isApiError(error) || error.code === CART_ERROR) throw error
    return refused(sentenceOf(error))
  }
}

type ContractMethod = NonNullable<NonNullable<EstimateDeliveryMutation['estimateShippingMethods']>[number]>

/** With the days that the checkout promises: see `promisedFromDays`. */
function methodsOf(methods: readonly ContractMethod[], today: Date): EstimatedMethod[] {
  const daysOf = (method: ContractMethod) => ({
    cents: centsOf(method),
    minimumDays: method.minimum_days ?? 0,
  })
  const every = methods.map(daysOf)
  return methods.map((method) => methodOf(method, promisedFromDays(every, daysOf(method)), today))
}

const centsOf = ({ amount }: ContractMethod) => fromDollars(amount.value ?? 0)

function methodOf(method: ContractMethod, firstDays: number, today: Date): EstimatedMethod {
  const deliveryDays = () =>
    dayRangeInWords(
      addBusinessDays(today, firstDays),
      addBusinessDays(today, method.maximum_days ?? firstDays),
    )
  return {
    code: method.method_code ?? '',
    title: method.method_title ?? '',
    cents: centsOf(method),
    about: method.available ? deliveryDays() : (method.error_message ?? 'Not available for this address.'),
    isAvailable: method.available,
  }
}
