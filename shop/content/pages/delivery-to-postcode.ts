import { addBusinessDays } from '#packages/calendar/business-days.ts'
import { dayRangeInWords } from '#packages/calendar/day-words.ts'
import { fromDollars } from '#packages/money/money.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import {
  type DeliveryByMethod,
  POSTCODE_INTENT,
  type PostcodeAnswer,
} from '../../catalogue/components/postcode-answer.ts'
import { postcodeAdvice } from '../../fields/rules/field-words.ts'
import { statesOfPostcode } from '../../fields/rules/states.ts'
import { DeliveryOfPieceDocument, type DeliveryOfPieceQuery } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'

const NOT_SENT = 'This is not sent anywhere: it comes by email.'

/**
 * What delivery of one piece to a postcode costs, and when it arrives. Undefined when the form is about something else.
 *
 * @param today  UTC midnight of the day on which the order would be placed
 */
export async function deliveryToPostcode(
  api: Api,
  form: FormData,
  today: Date,
): Promise<PostcodeAnswer | undefined> {
  if (form.get('intent') !== POSTCODE_INTENT) return undefined
  const sku = String(form.get('sku') ?? '')
  const postcode = tidiedPostcode(String(form.get('postcode') ?? ''))
  const refused = (problem: string): PostcodeAnswer => ({ sku, postcode, problem, methods: [] })
  if (statesOfPostcode(postcode).length === 0) return refused(postcodeAdvice(postcode))
  try {
    const { deliveryOfPiece } = await api.send(DeliveryOfPieceDocument, { sku, postcode })
    const methods = deliveryOfPiece.map((method) => methodOf(method, today))
    const common = methods[0]?.about
    return methods.every(({ isAvailable, about }) => !isAvailable && about === common)
      ? refused(common ?? NOT_SENT)
      : { sku, postcode, problem: undefined, methods }
  } catch (error) {
    if (!isApiError(error)) throw error
    return refused(sentenceOf(error))
  }
}

function methodOf(
  { method_code, method_title, amount, ...days }: DeliveryOfPieceQuery['deliveryOfPiece'][number],
  today: Date,
): DeliveryByMethod {
  const reason = days.unavailable_reason ?? undefined
  const arrives = dayRangeInWords(
    addBusinessDays(today, days.promised_from_days),
    addBusinessDays(today, days.maximum_days),
  )
  return {
    code: method_code,
    title: method_title,
    cents: fromDollars(amount.value ?? 0),
    about: reason ?? arrives,
    isAvailable: reason === undefined,
  }
}
