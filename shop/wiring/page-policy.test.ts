import { describe, expect, test } from 'vitest'
import { checkoutNeeds as needsOfAuthorizeNet } from '#platform/payments/authorize-net/checkout-needs.ts'
import type { CheckoutNeeds } from '#platform/payments/opening.ts'
import { checkoutNeeds as needsOfPayflow } from '#platform/payments/payflow/checkout-needs.ts'
import { checkoutNeeds } from '#platform/payments/stripe/checkout-needs.ts'
import { createPagePolicy } from './page-policy.ts'

const chat = { script: ['https://chat.example'], img: ['https://chat.example'] }

function headersOf(path: string, needs: CheckoutNeeds | undefined = checkoutNeeds) {
  const headers = new Headers()
  createPagePolicy(chat, needs)(headers, { url: `https://shop.example${path}` }, ["'nonce-abc'"])
  const policy = headers.get('content-security-policy') ?? ''
  const part = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))
  return { part, policy, permissions: headers.get('permissions-policy') }
}

describe('K-29, SH-12: the checkout of a shop with Stripe', () => {
  test.each(['/checkout', '/checkout/', '/Checkout', '/checkout?card=again'])(
    '%s may load its script, show its frames and call its API, as Stripe asks for, and what every page may',
    (path) => {
      const { part } = headersOf(path)
      expect(part('script-src')).toBe(
        "script-src 'self' 'wasm-unsafe-eval' 'nonce-abc' https://chat.example https://js.stripe.com https://*.js.stripe.com",
      )
      expect(part('frame-src')).toBe(
        "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      )
      expect(part('connect-src')).toBe("connect-src 'self' https://api.stripe.com")
      expect(part('img-src')).toBe("img-src 'self' data: blob: https://chat.example")
    },
  )

  test('K-29: lets the frames of Stripe open Apple Pay and Google Pay, and keeps every other device shut', () => {
    const { permissions } = headersOf('/checkout')
    expect(permissions).toContain('payment=(self "https://js.stripe.com" "https://*.js.stripe.com")')
    expect(permissions).toContain('camera=()')
  })

  test.each(['/', '/checkout/cart', '/checkout/success', '/checkout/receipt/approved', '/about-us'])(
    '%s may load nothing of it',
    (path) => {
      const { policy, part, permissions } = headersOf(path)
      expect(policy).not.toContain('stripe')
      expect(part('script-src')).toContain('https://chat.example')
      expect(permissions).toBeNull()
    },
  )
})

test('SH-12: the checkout of a shop with fields of its own loads nothing of a gateway', () => {
  const headers = new Headers()
  createPagePolicy(chat, undefined)(headers, { url: 'https://shop.example/checkout' }, ["'nonce-abc'"])
  expect(headers.get('content-security-policy')).toBe(headersOf('/about-us').policy)
})

describe('K-19, K-29, SH-12: the checkout of a shop with Authorize.Net', () => {
  test.each([
    ['sandbox', 'https://jstest.authorize.net'],
    ['live', 'https://js.authorize.net'],
  ] as const)(
    'may load the script and the frame of the %s from %s, and opens no payment sheet',
    (side, host) => {
      const { part, permissions } = headersOf('/checkout', needsOfAuthorizeNet(side))
      expect(part('script-src')).toBe(
        `script-src 'self' 'wasm-unsafe-eval' 'nonce-abc' https://chat.example ${host}`,
      )
      expect(part('frame-src')).toBe(`frame-src 'self' ${host}`)
      expect(part('connect-src')).toBe("connect-src 'self'")
      expect(permissions).toBeNull()
    },
  )

  test.each(['/', '/checkout/cart', '/checkout/success'])('%s may load nothing of it', (path) => {
    expect(headersOf(path, needsOfAuthorizeNet('live')).policy).not.toContain('authorize.net')
  })
})

describe('K-19, K-29, SH-12: the checkout of a shop with Payflow', () => {
  test('may frame PayPal’s page and look whether it is in reach, runs nothing of it, and sends no form there', () => {
    const { part, permissions } = headersOf('/checkout', needsOfPayflow)
    const hosts = 'https://payflowlink.paypal.com https://pilot-payflowlink.paypal.com'
    expect(part('frame-src')).toBe(`frame-src 'self' ${hosts}`)
    expect(part('connect-src')).toBe(`connect-src 'self' ${hosts}`)
    expect(part('script-src')).toBe("script-src 'self' 'wasm-unsafe-eval' 'nonce-abc' https://chat.example")
    expect(part('form-action')).toBe("form-action 'self'")
    expect(permissions).toBeNull()
  })

  test.each(['/', '/checkout/cart', '/checkout/success'])('%s may load nothing of it', (path) => {
    expect(headersOf(path, needsOfPayflow).policy).not.toContain('paypal')
  })
})
