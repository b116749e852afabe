/** Keys with which reviews are written: signed, for an order or one line of it, with an expiry. */
import type { Clock } from '#platform/clock.ts'
import { createSigner } from '#platform/sign.ts'

interface Deps {
  secretKey: string
  clock: Clock
}

/** People write when they have lived with a thing for a while. */
export const LINK_LASTS_MS = 90 * 24 * 3_600_000
/** Of a form: long enough to find the words, and a picture on another device. */
const DAY_MS = 24 * 3_600_000

/** @param until  when the link is over; named by the mail, so that the same mail sent twice has the same link */
export function orderReviewKey({ secretKey }: Pick<Deps, 'secretKey'>, orderId: string, until: Date): string {
  return signed(secretKey, 'order', orderId, until)
}

/** @returns id of the order; undefined for a key that is over, forged, for another purpose or malformed */
export function readOrderReviewKey(deps: Deps, key: string): string | undefined {
  return read(deps, 'order', key)
}

/** Who may write about a line: its buyer, or somebody who knows the order's number and email. */
export type Writer = 'buyer' | 'finder'

/** Good for one to two days, and the same all day: a page that is made anew has the piece chosen that was chosen. */
export function lineReviewKey({ secretKey, clock }: Deps, lineId: number, writer: Writer): string {
  const until = new Date((Math.floor(clock.now().getTime() / DAY_MS) + 2) * DAY_MS)
  return signed(secretKey, writer, String(lineId), until)
}

export function readLineReviewKey(deps: Deps, key: string): { lineId: number; writer: Writer } | undefined {
  for (const writer of ['buyer', 'finder'] as const) {
    const id = read(deps, writer, key)
    if (id !== undefined) return { lineId: Number(id), writer }
  }
  return undefined
}

function signed(secretKey: string, scope: string, id: string, until: Date): string {
  return signerOf(secretKey, scope).sign(`${id}.${Math.floor(until.getTime() / 1_000).toString(36)}`)
}

function read({ secretKey, clock }: Deps, scope: string, key: string): string | undefined {
  const [id, seconds] = signerOf(secretKey, scope).verify(key)?.split('.') ?? []
  if (id === undefined || seconds === undefined) return undefined
  return new Date(Number.parseInt(seconds, 36) * 1_000) > clock.now() ? id : undefined
}

const signerOf = (secretKey: string, scope: string) => createSigner(secretKey, `review of ${scope}`)
