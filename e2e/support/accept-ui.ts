/**
 * A stand-in for AcceptUI.js, which comes from Authorize.Net alone: a real frame of another origin over the page, whose
 * nonces the local server of Authorize.Net's protocol knows.
 */
import type { Page } from '@playwright/test'
import type { AuthorizeNetServer } from '../../platform/payments/authorize-net/testing/authorize-net-server.ts'
import { approves, declines } from '../../platform/payments/authorize-net/testing/cards.ts'
import { enterButton } from './card-journey.ts'

export const ACCEPT_UI = 'https://jstest.authorize.net/**'

export const approved = '4111 1111 1111 1111'
export const declined = '4222 2222 2222 2220'
/** The window answers with an error of the shop's keys. */
export const unreadable = '4000 0000 0000 0000'

/** @returns how often the script was fetched */
export async function serveAcceptUi(page: Page, { cards }: AuthorizeNetServer): Promise<() => number> {
  let fetched = 0
  await page.route(ACCEPT_UI, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/v3/AcceptUI.js') {
      fetched += 1
      return route.fulfill({ contentType: 'text/javascript', body: `(${acceptUi})()` })
    }
    if (pathname === '/v3/acceptMain/acceptMain.html') {
      return route.fulfill({ contentType: 'text/html', body: FRAME })
    }
    if (pathname === '/nonces') {
      const number = route.request().postData() ?? ''
      const behaviour = number === declined ? declines(2) : approves
      return route.fulfill({ body: number === unreadable ? '' : cards.tokenise(behaviour, number.slice(-4)) })
    }
    return route.abort()
  })
  return () => fetched
}

export const cardWindow = (page: Page) => page.locator('#AcceptUIContainer')

/** The window's fields for a card. */
export const frameOf = (page: Page) => page.frameLocator('iframe[title="Card details, at Authorize.Net"]')

export async function enterCard(page: Page, number: string): Promise<void> {
  await enterButton(page).click()
  await frameOf(page).getByLabel('Card number').fill(number)
  await frameOf(page).getByLabel('Expiry').fill('12/30')
  await frameOf(page).getByLabel('Security code').fill('123')
  await frameOf(page).getByRole('button', { name: 'Use this card' }).click()
}

/** Runs in the page: it uses nothing from outside. What it does to the page, and when, is what AcceptUI.js does. */
function acceptUi(): void {
  const origin = 'https://jstest.authorize.net'
  const part = (id: string) => document.getElementById(id)
  const [button] = document.getElementsByClassName('AcceptUI')
  const told = Object.fromEntries(
    ['apiLoginID', 'clientKey', 'acceptUIFormBtnTxt', 'acceptUIFormHeaderTxt', 'paymentOptions'].map(
      (name) => [name, button?.getAttribute(`data-${name}`)],
    ),
  )
  const launch = () => {
    const background = document.createElement('div')
    background.id = 'AcceptUIBackground'
    background.style.cssText = 'position: fixed; inset: 0; background: #000; z-index: 999998'
    const container = document.createElement('div')
    container.id = 'AcceptUIContainer'
    container.style.cssText = 'position: absolute; overflow: hidden; z-index: 999999; border-radius: 6px'
    const width = Math.min(innerWidth, 550)
    container.style.width = `${width}px`
    container.style.left = '50%'
    container.style.marginLeft = `${-width / 2}px`
    const frame = document.createElement('iframe')
    frame.style.cssText = 'border: 0; width: 100%; height: 100%'
    frame.src = `${origin}/v3/acceptMain/acceptMain.html`
    container.append(frame)
    document.body.append(background, container)
    scrollTo(0, 0)
  }
  const hide = () => {
    part('AcceptUIBackground')?.remove()
    part('AcceptUIContainer')?.remove()
  }
  addEventListener('message', ({ origin: from, data }) => {
    const container = part('AcceptUIContainer')
    if (from !== origin || data?.verifyOrigin !== 'AcceptMain' || !container) return
    const frame = container.querySelector('iframe')
    if (data.type === 'ACK') {
      frame?.contentWindow?.postMessage({ verifyOrigin: 'AcceptUI', type: 'INIT', pktData: told }, origin)
    } else if (data.type === 'FIT_WINDOW') {
      container.style.height = `${data.pktData.height}px`
      container.style.marginTop = `${-data.pktData.height / 2}px`
    } else {
      const answer = Reflect.get(window, button?.getAttribute('data-responseHandler') ?? '')
      if (data.type === 'RESPONSE') answer(data.pktData)
      hide()
      launch()
    }
  })
  button?.addEventListener('click', (event) => {
    for (const id of ['AcceptUIContainer', 'AcceptUIBackground']) part(id)?.setAttribute('class', 'show')
    event.preventDefault()
    scrollTo(0, 0)
  })
  const style = document.createElement('style')
  style.innerHTML = `#AcceptUIContainer, #AcceptUIBackground { visibility: hidden; opacity: 0 }
    #AcceptUIContainer.show { visibility: visible; opacity: 1; top: 50% }
    #AcceptUIBackground.show { visibility: visible; opacity: .7 }`
  document.head.append(style)
  launch()
}

const FRAME = `<!doctype html>
<html lang="en">
<title>Card</title>
<style>
  body { margin: 0; padding: 16px; display: grid; gap: 12px; font: 16px/1.4 sans-serif; background: #fff; color: #222 }
  label { display: grid; gap: 6px }
  input, button { font: inherit; padding: 10px 12px }
  #close { justify-self: end }
</style>
<button id="close">Close</button>
<h1></h1>
<label>Card number<input inputmode="numeric"></label>
<label>Expiry<input></label>
<label>Security code<input></label>
<button id="use"></button>
<script>
  const say = (type, pktData) => parent.postMessage({ verifyOrigin: 'AcceptMain', type, pktData }, '*')
  const [number, expiry, code] = document.querySelectorAll('input')
  const use = document.getElementById('use')
  addEventListener('message', ({ data }) => {
    if (data.type !== 'INIT') return
    if (data.pktData.apiLoginID !== 'keepsake0001' || !data.pktData.clientKey) return
    document.querySelector('h1').textContent = data.pktData.acceptUIFormHeaderTxt
    use.textContent = data.pktData.acceptUIFormBtnTxt
    say('FIT_WINDOW', { height: document.documentElement.scrollHeight })
  })
  document.getElementById('close').onclick = () => say('CLOSE_IFRAME')
  use.onclick = async () => {
    const dataValue = await (await fetch('/nonces', { method: 'POST', body: number.value })).text()
    if (!dataValue) {
      const message = [{ code: 'E_WC_21', text: 'User authentication failed due to invalid authentication values.' }]
      return say('RESPONSE', { messages: { resultCode: 'Error', message } })
    }
    say('RESPONSE', {
      opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue },
      messages: { resultCode: 'Ok', message: [{ code: 'I_WC_01', text: 'Successful.' }] },
      encryptedCardData: { cardNumber: 'XXXXXXXXXXXX' + number.value.slice(-4), expDate: expiry.value, bin: '411111' },
    })
  }
  say('ACK')
</script>
`
