/**
 * What a shopper means to do once, and the idempotency key under which it is sent until the shop has answered.
 *
 * Kept on the device: a shopper who loses the answer, reloads and presses again sends the same key, and the shop does it
 * once. The shop remembers a key for a day (docs/decisions/0017-an-act-is-done-once.md).
 */
import { type DeviceTexts, deviceTexts } from '#ui/device.ts'
import { HTTP, NO_ANSWER } from '../request/answer.ts'
import { isApiError } from '../request/api-errors.ts'

interface Kept {
  key: string
  /** Milliseconds since 1970. */
  at: number
}

const PLACE = 'intentions'
const MAX_KEPT = 50
/** Less than the shop's day, because clocks differ. */
const KEPT_MS = 20 * 60 * 60_000

type Device = Pick<DeviceTexts, 'getItem' | 'setItem'>

export interface Intentions {
  /** The key of an intention, the same until the shop has answered; intentions that differ have different descriptions. */
  keyOf(intention: string): string
  /** The shop has answered, with a yes or a no: the same intention again is another act. */
  answered(key: string | undefined): void
  /** A page shows the outcome of every act whose intention begins so: the same intention again is another act. */
  shown(beginning: string): void
  /** Sends an act under its key. @throws whatever `send` threw */
  send<Answer>(intention: string, send: (key: string) => Promise<Answer>): Promise<Answer>
}

/** @param device where keys are stored; without one they last as long as the page is open */
export function createIntentions(device: Device | undefined, now: () => number = Date.now): Intentions {
  const here = new Map<string, Kept>()

  function all(): Map<string, Kept> {
    const fresh = (kept: Kept) => kept.at > now() - KEPT_MS
    // Another tab may have ended an intention.
    return new Map([...(readFrom(device) ?? here)].filter(([, kept]) => fresh(kept)))
  }

  function write(kept: Map<string, Kept>) {
    device?.setItem(PLACE, JSON.stringify([...kept].slice(-MAX_KEPT)))
  }

  function keyOf(intention: string): string {
    const kept = all()
    const known = kept.get(intention)
    if (known) return known.key
    const added = { key: crypto.randomUUID(), at: now() }
    here.set(intention, added)
    write(kept.set(intention, added))
    return added.key
  }

  function end(isEnded: (intention: string, key: string) => boolean) {
    const kept = all()
    for (const [intention, { key }] of kept) {
      if (!isEnded(intention, key)) continue
      kept.delete(intention)
      here.delete(intention)
      write(kept)
    }
  }

  const answered = (ended: string | undefined) => end((_, key) => key === ended)

  return {
    keyOf,
    answered,
    shown: (beginning) => end((intention) => intention.startsWith(beginning)),
    async send(intention, send) {
      const key = keyOf(intention)
      try {
        const answer = await send(key)
        answered(key)
        return answer
      } catch (error) {
        if (isApiError(error) && !UNSURE.includes(error.category)) answered(key)
        throw error
      }
    },
  }
}

/** Answers that leave open whether the act was done. */
const UNSURE: readonly string[] = ['internal', 'graphql-try-again', NO_ANSWER, HTTP]

/** Undefined where nothing valid is stored. */
function readFrom(device: Device | undefined): [string, Kept][] | undefined {
  try {
    const kept: unknown = JSON.parse(device?.getItem(PLACE) ?? '')
    return Array.isArray(kept) ? kept.filter(isEntry) : undefined
  } catch {
    return undefined
  }
}

function isEntry(entry: unknown): entry is [string, Kept] {
  if (!Array.isArray(entry)) return false
  const [intention, kept] = entry
  return typeof intention === 'string' && typeof kept?.key === 'string' && typeof kept?.at === 'number'
}

export const { keyOf, answered, shown } = createIntentions(deviceTexts('local'))

/** For what people type: the intention contains their words, which do not belong in storage. */
export const { send: sendOnce } = createIntentions(undefined)
