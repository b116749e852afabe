/**
 * Whether people on other machines reach the shop at its address.
 *
 * @param publicUrl  the address that shoppers type; undefined means that nobody gave one, and the shop is for this machine
 */
export function isOpenToOthers(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)
}

/** RFC 6761 §6.3, RFC 1122 §3.2.1.3, RFC 4291 §2.5.3; `URL` has written every form of an address in one way. */
const isLoopback = (host: string) =>
  /^(?:.+\.)?localhost\.?$/.test(host) || /^127\.\d+\.\d+\.\d+$/.test(host) || host === '[::1]'
