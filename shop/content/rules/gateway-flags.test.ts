import { expect, test } from 'vitest'
import { withGatewayFlags } from './gateway-flags.ts'

const set = (authorizeNet: string, payflow = '1') => [
  { key: 'authorizenet_sandbox_flag', value: authorizeNet },
  { key: 'payflowpro_sandbox_flag', value: payflow },
]

test.each([
  ['authorize-net', true, '0', '1'],
  ['authorize-net', false, '1', '0'],
  // Nobody asks for it, so it stays what staff have set.
  ['stripe', false, '1', '1'],
])(
  'K-19: with %s (sandbox: %s) the flag that staff set to %s is told as %s',
  (gateway, isSandbox, staff, told) => {
    expect(withGatewayFlags(set(staff), { gateway, isSandbox })).toEqual(set(told))
  },
)

test.each([
  ['payflow', true, '0', '1'],
  ['payflow', false, '1', '0'],
  ['authorize-net', false, '1', '1'],
])(
  'K-19: with %s (sandbox: %s) the flag of Payflow that staff set to %s is told as %s',
  (gateway, isSandbox, staff, told) => {
    expect(withGatewayFlags(set('0', staff), { gateway, isSandbox })[1]).toEqual(set('0', told)[1])
  },
)

test('K-19: without a gateway the flag is what staff have set', () => {
  expect(withGatewayFlags(set('1'), undefined)).toEqual(set('1'))
})
