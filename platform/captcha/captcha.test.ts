import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, expect, test } from 'vitest'
import { createCaptcha } from './captcha.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { createRecaptcha } from './recaptcha.ts'
import { captchaRoutes } from './routes.ts'

const secretKey = 'only for captchas that live as long as a test'
const used = new Set<string>()
const isFirstUse = async (challenge: string) => !used.has(challenge) && Boolean(used.add(challenge))
const settings = async () => ({ forms: new Set(['CONTACT', 'NEWSLETTER']), minimumScore: 0.5 })

const newSum = (key = secretKey) =>
  createCaptcha(createProofOfWork({ secretKey: key, isFirstUse, tries: [5, 10] }), settings)

async function solved(captcha = newSum()): Promise<string> {
  const challenge = await captcha.challenge()
  if (!challenge) throw new Error('Expected a challenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  return encoded({ challenge, solution })
}

const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')
const decoded = (response: string) => JSON.parse(Buffer.from(response, 'base64').toString())

test('SH-19: a form that asks for a captcha takes a right answer, once, in whichever process it was made', async () => {
  const response = await solved()
  expect(await newSum().verify('CONTACT', response)).toBe(true)
  expect(await newSum().verify('CONTACT', response)).toBe(false)
  expect(await newSum().verify('NEWSLETTER', response)).toBe(false)
})

test('SH-19: an answer sent twice at the same moment counts once', async () => {
  const captcha = newSum()
  const response = await solved(captcha)
  const verdicts = await Promise.all([
    captcha.verify('CONTACT', response),
    captcha.verify('CONTACT', response),
  ])
  expect(verdicts.filter(Boolean)).toHaveLength(1)
})

test('a form that does not ask for it goes on without', async () => {
  expect(await newSum().verify('PRODUCT_REVIEW', undefined)).toBe(true)
})

test.each([
  ['nothing', async () => undefined],
  ['an empty answer', async () => ''],
  ['no answer at all', async () => 'let me in'],
  ['a number', async () => encoded(7)],
  ['a very long one', async () => 'a'.repeat(100_000)],
  ['one for another shop', async () => solved(newSum('another key that is long enough, by far'))],
  [
    'a wrong sum',
    async () => {
      const { challenge, solution } = decoded(await solved())
      return encoded({ challenge, solution: { ...solution, counter: 1, derivedKey: '00'.repeat(32) } })
    },
  ],
  [
    'an easier sum than was asked for',
    async () => {
      const { challenge, solution } = decoded(await solved())
      return encoded({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
        solution,
      })
    },
  ],
  [
    'one whose time is extended',
    async () => {
      const { challenge, solution } = decoded(await solved())
      const parameters = { ...challenge.parameters, expiresAt: 4_000_000_000 }
      return encoded({ challenge: { ...challenge, parameters }, solution })
    },
  ],
])('SH-19: %s is refused', async (_what, answer) => {
  expect(await newSum().verify('CONTACT', await answer())).toBe(false)
})

/** Answers as the provider does: by the secret and the answer it is asked about. */
const provider = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const fields = new URLSearchParams(body)
  const verdicts: Record<string, object> = {
    person: { success: true, score: 0.9 },
    program: { success: true, score: 0.1 },
    invisible: { success: true },
    wrong: { success: false, 'error-codes': ['invalid-input-response'] },
  }
  const verdict =
    fields.get('secret') === 'ours' ? verdicts[fields.get('response') ?? ''] : { success: false }
  response.end(JSON.stringify(verdict ?? 'no idea'))
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
afterAll(() => provider.close())
const verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`

test.each([
  ['a person', 'person', true],
  ['a program', 'program', false],
  ['an answer without a score', 'invisible', true],
  ['a wrong answer', 'wrong', false],
  ['an answer that the provider makes no sense of', 'other', false],
])('SH-19: reCAPTCHA: %s', async (_who, response, expected) => {
  const check = createRecaptcha({ siteKey: 'site', secretKey: 'ours', verifyUrl, onAway: () => undefined })
  const captcha = createCaptcha(check, settings)
  expect(await captcha.verify('CONTACT', response)).toBe(expected)
  expect(captcha.websiteKey).toBe('site')
  expect(await captcha.challenge()).toBeUndefined()
})

test('SH-19: while reCAPTCHA is away its forms are refused and it is told', async () => {
  const told: unknown[] = []
  const away = { verifyUrl: 'http://127.0.0.1:1/', onAway: (error: unknown) => told.push(error) }
  const captcha = createCaptcha(createRecaptcha({ siteKey: 'site', secretKey: 'ours', ...away }), settings)
  expect(await captcha.verify('CONTACT', 'person')).toBe(false)
  expect(told).toHaveLength(1)
})

test('GET /captcha/challenge hands out a new sum every time, never to be kept', async () => {
  const routes = captchaRoutes(newSum())
  const answers = await Promise.all([1, 2].map(async () => routes.request('/captcha/challenge')))
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store')
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
  const solution = await solveChallenge({ challenge: first, deriveKey })
  expect(await newSum().verify('CONTACT', encoded({ challenge: first, solution }))).toBe(true)
  expect(second.parameters.nonce).not.toBe(first.parameters.nonce)
})
