import { describe, expect, test } from 'vitest'
import { offerContent } from './offer-content.ts'
import { offerFields } from './offer-contents.ts'

const slidesOf = (html: string) => offerContent({ category_special_offer: html })?.slides

describe('C-25: a page shows the first offer that it holds', () => {
  test('in the order of the contract, whatever order they were written in', () => {
    for (const [index, field] of offerFields.entries()) {
      const later = offerFields.slice(index).map((name) => [name, `<p>${name}</p>`])
      expect(offerContent(Object.fromEntries(later.reverse()))?.slides).toEqual([`<p>${field}</p>`])
    }
  })

  test('a field with nothing in it is none', () => {
    expect(
      offerContent({ category_specialoffer_82: ' ', category_specialoffer_bfcm_sale: '<p>Sale</p>' }),
    ).toEqual({ slides: ['<p>Sale</p>'], details: undefined })
    expect(offerContent({ category_special_offer: null })).toBeUndefined()
    expect(offerContent(undefined)).toBeUndefined()
  })
})

describe('C-26: the break marker parts the banner from its details', () => {
  test.each(['<hr class="page-break" />', '<hr class="page-break">'])('%s', (marker) => {
    expect(offerContent({ category_special_offer: `<p>Banner</p>${marker}<p>Details</p>` })).toEqual({
      slides: ['<p>Banner</p>'],
      details: '<p>Details</p>',
    })
  })

  test('what stands behind further markers belongs to the details', () => {
    const html = '<p>A</p><hr class="page-break" /><p>B</p><hr class="page-break" /><p>C</p>'
    expect(offerContent({ category_special_offer: html })?.details).toBe('<p>B</p><p>C</p>')
  })

  test('without a marker, or with nothing behind it, there are no details', () => {
    expect(offerContent({ category_special_offer: '<p>A</p>' })?.details).toBeUndefined()
    expect(
      offerContent({ category_special_offer: '<p>A</p><hr class="page-break" /> <p> </p>' })?.details,
    ).toBeUndefined()
  })

  test('details without a banner are no offer', () => {
    expect(offerContent({ category_special_offer: '<hr class="page-break" /><p>B</p>' })).toBeUndefined()
  })
})

describe('C-27: a banner has up to four slides', () => {
  test('parted by plain rules', () => {
    expect(slidesOf('<p>1</p><hr /><p>2</p><hr><p>3</p>')).toEqual(['<p>1</p>', '<p>2</p>', '<p>3</p>'])
  })

  test('a fifth never shows, and empty ones are left out', () => {
    expect(
      slidesOf('<hr /><p>1</p><hr /><p> </p><hr /><p>2</p><hr /><p>3</p><hr /><p>4</p><hr /><p>5</p>'),
    ).toEqual(['<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>4</p>'])
  })

  test('a picture alone is a slide', () => {
    expect(slidesOf('<img src="/images/room-640.webp" alt="A room" />')).toHaveLength(1)
  })
})
