/** Where a picture is fetched from: the shop itself, or the network that keeps copies of it close to shoppers. */

export interface PictureHosts {
  /** Scheme and host of the shop and of its API, such as https://api.keepsake.example. */
  own: readonly string[]
  /** Scheme and host of the content delivery network; undefined where there is none. */
  cdn: string | undefined
}

/**
 * The address of a picture at the content delivery network.
 *
 * @param address  a path of the shop such as `/images/room-640.webp`, or a whole address
 * @returns the same path at the network; the address itself when there is no network, and for pictures that are not the
 *   shop's own: other hosts, `data:` and `blob:`
 * @example cdnAddress('https://api.example/a.jpg', { own: ['https://api.example'], cdn: 'https://cdn.example' })
 *   // 'https://cdn.example/a.jpg'
 */
export function cdnAddress(address: string, { own, cdn }: PictureHosts): string {
  if (cdn === undefined) return address
  if (/^\/(?![/\\])/.test(address)) return cdn + address
  const origin = /^https?:\/\/[^/?#]+/i.exec(address)?.[0]
  const isOurs = origin !== undefined && own.some((host) => host.toLowerCase() === origin.toLowerCase())
  return isOurs ? cdn + address.slice(origin.length) : address
}
