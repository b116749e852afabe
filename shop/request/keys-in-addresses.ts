/** Addresses that open something for whoever has them: an order, a proof, an account, a design. */

interface Address {
  pathname: string
  search: string
}

/** Whether the page at this address is opened by a key in it. The tool's own key of a design is no such page: see below. */
export const hasKey = ({ pathname, search }: Address): boolean =>
  /[?&](?:token|key)=/.test(search) || /^\/newsletter\/(?:confirm|unsubscribe)\/./.test(pathname)

/** The address without the keys that third parties must not read: of the design that is being made, and any other. */
export function withoutKeys({ pathname, search }: Address): string {
  const kept = new URLSearchParams(search)
  for (const name of ['design', 'token', 'key']) kept.delete(name)
  const query = kept.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
