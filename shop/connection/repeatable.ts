/** Which calls may be sent again by themselves when it is not known whether the first one arrived. */

/** The field in which a form carries the key of its act, and the header in which a call of the API does. */
const KEY_FIELD = 'act'
const KEY_HEADER = 'idempotency-key'

/**
 * What forms ask for that sets a value, so that the second time changes nothing. Paying is among them because a cart
 * becomes one order however often it is asked for (docs/decisions/0003-place-order-once.md).
 */
const SETTING: readonly unknown[] = [
  'change',
  'apply-coupon',
  'remove-coupon',
  'address',
  'method',
  'draft',
  'pay',
]

/**
 * @param call  as `fetch` takes it; a form's body is a FormData or URLSearchParams
 * @returns true when the shop does the same however often it receives the call
 */
export function isRepeatable({ method = 'GET', headers, body }: RequestInit = {}): boolean {
  if (/^(GET|HEAD)$/i.test(method)) return true
  if (new Headers(headers).has(KEY_HEADER)) return true
  if (!(body instanceof FormData || body instanceof URLSearchParams)) return false
  return body.has(KEY_FIELD) || SETTING.includes(body.get('intent'))
}
