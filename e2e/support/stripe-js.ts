/**
 * A stand-in for Stripe.js, which comes from Stripe alone: a real frame of another origin with fields for a card, whose
 * confirmation tokens the local server of Stripe's protocol knows.
 */
import type { Page } from '@playwright/test'
import type { StripeServer } from '../../platform/payments/stripe/testing/stripe-server.ts'

export const STRIPE_JS = 'https://js.stripe.com/**'

/** @returns how often the script was fetched */
export async function serveStripeJs(page: Page, { cards }: StripeServer): Promise<() => number> {
  let fetched = 0
  await page.route(STRIPE_JS, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/stripe.js')) {
      fetched += 1
      return route.fulfill({ contentType: 'text/javascript', body: `(${stripeJs})()` })
    }
    if (pathname === '/frame') return route.fulfill({ contentType: 'text/html', body: FRAME })
    if (pathname === '/tokens') {
      const token = cards.tokenise(route.request().postData() ?? '', 'ctoken')
      return route.fulfill({ body: token })
    }
    return route.abort()
  })
  return () => fetched
}

/** The fields for a card in Stripe's frame. */
export const frameOf = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')

/** What the amount of the payment sheets is, in cents. */
export const amountOf = (page: Page) => frameOf(page).getByTestId('amount')

export async function fillFrame(page: Page, number: string): Promise<void> {
  await frameOf(page).getByLabel('Card number').fill(number)
  await frameOf(page).getByLabel('Expiry').fill('12 / 30')
  await frameOf(page).getByLabel('Security code').fill('123')
}

interface Shown {
  amount?: number
  appearance?: { variables?: Record<string, string> }
}

/** Runs in the page: it uses nothing from outside. */
function stripeJs(): void {
  const elements = (options: Shown) => {
    const heard = new Map<string, () => void>()
    const frame = document.createElement('iframe')
    const tell = (message: object) => frame.contentWindow?.postMessage(message, '*')
    let settle: ((answer: { token?: string; isComplete?: boolean }) => void) | undefined
    const ask = (what: string) =>
      new Promise<{ token?: string; isComplete?: boolean }>((resolve) => {
        settle = resolve
        tell({ ask: what })
      })
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return
      if (data.event) heard.get(data.event)?.()
      else settle?.(data)
    })
    const element = {
      on: (event: string, act: () => void) => heard.set(event, act),
      mount(place: HTMLElement) {
        frame.title = 'Secure payment input frame'
        frame.allow = 'payment *'
        frame.style.cssText = 'border: 0; width: 100%; height: 260px'
        frame.src = 'https://js.stripe.com/frame'
        frame.onload = () => {
          tell({ show: options })
          heard.get('ready')?.()
        }
        place.append(frame)
      },
      focus() {
        frame.focus()
        tell({ focus: true })
      },
      destroy: () => frame.remove(),
    }
    return {
      create: () => element,
      update: (changes: Shown) => tell({ show: changes }),
      async submit() {
        const { isComplete } = await ask('submit')
        return isComplete ? {} : { error: { type: 'validation_error' } }
      },
      ask,
    }
  }
  const stripe = {
    elements,
    async createConfirmationToken(of: { elements: ReturnType<typeof elements> }) {
      const { token } = await of.elements.ask('token')
      return { confirmationToken: { id: token } }
    },
  }
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) })
}

const FRAME = `<!doctype html>
<html lang="en-AU">
<title>Card</title>
<style>
  body { margin: 0; display: grid; gap: 12px; font: 16px/1.4 var(--fontFamily); color: var(--colorText);
    background: var(--colorBackground) }
  label { display: grid; gap: 6px; font-weight: 600 }
  input { font: inherit; color: inherit; padding: 14px 16px; background: none; border-radius: var(--borderRadius);
    border: 1px solid var(--colorTextSecondary) }
  input[aria-invalid] { border-color: var(--colorDanger) }
  output { font-size: 12px; color: var(--colorTextSecondary) }
</style>
<label>Card number<input autocomplete="cc-number" inputmode="numeric"></label>
<label>Expiry<input autocomplete="cc-exp"></label>
<label>Security code<input autocomplete="cc-csc"></label>
<output data-testid="amount"></output>
<script>
  const fields = [...document.querySelectorAll('input')]
  const say = (message) => parent.postMessage(message, '*')
  for (const field of fields) field.oninput = () => { field.removeAttribute('aria-invalid'); say({ event: 'change' }) }
  addEventListener('message', async ({ data }) => {
    if (data.focus) return (fields.find((field) => field.ariaInvalid) ?? fields[0]).focus()
    if (data.show) {
      if (data.show.amount) document.querySelector('output').textContent = data.show.amount
      for (const [name, value] of Object.entries(data.show.appearance?.variables ?? {}))
        document.documentElement.style.setProperty('--' + name, value)
    }
    if (data.ask === 'submit') {
      for (const field of fields) if (field.value === '') field.ariaInvalid = 'true'
      say({ isComplete: fields.every((field) => field.value !== '') })
    }
    if (data.ask === 'token') {
      const body = fields[0].value.replaceAll(' ', '')
      say({ token: await (await fetch('/tokens', { method: 'POST', body })).text() })
    }
  })
</script>
`
