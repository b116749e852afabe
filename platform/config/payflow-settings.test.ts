/** K-19: the pilot of Payflow is named, because its names and passwords look like live ones; only the server reads them. */
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const pilot = {
  PAYFLOW_PARTNER: 'PayPal',
  PAYFLOW_VENDOR: 'keepsake',
  PAYFLOW_USER: 'keepsake-shop',
  PAYFLOW_PASSWORD: 'a&b=c-secret',
  PAYFLOW_ENVIRONMENT: 'pilot',
}
const live = { ...pilot, PAYFLOW_ENVIRONMENT: 'live' }
const problemsOf = (env: Record<string, string>) => {
  const result = readConfig({ EMBEDDED_DATABASE: 'allow', ...env })
  return result.kind === 'problems' ? result.problems : []
}
const TOGETHER =
  'PAYFLOW_PARTNER, PAYFLOW_VENDOR, PAYFLOW_USER, PAYFLOW_PASSWORD and PAYFLOW_ENVIRONMENT must be set together.'
const NEEDED =
  'PAYMENTS=payflow needs PAYFLOW_PARTNER, PAYFLOW_VENDOR, PAYFLOW_USER, PAYFLOW_PASSWORD and PAYFLOW_ENVIRONMENT.'
const REHEARSAL =
  'PAYFLOW_API_URL is for rehearsals: it must be an address of this machine, with PAYFLOW_ENVIRONMENT=pilot, in a shop that is not open to others.'

test.each([
  ['a login of the pilot', pilot],
  ['a live login', live],
  ['the gateway with its login', { ...pilot, PAYMENTS: 'payflow' }],
  ['a server on this machine', { ...pilot, PAYFLOW_API_URL: 'http://127.0.0.1:9000' }],
])('%s is taken', (_, env) => {
  expect(problemsOf(env)).toEqual([])
})

test('K-19: a shop takes its cards through Payflow where the settings name it', () => {
  const result = readConfig({ EMBEDDED_DATABASE: 'allow', ...pilot, PAYMENTS: 'payflow' })
  expect(result.kind === 'config' && result.config.payments).toBe('payflow')
  expect(result.kind === 'config' && result.config.payflow?.environment).toBe('pilot')
})

test.each([
  // It would break the protocol, and be read by nobody as what it is.
  [{ PAYFLOW_PASSWORD: 'a"quoted"one' }, 'PAYFLOW_PASSWORD must be a password of Payflow but is not.'],
  [{ PAYFLOW_PASSWORD: 'two words' }, 'PAYFLOW_PASSWORD must be a password of Payflow but is not.'],
  [{ PAYFLOW_VENDOR: 'a&USER=b' }, 'PAYFLOW_VENDOR must be a merchant login of Payflow but is "a&USER=b".'],
  [{ PAYFLOW_USER: pilot.PAYFLOW_USER }, TOGETHER],
  [{ ...pilot, PAYFLOW_ENVIRONMENT: '' }, TOGETHER],
  [{ PAYMENTS: 'payflow' }, NEEDED],
  // A live password is never sent elsewhere, and no shop that others reach is paid by a rehearsal.
  [{ ...pilot, PAYFLOW_API_URL: 'https://payflow.evil.example' }, REHEARSAL],
  [{ ...live, PAYFLOW_API_URL: 'http://127.0.0.1:9000' }, REHEARSAL],
  [{ ...pilot, PAYFLOW_API_URL: 'http://127.0.0.1:9000', PUBLIC_URL: 'https://shop.example' }, REHEARSAL],
])('%j is refused in a sentence', (env, sentence) => {
  expect(problemsOf(env)).toContain(sentence)
})
