import { expect, test } from 'vitest'
import { looksLikeLink } from './mailed-text.ts'

test.each([
  'https://evil.example/prize',
  'WWW.evil.example',
  'evil.example/prize',
  'You won! evil.com/a',
  '<b>Robin</b>',
  '{{ name }}',
  'Robin\u0000',
])('a link or markup: %j', (text) => expect(looksLikeLink(text)).toBe(true))

test.each([
  'Robin',
  'Siobhán O’Brien-Ng',
  'St. John',
  'Dr. J.R. Marsh Jr.',
  'Unit 3/12 Example Street',
  'c/o A. Taylor',
  'Marsh & Co. Pty Ltd',
  'Flowers.com.au',
  'Wagga Wagga',
])('a name or an address: %j', (text) => expect(looksLikeLink(text)).toBe(false))
