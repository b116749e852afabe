/** The client behind trusted proxies, by the headers that they write. */
import type { IncomingHttpHeaders } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import { isWithin } from '../network/networks.ts'

/** Nobody has more proxies; what a client writes to the left of them is not read. */
const MAX_HOPS = 10

/**
 * The address of the client behind trusted proxies: the right-most one that is not trusted.
 *
 * Each proxy adds, on the right, the address that it was asked from. What stands left of the first address that is not
 * trusted was written by that client itself and is not believed.
 *
 * @param peer  the address at the other end of the connection
 * @param headers  `X-Forwarded-For`, or `Forwarded` of RFC 7239. When both are there and name different clients, one of them
 *   passed through a proxy that writes only the other, so neither is believed.
 * @param trusted  the networks of the proxies; undefined trusts none
 * @returns the client's address, or the last address that is known for certain
 */
export function forwardedAddress(
  peer: string | undefined,
  headers: IncomingHttpHeaders,
  trusted: BlockList | undefined,
): string | undefined {
  if (peer === undefined || !isWithin(trusted, peer)) return peer
  const [first = peer, second = first] = [
    ...hopsOf(headers['x-forwarded-for'], (hop) => hop),
    ...hopsOf(headers.forwarded, nodeOf),
  ].map((hops) => clientOf(peer, hops, trusted))
  return first === second ? first : peer
}

/** One list of hops, nearest first, for a header that is there. */
function hopsOf(header: string | string[] | undefined, read: (hop: string) => string): string[][] {
  if (header === undefined) return []
  const hops = String(header).split(',').slice(-MAX_HOPS).reverse()
  return [hops.map((hop) => addressOf(read(hop.trim())))]
}

function clientOf(peer: string, hops: readonly string[], trusted: BlockList | undefined): string {
  let known = peer
  for (const hop of hops) {
    // `unknown`, `_hidden` or no address: nobody can be named beyond the proxy that wrote it.
    if (isIP(hop) === 0) return known
    known = hop
    if (!isWithin(trusted, hop)) return known
  }
  return known
}

/** `for=192.0.2.60;proto=http` or `For="[2001:db8::1]:4711"`. */
const nodeOf = (element: string) => /(?:^|;)\s*for="?([^";\s]*)"?\s*(?:;|$)/i.exec(element)?.[1] ?? ''

/** Without port, brackets and zone. */
const addressOf = (node: string) =>
  node
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
