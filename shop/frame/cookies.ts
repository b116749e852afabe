/** The cookies that pages read and set. */

const CART_AGE_S = 30 * 24 * 3600
/** An order stays readable to the browser that placed it for a day. */
const ORDER_AGE_S = 24 * 3600

export function cartIdOf(request: Request): string | undefined {
  return readCookie(request, 'cart_id')
}

export function orderTokenOf(request: Request): string | undefined {
  return readCookie(request, 'order_data')
}

/** Ties the browser to its cart. `cart_count` is a copy that scripts may read, so cached pages can show the badge. */
export function cartCookies(cartId: string, count: number, publicUrl: string): Headers {
  return cookieHeaders(
    cookie('cart_id', cartId, { ageS: CART_AGE_S, readable: false, publicUrl }),
    cookie('cart_count', String(count), { ageS: CART_AGE_S, readable: true, publicUrl }),
  )
}

export function noCartCookies(publicUrl: string): Headers {
  return cookieHeaders(
    cookie('cart_id', '', { ageS: 0, readable: false, publicUrl }),
    cookie('cart_count', '', { ageS: 0, readable: true, publicUrl }),
  )
}

/** The cart became an order: this browser, and no other, may now see it. */
export function orderCookies(orderToken: string, publicUrl: string): Headers {
  const headers = noCartCookies(publicUrl)
  headers.append(
    'set-cookie',
    cookie('order_data', orderToken, { ageS: ORDER_AGE_S, readable: false, publicUrl }),
  )
  return headers
}

function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split('; ')) {
    if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1)) || undefined
  }
  return undefined
}

function cookie(
  name: string,
  value: string,
  { ageS, readable, publicUrl }: { ageS: number; readable: boolean; publicUrl: string },
): string {
  const flags = [`Max-Age=${ageS}`, 'Path=/', 'SameSite=Lax']
  if (!readable) flags.push('HttpOnly')
  if (publicUrl.startsWith('https:')) flags.push('Secure')
  return [`${name}=${encodeURIComponent(value)}`, ...flags].join('; ')
}

function cookieHeaders(...cookies: string[]): Headers {
  const headers = new Headers()
  for (const one of cookies) headers.append('set-cookie', one)
  return headers
}
