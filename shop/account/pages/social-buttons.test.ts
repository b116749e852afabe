/** H-05, CA-112: which buttons the pages around signing in show, and what they say of a way that came to nothing. */
import { expect, test } from 'vitest'
import { anIdentityProvider } from '../../customers/testing/identity-provider.ts'
import { configure } from '../../customers/testing.ts'
import { ApiError } from '../../request/api.ts'
import { SIGN_IN_TROUBLE_COOKIE } from '../../request/cookie-names.ts'
import { rendered } from '../../testing/rendered.tsx'
import { openTestShop } from '../../testing/shop.ts'
import * as registerPage from './register-page.tsx'
import * as signInPage from './sign-in-page.tsx'

const shop = await openTestShop()
const pages = [signInPage, registerPage]
/** Where a page's links over a provider lead, and what they are called. */
const buttonsIn = (html: string) =>
  [...html.matchAll(/<a href="(\/customer\/social\/[^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, name]) => [
    to,
    name,
  ])

test('CA-112: none while no provider is set up, and no word of them', async () => {
  for (const page of pages) {
    const html = await rendered(shop, page, '/customer/login')
    expect(buttonsIn(html)).toEqual([])
    expect(html).not.toContain('or with your email')
    expect(html).toContain('Email Address')
  }
})

test('one for each that is set up, with the page to come back to', async () => {
  await anIdentityProvider(shop)
  for (const page of pages) {
    const address = '/customer/login?redirect=%2Fcheckout%3Fa%3D1&x=2'
    expect(buttonsIn(await rendered(shop, page, address))).toEqual([
      ['/customer/social/google?redirect=%2Fcheckout%3Fa%3D1', 'Continue with Google'],
      ['/customer/social/facebook?redirect=%2Fcheckout%3Fa%3D1', 'Continue with Facebook'],
    ])
  }
  await configure(shop, { social_google_audience: '' })
  expect(buttonsIn(await rendered(shop, signInPage, '/customer/login'))).toEqual([
    ['/customer/social/facebook', 'Continue with Facebook'],
  ])
})

test('the form is there while the shop cannot say which are set up', async () => {
  const api = { ...shop.api, send: () => Promise.reject(new ApiError('Away')) }
  for (const page of pages) {
    const html = await rendered({ ...shop, api }, page, '/customer/login')
    expect(buttonsIn(html)).toEqual([])
    expect(html).toContain('Email Address')
  }
})

test('why somebody is not signed in is said as text, and with a way on where a mail is waited for', async () => {
  const open = (sentence: string) =>
    rendered(shop, signInPage, '/customer/login', {
      [SIGN_IN_TROUBLE_COOKIE]: encodeURIComponent(sentence),
    })
  const alertIn = (html: string) => /<div role="alert".*?<\/div><\/div>/s.exec(html)?.[0]
  expect(alertIn(await open('Google said no.'))).toContain('Google said no.')
  expect(alertIn(await open('<b>Call us</b>'))).toContain('&lt;b&gt;Call us')
  expect(alertIn(await open('Google said no.'))).not.toContain('resend-link')
  expect(alertIn(await open("This account isn't confirmed. Verify and try again."))).toContain(
    'href="/customer/resend-link"',
  )
  expect(alertIn(await rendered(shop, signInPage, '/customer/login'))).toBeUndefined()
})
