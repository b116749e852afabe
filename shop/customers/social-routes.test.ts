/** H-05, H-34: signing in over a provider's own page, as a browser walks it. */
import { sql } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import { describe, expect, it, test } from 'vitest'
import { rememberClientAddress } from '#platform/http/client-address.ts'
import { createLog } from '#platform/log.ts'
import { beginSession } from '../account/pages/begin-session.ts'
import type { Send } from '../request/api.ts'
import { CONNECTED } from '../request/connected.ts'
import { cookieNames } from '../request/cookie-names.ts'
import { plainVisit } from '../request/visit.ts'
import { aCart } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { NOT_CONFIRMED } from './rules/refusals.ts'
import { CONFIRM_FIRST } from './rules/social-words.ts'
import { socialRoutes } from './social-routes.ts'
import { anIdentityProvider } from './testing/identity-provider.ts'
import { aCustomer, configure, mailsOf } from './testing.ts'

const shop = await openTestShop()
const provider = await anIdentityProvider(shop)
const log = createLog({ production: true, logLevel: 'silent' })
const send: Send = ({ query, variables, visit = plainVisit }) => shop.send(query, variables as object, visit)
const routes = socialRoutes({ ...shop, log, send, beginSession })

let people = 0
const aPerson = () => ({ sub: `walker-${++people}`, email: `walker-${people}@example.com` })

