/** The IP address behind a request, for limits. Headers that name another are not believed: anybody can send them. */
const addresses = new WeakMap<Request, string>()

export function rememberClientAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address)
}

/** Undefined for requests that came over no network. */
export function clientAddress(request: Request): string | undefined {
  return addresses.get(request)
}
