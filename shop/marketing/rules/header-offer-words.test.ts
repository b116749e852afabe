import { describe, expect, test } from 'vitest'
import { type OfferGiven, offerInWords } from './header-offer-words.ts'

const words = { freeShipping: 'A$99.00', contactEmail: 'hello@keepsake.example' }
const offer: OfferGiven = {
  store_notice: null,
  offer_text: '<b>[SALE_TITLE].</b> Free delivery over [FREESHIPPING]',
  sale_title: 'Spring sale',
  offer_description: '<p>Write to <a href="mailto:[CONTACT_EMAIL]">[CONTACT_EMAIL]</a></p>',
  offer_end_date: '2026-12-01 13:00:00',
  show_timer: true,
}
const shown = (change: Partial<OfferGiven> = {}) => offerInWords({ ...offer, ...change }, words)

describe('the words of the header offer', () => {
  test('C-23, CA-45: the title and the amount of free delivery stand where the brackets stood', () => {
    expect(shown()?.text).toBe('<b>Spring sale.</b> Free delivery over A$99.00')
  })

  test('C-24, CA-44: the description names the contact e-mail', () => {
    expect(shown()?.details).toBe(
      '<p>Write to <a href="mailto:hello@keepsake.example">hello@keepsake.example</a></p>',
    )
  })

  test('SH-12: a title is text, whatever it holds', () => {
    expect(shown({ sale_title: '<img src=x onerror="y">' })?.text).toContain('&lt;img src=x onerror=&quot;y')
  })

  test('a placeholder without a word leaves no bracket behind', () => {
    const bare = offerInWords(
      { ...offer, sale_title: null },
      { freeShipping: undefined, contactEmail: undefined },
    )
    expect(`${bare?.text} ${bare?.details}`).not.toContain('[')
  })

  test('a notice of the store stands above the details', () => {
    expect(shown({ store_notice: '<p>Closed on 26 January.</p>' })?.details).toMatch(
      /^<p>Closed on 26 January\.<\/p><p>Write/,
    )
    expect(shown({ offer_description: null })?.details).toBeUndefined()
  })

  test.each([
    [{}, true],
    [{ show_timer: false }, false],
    [{ show_timer: null }, false],
    [{ offer_end_date: null }, false],
    [{ offer_end_date: 'soon' }, false],
  ])('C-20: with %j the countdown is shown: %s', (change, isShown) => {
    expect(shown(change)?.showsTimer).toBe(isShown)
  })

  test('CA-97: the end is an instant in UTC', () => {
    expect(shown()?.endsAt).toBe(Date.UTC(2026, 11, 1, 13))
  })

  test('B-31: without an offer, or one without a text, there is nothing to show', () => {
    expect(offerInWords(undefined, words)).toBeUndefined()
    expect(shown({ offer_text: ' ' })).toBeUndefined()
  })
})
