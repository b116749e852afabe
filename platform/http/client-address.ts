/** The IP address behind a request, as the edge found it out. Headers of strangers have no say: see `forwarded.ts`. */
import { countedAddress } from './networks.ts'

const addresses = new WeakMap<Request, string>()

export function rememberClientAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address)
}

/**
 * Whom limits count a request for: an IPv4 address, or the /64 network of an IPv6 address.
 *
 * Undefined for requests that came over no network.
 */
export function clientAddress(request: Request): string | undefined {
  const address = addresses.get(request)
  return address === undefined ? undefined : countedAddress(address)
}

/** The whole address, for questions about the network that it is in. */
export function exactClientAddress(request: Request): string | undefined {
  return addresses.get(request)
}
