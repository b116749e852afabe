/** IP addresses and the networks that they belong to. */
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** Networks that no machine on the internet is in: loopback, RFC 1918, RFC 4193 and link-local. */
const words = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10']],
])

/**
 * Reads a list of networks.
 *
 * @param text  networks such as 10.0.0.0/8 or 2001:db8::/32, single addresses, and the words `loopback` and `private`, with
 *   commas or spaces between
 * @returns undefined when the list is empty, or one of its parts is none of these or every address there is
 */
export function readNetworks(text: string): BlockList | undefined {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '')
  const networks = new BlockList()
  const isRead = parts
    .flatMap((part) => words.get(part) ?? [part])
    .every((network) => addNetwork(networks, network))
  return isRead && parts.length > 0 ? networks : undefined
}

function addNetwork(networks: BlockList, network: string): boolean {
  const [, address = '', prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(network) ?? []
  const bits = isIPv4(address) ? 32 : 128
  if (isIP(address) === 0 || Number(prefix ?? bits) > bits) return false
  // The whole internet: everybody could give themselves any address.
  if (Number(prefix ?? bits) === 0) return false
  networks.addSubnet(address, prefix === undefined ? bits : Number(prefix), familyOf(address))
  return true
}

/** @returns false without networks and for a text that is no IP address; an IPv4 address may come in its IPv6 spelling */
export function isWithin(networks: BlockList | undefined, address: string): boolean {
  return networks !== undefined && isIP(address) !== 0 && networks.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/**
 * The address as limits count it: an IPv6 customer usually has a whole /64 network and so 2^64 addresses to come from.
 *
 * @param address  an IP address in any spelling; any other text comes back as it is
 * @returns an IPv4 address, or the /64 network of an IPv6 address
 * @example countedAddress('2001:db8:1:2:aaaa::1') // 2001:db8:1:2::/64
 */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (dotted !== undefined) return dotted
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(' ') === '0 0 0 0 0 ffff') return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, each in its shortest spelling. */
function groupsOf(address: string): string[] {
  // The URL parser knows every spelling, and writes one.
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::')
  const front = head === '' ? [] : head.split(':')
  if (tail === undefined) return front
  const back = tail === '' ? [] : tail.split(':')
  return [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
}

const bytesOf = (group: string) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]
