import { expect, test } from 'vitest'
import { countedAddress, isWithin, readNetworks } from './networks.ts'

test.each([
  // networks, an address, whether it is within
  ['10.0.0.0/8', '10.200.1.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8::/32', '2001:0DB8:1::7', true],
  ['2001:db8::/32', '2001:db9::7', false],
  ['2001:db8::1', '2001:db8::2', false],
  ['loopback', '::1', true],
  ['loopback private', '192.168.3.4', true],
  ['loopback,private', 'fd12::1', true],
  ['private', '127.0.0.1', false],
  ['private', 'unknown', false],
])('of the networks %j is %s: %s', (text, address, expected) => {
  expect(isWithin(readNetworks(text), address)).toBe(expected)
})

test.each([
  '',
  ' , ',
  'proxy.example',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '2001:db8::/129',
  '10.0.0/8',
  '10.0.0.0/',
  'constructor',
  '*',
])('%j is no list of networks', (text) => {
  expect(readNetworks(text)).toBeUndefined()
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // What is counted already stays as it is.
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('a stranger from %s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})
