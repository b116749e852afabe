/** What PayPal's page for a card shows and does: it takes a card with a secure token, and leads to the shop's addresses. */
import { approves, type CardBehaviour, type Cards } from './cards.ts'

export interface PageRequest {
  method: string
  url: string
  body: string
}

/** @param cardOf  what the bank says to a card number; approves without it */
export function hostedPage(
  cards: Cards,
  { method, url, body }: PageRequest,
  cardOf: (number: string) => CardBehaviour = () => approves,
): string {
  const { searchParams, pathname } = new URL(url)
  if (method === 'POST' && pathname === '/processTransaction.do') {
    const typed = new URLSearchParams(body)
    const secureToken = typed.get('SECURETOKEN') ?? ''
    const page = cards.byToken(secureToken)?.page ?? {}
    const number = (typed.get('ACCT') ?? '').replaceAll(' ', '')
    const answer = cards.enter(secureToken, cardOf(number), number.slice(-4))
    const address = (answer.RESULT === '0' ? page.RETURNURL : page.ERRORURL) ?? ''
    return formTo(address, page.URLMETHOD ?? 'GET', answer)
  }
  const token = cards.byToken(searchParams.get('SECURETOKEN') ?? '')
  const isRight = token?.tokenId === searchParams.get('SECURETOKENID') && searchParams.get('MODE') === 'TEST'
  return token && isRight ? fieldsWith(token.token, token.page.TEMPLATE ?? 'TEMPLATEA') : NO_TOKEN
}

const page = (inner: string) => `<!doctype html>
<html lang="en">
<title>PayPal</title>
<style>
  body { margin: 0; padding: 16px; display: grid; gap: 12px; font: 16px/1.4 sans-serif; background: #fff; color: #222 }
  form, label { display: grid; gap: 6px }
  input, button { font: inherit; padding: 10px 12px }
  .MINLAYOUT { width: 440px }
</style>
${inner}`

const NO_TOKEN = page('<p>Secure Token Error</p>')

const fieldsWith = (token: string, template: string) =>
  page(`<form class="${template}" method="post" action="/processTransaction.do">
  <input type="hidden" name="SECURETOKEN" value="${token}">
  <label>Card number<input name="ACCT" inputmode="numeric"></label>
  <label>Expiry<input name="EXPDATE"></label>
  <label>Security code<input name="CVV2"></label>
  <button>Pay Now</button>
</form>`)

const formTo = (address: string, method: string, fields: Readonly<Record<string, string>>) =>
  page(`<form method="${method}" action="${address}">
  ${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')}
</form><script>document.forms[0].submit()</script>`)
