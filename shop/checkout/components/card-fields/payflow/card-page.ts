/**
 * PayPal's page for one card, in a frame of the checkout.
 *
 * @source https://developer.paypal.com/api/nvp-soap/payflow/integration-guide/secure-token/
 */
import { CARD_ENTRY } from '../../../rules/card-entry-address.ts'
import type { OpenedEntry } from './opened-entry.ts'
import { endIn, type PageEnd } from './page-end.ts'

const HOST = 'https://payflowlink.paypal.com'
/** Layout C has so many pixels; the guide's other page for frames is for less. */
const WIDE_PX = 490

export type CardPageEnd =
  | Exclude<PageEnd, { kind: 'entered' }>
  | { kind: 'entered'; token: string; lastDigits: string | undefined }

export interface CardPage {
  focus(): void
  close(): void
}

interface Options {
  place: HTMLElement
  isSandbox: boolean
  /** Something is in the frame: PayPal's page, unless the browser says otherwise there. */
  ready(): void
  ended(end: CardPageEnd): void
}

/** @throws when PayPal or the shop cannot be reached */
export async function openCardPage({ place, isSandbox, ready, ended }: Options): Promise<CardPage> {
  // A frame tells nobody that it stays empty. Asked first, because each token counts.
  await fetch(HOST, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
  const entry = await openEntry(place.clientWidth < WIDE_PX)
  if (entry.kind === 'refused') {
    ended(entry)
    return { focus: () => undefined, close: () => undefined }
  }
  const frame = frameOf(entry, isSandbox)
  const hear = (message: MessageEvent) => {
    const end = endIn(message, { frame: frame.contentWindow, origin: location.origin })
    if (end) ended(end.kind === 'entered' ? { ...end, token: entry.token } : end)
  }
  addEventListener('message', hear)
  frame.addEventListener('load', ready, { once: true })
  place.append(frame)
  return {
    focus: () => frame.focus(),
    close() {
      removeEventListener('message', hear)
      frame.remove()
    },
  }
}

async function openEntry(isNarrow: boolean): Promise<OpenedEntry> {
  const body = new URLSearchParams(isNarrow ? { narrow: 'yes' } : {})
  const answer = await fetch(CARD_ENTRY, { method: 'POST', body })
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}.`)
  return answer.json()
}

function frameOf({ token, secureToken }: Extract<OpenedEntry, { kind: 'entry' }>, isSandbox: boolean) {
  const frame = document.createElement('iframe')
  const query = { MODE: isSandbox ? 'TEST' : 'LIVE', SECURETOKEN: secureToken, SECURETOKENID: token }
  frame.title = 'Card details, at PayPal'
  // Layout C is 565 pixels high.
  Object.assign(frame.style, { display: 'block', width: '100%', height: '600px', border: '0' })
  // What is in it cannot lead the checkout away.
  frame.sandbox.add('allow-forms', 'allow-scripts', 'allow-same-origin', 'allow-popups')
  frame.src = `${HOST}/?${new URLSearchParams(query)}`
  return frame
}
