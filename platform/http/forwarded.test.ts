import { expect, test } from 'vitest'
import { readNetworks } from '../network/networks.ts'
import { forwardedAddress } from './forwarded.ts'

const PROXY = '10.0.0.2'
const trusted = readNetworks('10.0.0.0/8, 2001:db8:ffff::/48')
const by = (value: string) => ({ 'x-forwarded-for': value })
const rfc7239 = (value: string) => ({ forwarded: value })

test.each([
  // the client is the right-most address that is not trusted
  [by('203.0.113.7'), '203.0.113.7'],
  [by('203.0.113.7, 10.0.0.9'), '203.0.113.7'],
  [by('198.51.100.1, 203.0.113.7'), '203.0.113.7'],
  [by('10.0.0.9'), '10.0.0.9'],
  // spellings
  [by('203.0.113.7:4711'), '203.0.113.7'],
  [by('[2001:db8::7]:4711'), '2001:db8::7'],
  [by('2001:db8::7,2001:db8:ffff::1'), '2001:db8::7'],
  [rfc7239('for=203.0.113.7;proto=https;by=10.0.0.2'), '203.0.113.7'],
  [rfc7239('proto=https; For="[2001:db8::7]:4711"'), '2001:db8::7'],
  [rfc7239('for=198.51.100.1, for="203.0.113.7:80"'), '203.0.113.7'],
  // what names nobody
  [by(''), PROXY],
  [by('unknown'), PROXY],
  [by('203.0.113.7, unknown, 10.0.0.9'), '10.0.0.9'],
  [rfc7239('for=_hidden'), PROXY],
  [rfc7239('proto=https'), PROXY],
  [rfc7239('for="'), PROXY],
  [{}, PROXY],
  // one that the client sent and one that the proxy wrote cannot be told apart
  [{ ...by('203.0.113.7'), ...rfc7239('for=203.0.113.7') }, '203.0.113.7'],
  [{ ...by('203.0.113.7'), ...rfc7239('for=198.51.100.1') }, PROXY],
])('behind our proxy %o comes from %s', (headers, client) => {
  expect(forwardedAddress(PROXY, headers, trusted)).toBe(client)
})

test('a header of any length is read for its last ten addresses only', () => {
  const long = `203.0.113.7, ${'10.0.0.9, '.repeat(2_000)}10.0.0.9`
  expect(forwardedAddress(PROXY, by(long), trusted)).toBe('10.0.0.9')
})

test('a stranger who forges headers stays the stranger', () => {
  const forged = { ...by('198.51.100.1'), ...rfc7239('for=198.51.100.1') }
  expect(forwardedAddress('203.0.113.7', forged, trusted)).toBe('203.0.113.7')
  expect(forwardedAddress(PROXY, forged, undefined)).toBe(PROXY)
  expect(forwardedAddress(undefined, forged, trusted)).toBeUndefined()
})

test('a proxy that comes in the IPv6 spelling of its IPv4 address is known', () => {
  expect(forwardedAddress(`::ffff:${PROXY}`, by('203.0.113.7'), trusted)).toBe('203.0.113.7')
})
