/** Reads what came back for an API call, whoever sent it: the shop, or a balancer in its place (O-01 to O-15). */
import { ApiError, CART_ERROR, type GraphqlAnswer, NO_CUSTOMER } from './api.ts'

/** O-02 to O-09 and O-15, word by word. */
const SENTENCES = {
  notFound: 'Record not found, please try again.',
  country:
    'We are currently not delivering to your default shipping/billing country address. To place an order kindly update your default billing & shipping addresses from My Account -> Address Book.',
  unauthorized: 'You are not authorized to perform this action.',
  unknown: 'Unknown error, please try after some time.',
  noAnswer: 'Request origin is blocked by your browser, please check the access control policy',
  invalidJson: 'Invalid json object.',
} as const

/** Of a failure whose outcome nobody knows: the call may have arrived. */
export const NO_ANSWER = 'no-answer'
/** Of an answer that came from elsewhere than the API. */
export const HTTP = 'http'
const INTERNAL = 'Internal server error'
/** What a server prints when it breaks while it writes an answer. */
const SERVER_NOISE = /Fatal|Uncaught|permission|directory/
/** O-05, CA-102: compared before the parameters are put into it. */
const LOST_CART: readonly unknown[] = [
  'Current customer does not have an active cart.',
  'No such entity with %fieldName = %fieldValue',
]

interface ErrorBody {
  message?: unknown
  parameters?: unknown
}

/**
 * @param status  of HTTP
 * @param text    the body as it came
 * @throws ApiError when it is no answer of the API, with the sentence for the shopper
 */
export function readAnswer(status: number, text: string): GraphqlAnswer {
  const body = parsed(text)
  if (isGraphqlAnswer(body)) return body
  if (body === undefined && SERVER_NOISE.test(text)) throw failed(SENTENCES.invalidJson)
  throw httpError(status, typeof body === 'object' && body !== null ? body : {})
}

/** O-09, CA-94: nothing came back, or nothing within the limit. */
export const noAnswer = () => new ApiError(SENTENCES.noAnswer, { category: NO_ANSWER })

function httpError(status: number, body: ErrorBody): ApiError {
  if (status === 401) return failed(SENTENCES.unauthorized)
  const template = typeof body.message === 'string' ? body.message : ''
  const named = namedParameters(body.parameters)
  if (status === 400) {
    if (named.fieldName === 'countryId') return failed(SENTENCES.country)
    if (named.fieldName === 'customerId') return failed(substituted(template, named), { code: NO_CUSTOMER })
    const isUsable = template !== '' && template !== INTERNAL
    return failed(isUsable ? substituted(template, named) : SENTENCES.notFound)
  }
  if (status === 404 && LOST_CART.includes(template)) return failed('', { code: CART_ERROR })
  return failed(template === '' ? SENTENCES.unknown : substituted(template, named))
}

const failed = (message: string, extensions: { code?: string } = {}) =>
  new ApiError(message, { category: HTTP, ...extensions })

function isGraphqlAnswer(body: unknown): body is GraphqlAnswer {
  if (typeof body !== 'object' || body === null) return false
  return ('data' in body && body.data !== undefined) || ('errors' in body && Array.isArray(body.errors))
}

/** Both forms of the contract: a list fills `%1`, `%2`; an object fills its names. */
function namedParameters(parameters: unknown): Record<string, string> {
  if (typeof parameters !== 'object' || parameters === null) return {}
  const entries = Array.isArray(parameters)
    ? parameters.map((value, index) => [String(index + 1), value])
    : Object.entries(parameters)
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** One pass, so that a value that looks like a parameter stays what it is (SH-21). */
function substituted(template: string, named: Record<string, string>): string {
  return template.replace(
    /%(\w+)/g,
    (whole, name: string) => (Object.hasOwn(named, name) ? named[name] : whole) ?? whole,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
