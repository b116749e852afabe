/** What holds for every field and every screen there is, read from their sources, so that a new one is held to it too. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{shop,ui,families}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.|generated|\/testing|\/rules\/form\.ts$/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(root, path), 'utf8')) }))
const screens = sources.filter(({ path }) => path.endsWith('.tsx'))

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

/** Opening tags of fields that are typed in: plain ones, and our own by the token that their types ask for. */
function typedFieldsOf(text: string): string[] {
  const plain = [...text.matchAll(/<(?:input|textarea|select)\b(?:[^>]|=>)*?\/?>/g)].map(([tag]) => tag)
  const ours = [...text.matchAll(/<[A-Z]\w+(?=\s)(?:[^<>]|=>)*\bautoComplete=(?:[^>]|=>)*?\/?>/g)].map(
    ([tag]) => tag,
  )
  return [...plain, ...ours].filter((tag) => !/type="(?:radio|checkbox|range|file|hidden|color)"/.test(tag))
}

/** The name of each field that browsers know how to fill, and its token. A card has no name, so that none is ever sent. */
const TOKENS: Readonly<Record<string, readonly string[]>> = {
  '"email"': ['email'],
  '"sender_name"': ['name'],
  '"firstName"': ['given-name', 'shipping given-name'],
  '"lastName"': ['family-name', 'shipping family-name'],
  '"street"': ['shipping address-line1'],
  '"street2"': ['shipping address-line2'],
  '"city"': ['shipping address-level2'],
  '"state"': ['shipping address-level1', 'address-level1'],
  '"postcode"': ['shipping postal-code', 'postal-code'],
  '"telephone"': ['tel', 'shipping tel'],
  '"company"': ['billing organization'],
  '"current"': ['current-password'],
  '"password"': ['current-password', 'new-password'],
  '"confirmation"': ['new-password'],
  '"code"': ['one-time-code'],
  '"nickname"': ['nickname'],
  '{undefined}': ['cc-number', 'cc-exp', 'cc-csc'],
}
/** What is the shop's own and nobody can know before: what is searched for, a code, the words of a design. */
const OWN_WORDS = new Set([
  '"q"',
  '{COUPON_FIELD}',
  '{GIFT_CARD_FIELD}',
  '{NOTE_FIELDS.gift}',
  '{NOTE_FIELDS.comment}',
  '{DECISION_FIELDS.comment}',
  '"giftCard"',
  '"number"',
  '"referral-link"',
  '"reason"',
  '"order"',
  '"subject"',
  '"summary"',
  '"text"',
  '"comment"',
  '"design-name"',
  '"designs-shown"',
  '"design-text"',
  '{fieldName}',
  '"abn"',
  '"gstNumber"',
  '"own_amount"',
  '"recipient_name"',
  '"recipient_email"',
  '"message"',
  '"deliver_on"',
])
/** Fields whose names and tokens are made elsewhere, with the test or the types that hold them. */
const MADE_ELSEWHERE = new Set([
  'ui/field.tsx',
  'ui/email-field.tsx',
  'shop/fields/components/birth-date.tsx',
  'shop/fields/components/password-field.tsx',
  // checkout-form.test.tsx
  'shop/checkout/components/place-fields.tsx',
  'shop/content/components/message-form.tsx',
])

test('PE-11: every field that is typed in has a customary name and its autocomplete token', () => {
  const fields = screens
    .filter(({ path }) => !MADE_ELSEWHERE.has(path))
    .flatMap(({ path, text }) => typedFieldsOf(text).map((tag) => ({ path, tag })))
  expect(fields.length).toBeGreaterThan(15)
  for (const { path, tag } of fields) {
    const name = /\bname=("[^"]*"|\{[^}]*\})/.exec(tag)?.[1] ?? `no name: ${tag}`
    const token = /\bautoComplete="([^"]*)"/.exec(tag)?.[1]
    expect(OWN_WORDS.has(name) ? ['off'] : TOKENS[name], `${path}: ${name}`).toContain(token)
  }
})

test('PE-11: a date of birth is three fields that browsers know', () => {
  const { text } = screens.find(({ path }) => path.endsWith('birth-date.tsx')) ?? { text: '' }
  expect([...text.matchAll(/'(bday-\w+)'/g)].map(([, token]) => token)).toEqual([
    'bday-day',
    'bday-month',
    'bday-year',
  ])
})

test('PE-07: no field cuts what is typed', () => {
  for (const { path, text } of screens) expect(text, path).not.toMatch(/\bmaxLength=/)
})

describe('PE-31: one word for one thing', () => {
  const sentences = sources.filter(({ path }) =>
    /^families|components|pages|mails|^shop\/mail\/|lazy|seed|content\/home|layout|hydration|connection|request|routing|field-words/.test(
      path,
    ),
  )

  test.each([
    ['email', /\be-mails?\b/i],
    // K-12 fixes one sentence.
    ['delivery', /(?<!Free standard )\bshipping (?:is|costs|free|over)\b|\bfree shipping\b/i],
    ['cart', /\b(?:basket|shopping bag|trolley)\b/i],
    ['postcode', /\bzip\b|postal code/i],
    [
      'photo',
      /\b(?:your|the|a) (?:own )?(?:image file|picture file)\b|\bupload (?:an?|your) (?:image|picture)\b/i,
    ],
    ['order', /\byour purchase\b/i],
    ['design', /\byour (?:creation|project)\b/i],
    [
      'what Australians write',
      /\b(?:personalized?|customized?|favorites?|(?:your|the|one|any) color)\b(?!-)/i,
    ],
    // The contract's sentences are for the API; field-words.ts has those of a screen.
    ['what to type', /This is a required field|\bREQUIRED\b|\bINVALID_\w+/],
  ])('a screen says %s', (_, others) => {
    for (const { path, text } of sentences) expect(text, path).not.toMatch(others)
  })
})
