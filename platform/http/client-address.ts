/** The IP address of a request, as the edge determined it. Headers of strangers do not count: see `forwarded.ts`. */
import { countedAddress } from '../network/networks.ts'

const addresses = new WeakMap<Request, string>()

export function rememberClientAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address)
}

/**
 * By whom limits count a request: an IPv4 address, or the /64 network of an IPv6 address.
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
