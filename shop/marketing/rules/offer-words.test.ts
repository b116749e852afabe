import { expect, test } from 'vitest'
import { withWords } from './offer-words.ts'

const words = { saleTitle: 'Spring sale', freeShipping: 'A$99.00', contactEmail: 'hello@shop.example' }

test.each([
  ['[SALE_TITLE] is on', 'Spring sale is on'],
  ['Free delivery above [FREESHIPPING]', 'Free delivery above A$99.00'],
  ['Write to [CONTACT_EMAIL], [CONTACT_EMAIL]', 'Write to hello@shop.example, hello@shop.example'],
  ['<b>[SALE_TITLE]</b> [OTHER]', '<b>Spring sale</b> [OTHER]'],
])('C-23, C-24: the offer "%s" reads "%s"', (html, read) => {
  expect(withWords(html, words)).toBe(read)
})

test('C-23: a placeholder for which nothing is configured leaves no bracket behind', () => {
  expect(withWords('[SALE_TITLE]|[FREESHIPPING]|[CONTACT_EMAIL]', { saleTitle: null })).toBe('||')
})

test('words that staff configured stay words, also when they look like tags', () => {
  expect(withWords('<p>[SALE_TITLE]</p>', { saleTitle: '<b>"Mugs" & more</b>' })).toBe(
    '<p>&lt;b&gt;&quot;Mugs&quot; &amp; more&lt;/b&gt;</p>',
  )
})
