/**
 * Authorize.Net's window for a card, which AcceptUI.js makes: a frame of Authorize.Net over the page. The script knows one
 * button, which has to be there before it, so there is one window for a document.
 *
 * @source https://developer.authorize.net/api/reference/features/acceptjs.html
 */
import type { CardKeeper } from '../port/use-entered-card.ts'
import { readAnswer, type WindowAnswer } from './card-answer.ts'
import { loadScript } from './load-script.ts'
import { WINDOW_AWAY } from './sentences.ts'

export interface WindowOptions {
  loginId: string
  clientKey: string
  isSandbox: boolean
}

export interface CardWindow extends CardKeeper {
  /** Opens the window, moves the focus into it, and makes the page behind it inert; one window at a time. */
  open(): Promise<WindowAnswer>
  /** Whoever opened it is answered with "closed". */
  close(): void
}

/** As AcceptUI.js calls what it puts into the page, and the class by which it shows them. */
const WINDOW = 'AcceptUIContainer'
const BACKGROUND = 'AcceptUIBackground'
const SHOWN = 'show'
/** AcceptUI.js calls it by its name in the window. */
const HANDLER = 'takeCardOfAuthorizeNet'

const scripts = {
  sandbox: 'https://jstest.authorize.net/v3/AcceptUI.js',
  live: 'https://js.authorize.net/v3/AcceptUI.js',
} as const

let made: Promise<CardWindow> | undefined

/** @throws when the script does not come; the next call fetches it again */
export function openCardWindow(options: WindowOptions): Promise<CardWindow> {
  made ??= make(options).catch((error: unknown) => {
    made = undefined
    throw error
  })
  return made
}

async function make(options: WindowOptions): Promise<CardWindow> {
  const button = buttonWith(options)
  document.body.append(button)
  try {
    await loadScript(options.isSandbox ? scripts.sandbox : scripts.live)
  } catch (error) {
    button.remove()
    throw error
  }
  let finish: ((answer: WindowAnswer) => void) | undefined
  Reflect.set(window, HANDLER, (answer: unknown) => finish?.(readAnswer(answer, Date.now())))

  return {
    card: undefined,
    close: () => finish?.({ kind: 'closed' }),
    async open() {
      finish?.({ kind: 'closed' })
      const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const
      if (!show(button)) return { kind: 'refused', message: WINDOW_AWAY }
      const openPage = shutPage()
      const answer = await new Promise<WindowAnswer>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!isShown()) finish?.({ kind: 'closed' })
        })
        finish = (answer) => {
          finish = undefined
          watch.disconnect()
          for (const id of [WINDOW, BACKGROUND]) document.getElementById(id)?.classList.remove(SHOWN)
          resolve(answer)
        }
        // It is closed by taking it out of the page, and put there anew.
        watch.observe(document.body, { childList: true, attributeFilter: ['class'], subtree: true })
      })
      openPage()
      // AcceptUI.js scrolls to the top, when it opens the window and after it has closed it.
      scrollTo(place)
      return answer
    },
  }
}

/** The button is pressed by the shop's own, which may come and go. */
function buttonWith({ loginId, clientKey }: WindowOptions): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.hidden = true
  button.className = 'AcceptUI'
  const told = {
    'data-apiLoginID': loginId,
    'data-clientKey': clientKey,
    'data-billingAddressOptions': '{"show":false,"required":false}',
    'data-paymentOptions': '{"showCreditCard":true,"showBankAccount":false}',
    // Nothing is paid there yet.
    'data-acceptUIFormBtnTxt': 'Use this card',
    'data-acceptUIFormHeaderTxt': 'Card details',
    'data-responseHandler': HANDLER,
  }
  for (const [name, value] of Object.entries(told)) button.setAttribute(name, value)
  return button
}

/** @returns whether the window is there */
function show(button: HTMLElement): boolean {
  button.click()
  // On touch screens, some versions handle no other event.
  if (!isShown()) button.dispatchEvent(new Event('touchend', { cancelable: true }))
  const frame = document.querySelector<HTMLIFrameElement>(`#${WINDOW} iframe`)
  if (!isShown() || !frame) return false
  frame.title = 'Card details, at Authorize.Net'
  frame.focus()
  return true
}

const isShown = () => document.getElementById(WINDOW)?.classList.contains(SHOWN) === true

/** So that neither Tab nor a screen reader walks out of the window. @returns what undoes it */
function shutPage(): () => void {
  const behind = [...document.body.children].filter(
    (part): part is HTMLElement =>
      part instanceof HTMLElement && !part.inert && part.id !== WINDOW && part.id !== BACKGROUND,
  )
  for (const part of behind) part.inert = true
  return () => {
    for (const part of behind) part.inert = false
  }
}