/** A browser with its cookies, at one address. */
function aBrowser(address?: string) {
  const jar = new Map<string, string>()
  const open = async (url: string) => {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(new URL(url, shop.publicUrl), { headers: { cookie: cookies } })
    rememberClientAddress(request, address)
    const response = await routes.fetch(request)
    const set = response.headers.getSetCookie()
    for (const one of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
      if (one.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    const { status, headers } = response
    return { status, to: headers.get('location') ?? '', set, headers }
  }
  return {
    jar,
    open,
    /** What the next page says of how it went. */
    told: () => decodeURIComponent(jar.get('__Host-sign_in_trouble') ?? jar.get('said') ?? ''),
    /** Presses the button and agrees, or refuses, at the provider: the address that leads back. */
    async atProvider(claims: JWTPayload, { name = 'google', redirect = '', press = 'agree' } = {}) {
      provider.seat(claims)
      const query = redirect && `?redirect=${encodeURIComponent(redirect)}`
      const { to } = await open(`/customer/social/${name}${query}`)
      const pressed = await fetch(to.replace('/authorize', `/${press}`), { redirect: 'manual' })
      return pressed.headers.get('location') ?? ''
    },
  }
}

const customerOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await shop.ask('{ customer { email } }', {}, { token: browser.jar.get('__Host-customer_token') })).customer

describe('H-05: the way to a provider', () => {
  it('asks for a code with state, nonce and a challenge, and keeps what belongs to it from scripts', async () => {
    const browser = aBrowser()
    const { status, to, set, headers } = await browser.open('/customer/social/google')
    expect(status).toBe(302)
    const address = new URL(to)
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/authorize`)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'keepsake-google',
      response_type: 'code',
      redirect_uri: 'https://shop.example/customer/social/google/back',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(address.searchParams.get(name), name).toMatch(/^[\w-]{43}$/)
    }
    expect(to).not.toContain('known')
    expect(set).toHaveLength(1)
    expect(set[0]).toMatch(
      /^__Host-social_sign_in=[\w.-]+; Max-Age=900; Path=\/; SameSite=Lax; HttpOnly; Secure$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('is another one each time', async () => {
    const browser = aBrowser()
    const seen = new Set<string>()
    for (let count = 0; count < 3; count++) {
      const { searchParams } = new URL((await browser.open('/customer/social/google')).to)
      for (const name of ['state', 'nonce', 'code_challenge']) seen.add(searchParams.get(name) ?? '')
    }
    expect(seen.size).toBe(9)
  })

  it('asks Facebook for the email again that somebody kept back', async () => {
    const { searchParams } = new URL((await aBrowser().open('/customer/social/facebook')).to)
    expect(searchParams.get('scope')).toContain('email')
    expect(searchParams.get('auth_type')).toBe('rerequest')
  })

  it('leads whoever is signed in on at once', async () => {
    const { token } = await aCustomer(shop)
    const browser = aBrowser()
    browser.jar.set('__Host-customer_token', token)
    expect((await browser.open('/customer/social/google?redirect=%2Ffaq')).to).toBe('/faq')
    expect((await browser.open('/customer/social/google')).to).toBe('/customer/account/dashboard')
    expect((await browser.open('/customer/social/google/back?code=x&state=y')).to).toBe(
      '/customer/account/dashboard',
    )
    expect(browser.told()).toBe('')
  })
})

describe('H-29 to H-34: the way back signs in as any other way does', () => {
  it('opens an account, says the sentence, and brings the cart and the page along', async () => {
    const browser = aBrowser()
    const person = aPerson()
    browser.jar.set('__Host-cart_id', await aCart(shop))
    const back = await browser.open(await browser.atProvider(person, { redirect: '/canvas-prints?sku=A' }))
    expect([back.status, back.to]).toEqual([302, '/canvas-prints?sku=A'])
    expect(browser.told()).toBe(`${CONNECTED} 1 piece came along in your cart.`)
    expect(await customerOf(browser)).toEqual({ email: person.email })
    expect(browser.jar.get('logged_in')).toBe('1')
    expect(browser.jar.get('cart_count')).toBe('1')
    expect(browser.jar.has('__Host-known_device')).toBe(true)
    expect(browser.jar.has('__Host-social_sign_in'), 'is good once').toBe(false)
    expect(back.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('H-34, CA-63: says it letter for letter', () => {
    expect(CONNECTED).toBe('Your have successfully connected with social account.')
  })

  it('leads to the page before, or to the account, where no page asked for it', async () => {
    const browser = aBrowser()
    const person = aPerson()
    expect((await browser.open(await browser.atProvider(person))).to).toBe('/customer/account/dashboard')
    const again = aBrowser()
    again.jar.set(cookieNames.returnTo, encodeURIComponent('/faq'))
    expect((await again.open(await again.atProvider(person))).to).toBe('/faq')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/customer/logout',
    '/customer/social/google',
  ])('SH-05: never leads to %s', async (redirect) => {
    const browser = aBrowser()
    expect((await browser.open(await browser.atProvider(aPerson(), { redirect }))).to).toBe(
      '/customer/account/dashboard',
    )
  })

  it('SH-05: nor to what a stranger adds to the address of the way back', async () => {
    const browser = aBrowser()
    const back = await browser.atProvider(aPerson(), { redirect: '/faq' })
    expect((await browser.open(`${back}&redirect=%2Fcustomer%2Faccount%2Fsettings`)).to).toBe('/faq')
  })

  it('Spam Act: a button is no wish for the newsletter', async () => {
    const browser = aBrowser()
    await browser.open(await browser.atProvider(aPerson()))
    const token = browser.jar.get('__Host-customer_token')
    expect((await shop.ask('{ customer { is_subscribed } }', {}, { token })).customer.is_subscribed).toBe(
      false,
    )
  })

  it('asks once more where the connection breaks or a gateway is busy', async () => {
    for (const fault of ['breaks', 'busy'] as const) {
      const browser = aBrowser()
      const back = await browser.atProvider(aPerson())
      const before = provider.tokensAsked()
      provider.fail(fault)
      await browser.open(back)
      expect(browser.told(), fault).toBe(CONNECTED)
      expect(provider.tokensAsked() - before, fault).toBe(2)
    }
  })
})

/** Where it leads, and what the page there says; nobody is signed in. What is pending is over with its own answer. */
async function failed(browser: ReturnType<typeof aBrowser>, back: string, isOver = true) {
  const { to } = await browser.open(back)
  expect(browser.jar.has('__Host-customer_token')).toBe(false)
  expect(browser.jar.has('__Host-social_sign_in')).toBe(!isOver)
  return [to, browser.told()]
}

const LOST =
  'This sign-in with Google took too long or was used before. Please press “Continue with Google” once more.'
const AWAY =
  'Google does not answer just now. Nothing is lost: try again in a moment, or sign in with your password, or with a code by email.'
const AGAIN = 'Google did not let us finish. Please press “Continue with Google” once more.'

describe('what comes to nothing is said on the sign-in page, and the page to come back to stays', () => {
  test('the shopper says no', async () => {
    const browser = aBrowser()
    browser.jar.set('__Host-cart_id', 'a-cart')
    const back = await browser.atProvider(aPerson(), { redirect: '/faq', press: 'refuse' })
    expect(await failed(browser, back)).toEqual([
      '/customer/login?redirect=%2Ffaq',
      'You are not signed in, because you stopped at Google. Try again, or sign in with your password, or with a code by email.',
    ])
    expect(browser.jar.get('__Host-cart_id')).toBe('a-cart')
  })

  test.each<[string, (back: URL) => void, boolean?]>([
    ['another state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43)), false],
    ['no state', (back: URL) => back.searchParams.delete('state'), false],
    ['two states', (back: URL) => back.searchParams.append('state', 'x')],
    ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
    ['no code', (back: URL) => back.searchParams.delete('code')],
    ['a no with another state', (back: URL) => (back.search = '?error=access_denied&state=x'), false],
  ])('%s: the provider is not even asked', async (_, change, isOver = true) => {
    const browser = aBrowser()
    const back = new URL(await browser.atProvider(aPerson(), { redirect: '/faq' }))
    change(back)
    const before = provider.tokensAsked()
    expect(await failed(browser, back.href, isOver)).toEqual(['/customer/login?redirect=%2Ffaq', LOST])
    expect(provider.tokensAsked()).toBe(before)
  })

  test.each([
    ['without what the browser kept', (jar: Map<string, string>) => void jar.delete('__Host-social_sign_in')],
    [
      'with something that we did not make',
      (jar: Map<string, string>) => {
        const [text = ''] = (jar.get('__Host-social_sign_in') ?? '').split('.')
        const forged = { ...JSON.parse(Buffer.from(text, 'base64url').toString()), backTo: '//evil.example' }
        const sealed = `${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${'x'.repeat(43)}`
        jar.set('__Host-social_sign_in', sealed)
      },
    ],
    ['after a quarter of an hour', () => shop.clock.advance(15 * 60_000)],
  ])('%s', async (_, change) => {
    const browser = aBrowser()
    const back = await browser.atProvider(aPerson())
    change(browser.jar)
    expect(await failed(browser, back)).toEqual(['/customer/login', LOST])
  })

  test('the answer of another browser, or for another provider', async () => {
    const attacker = aBrowser()
    const theirs = await attacker.atProvider(aPerson())
    const browser = aBrowser()
    await browser.atProvider(aPerson())
    expect((await failed(browser, theirs, false))[1]).toBe(LOST)
    const google = await browser.atProvider(aPerson())
    expect((await failed(browser, google.replace('/google/', '/facebook/'), false))[1]).toBe(
      LOST.replaceAll('Google', 'Facebook'),
    )
  })

  test.each([
    ['of the tab before', (first: string) => first],
    ['for another provider', (first: string) => first.replace('/google/', '/facebook/')],
    ['that a stranger’s page makes up', () => '/customer/social/google/back?error=access_denied&state=x'],
  ])('an answer %s leaves the sign-in that was begun last', async (_, other) => {
    const browser = aBrowser()
    const first = await browser.atProvider(aPerson(), { redirect: '/faq' })
    const last = await browser.atProvider(aPerson(), { redirect: '/faq' })
    await browser.open(other(first))
    expect(browser.told()).toContain('took too long or was used before')
    expect((await browser.open(last)).to).toBe('/faq')
    expect(await customerOf(browser)).toBeTruthy()
    expect(browser.jar.has('__Host-social_sign_in')).toBe(false)
  })

  test('a code that was used already, by whoever holds what the browser kept as well', async () => {
    const browser = aBrowser()
    const back = await browser.atProvider(aPerson())
    const copy = aBrowser()
    for (const [name, value] of browser.jar) copy.jar.set(name, value)
    await browser.open(back)
    expect(browser.told()).toBe(CONNECTED)
    expect(await failed(copy, back)).toEqual(['/customer/login', AGAIN])
  })

  test('a token of another sign-in', async () => {
    const browser = aBrowser()
    const back = await browser.atProvider(aPerson())
    provider.fail('other-nonce')
    expect((await failed(browser, back))[1]).toBe(AGAIN)
  })

  test.each([
    ['is busy twice', ['busy', 'busy']],
    ['breaks off twice', ['breaks', 'breaks']],
    ['answers without end', ['too-long']],
    ['answers something else', ['no-json']],
    ['answers without an id token', ['no-id-token']],
  ] as const)('a provider that %s', async (_, faults) => {
    const browser = aBrowser()
    const back = await browser.atProvider(aPerson())
    provider.fail(...faults)
    expect((await failed(browser, back))[1]).toBe(AWAY)
  })

  test('a provider that hangs is given up, and not asked again', { timeout: 20_000 }, async () => {
    const browser = aBrowser()
    const back = await browser.atProvider(aPerson())
    const before = provider.tokensAsked()
    provider.fail('hangs')
    expect((await failed(browser, back))[1]).toBe(AWAY)
    expect(provider.tokensAsked() - before).toBe(1)
  })

  test('an account whose email the provider has not verified', async () => {
    const { email } = await aCustomer(shop)
    const browser = aBrowser()
    const back = await browser.atProvider({ sub: 'unverified', email, email_verified: false })
    expect((await failed(browser, back))[1]).toBe(
      'Google has not verified your email, so we cannot tell that the account is yours. Please sign in with your password, or with a code by email.',
    )
  })

  test('CA-112: Facebook gives no email', async () => {
    const browser = aBrowser()
    const claims = { sub: 'no-mail', email_verified: undefined }
    const back = await browser.atProvider(claims, { name: 'facebook', redirect: '/faq' })
    expect(await failed(browser, back)).toEqual([
      '/customer/login?redirect=%2Ffaq',
      'An account here needs an email, and Facebook gave us none. Press “Continue with Facebook” and share it there, or use your email below.',
    ])
  })

  test('a provider that gives no name', async () => {
    const browser = aBrowser()
    const back = await browser.atProvider({ ...aPerson(), given_name: undefined, family_name: undefined })
    expect((await failed(browser, back))[1]).toBe(
      'An account here needs a name, and Google gave us none. Please create an account with your email.',
    )
  })

  test('H-36: a new account that waits for our mail', async () => {
    await configure(shop, { create_account_confirmation: '1' })
    const person = { ...aPerson(), email_verified: false }
    const first = aBrowser()
    const back = await first.atProvider(person, { name: 'facebook', redirect: '/faq' })
    expect(await failed(first, back)).toEqual(['/customer/login?redirect=%2Ffaq', CONFIRM_FIRST])
    expect(await mailsOf(shop, person.email)).toHaveLength(1)
    const second = aBrowser()
    const again = await second.atProvider(person, { name: 'facebook' })
    expect((await failed(second, again))[1]).toBe(NOT_CONFIRMED)
    await configure(shop, { create_account_confirmation: '0' })
  })

  test('SH-18: too many tries, on the way there and on the way back', async () => {
    const address = '203.0.113.9'
    const browser = aBrowser(address)
    const back = await browser.atProvider(aPerson(), { redirect: '/faq' })
    while ((await shop.limits.take('social-address', address)).allowed);
    const before = provider.tokensAsked()
    const told = await failed(browser, back)
    expect(told).toEqual(['/customer/login?redirect=%2Ffaq', expect.stringMatching(/^Too many tries\./)])
    const { to } = await browser.open('/customer/social/google?redirect=%2Ffaq')
    expect(to).toBe('/customer/login?redirect=%2Ffaq')
    expect(provider.tokensAsked()).toBe(before)
  })
})

describe('CA-112: a provider that is not set up', () => {
  const offered = async (socialSecrets = shop.socialSecrets) =>
    (await shop.withServices({ socialSecrets }).ask('{ signInProviders { code name } }')).signInProviders
  const paths = ['/customer/social/google', '/customer/social/google/back?code=x&state=y']

  it('is offered with an id and a secret', async () => {
    expect(await offered()).toEqual([
      { code: 'google', name: 'Google' },
      { code: 'facebook', name: 'Facebook' },
    ])
    expect(await offered({ facebook: 'known to Facebook' })).toMatchObject([{ code: 'facebook' }])
    expect(await offered({})).toEqual([])
  })

  it('has no address without a secret, nor without an id, nor under any other name', async () => {
    const without = socialRoutes({ ...shop, socialSecrets: {}, log, send, beginSession })
    for (const path of paths) expect((await without.request(path)).status).toBe(404)
    for (const path of [
      '/customer/social/myspace',
      '/customer/social/constructor',
      '/customer/social/Google',
    ]) {
      expect((await routes.request(path)).status, path).toBe(404)
    }
    await shop.db.execute(sql`update configuration set value = '' where key = 'social_google_audience'`)
    shop.clock.advance(5_001)
    expect(await offered()).toMatchObject([{ code: 'facebook' }])
    for (const path of paths) expect((await routes.request(path)).status, path).toBe(404)
  })
})
