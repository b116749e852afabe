import { describe, expect, test } from 'vitest'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { readContactMessage } from './contact.ts'
import { filled, homeRecordSchema, linkSchema, pictureSchema } from './home-record.ts'
import { landscapeSku } from './landscape-sku.ts'
import { saleInWords } from './sale-in-words.ts'

describe('what somebody writes through the contact form', () => {
  const sent = { name: ' Robin ', email: 'mailto:robin@example.com', comment: ' Hello\nthere ' }
  const read = (parts: object = {}) => readContactMessage({ ...sent, ...parts })

  test('is tidied, and needs no telephone', () => {
    expect(read()).toEqual({
      name: 'Robin',
      email: 'robin@example.com',
      telephone: undefined,
      comment: 'Hello\nthere',
    })
    expect(read({ telephone: ' 0400 000 000 ' })).toMatchObject({ telephone: '0400 000 000' })
    expect(read({ telephone: null })).toMatchObject({ telephone: undefined })
  })

  test.each([
    [{ name: ' ' }, 'Required parameter "name" is missing'],
    [{ email: '' }, 'Required parameter "email" is missing'],
    [{ comment: '\n' }, 'Required parameter "comment" is missing'],
    [{ email: 'robin' }, '"robin" is not a valid email address.'],
    [{ telephone: '1' }, 'Please enter a valid phone.'],
    [{ name: 'x'.repeat(121) }, 'The name is too long.'],
    [{ comment: 'x'.repeat(10_001) }, 'A message may be 10000 characters long at most.'],
  ])('%j is refused', (parts, message) => {
    expect(read(parts)).toMatchObject({ category: 'graphql-input', message })
  })

  test('may be as long as is said', () => {
    expect(read({ name: 'x'.repeat(120), comment: 'x'.repeat(10_000) })).toHaveProperty('comment')
  })
})

describe('texts of the home page', () => {
  test('have their words put in', () => {
    expect(
      filled('Free over [FREESHIPPING], in [SIZES] sizes', { FREESHIPPING: 'A$99.00', SIZES: '14' }),
    ).toBe('Free over A$99.00, in 14 sizes')
    expect(filled('Made in Sydney', {})).toBe('Made in Sydney')
    expect(filled('A [word]', {})).toBe('A [word]')
  })

  test('that ask for a word that is not known are left out', () => {
    expect(filled('Free over [FREESHIPPING], in [SIZES] sizes', { SIZES: '14' })).toBeUndefined()
  })

  test.each([
    ['/canvas-prints?size=30X40#top', true],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['https://elsewhere.example', false],
    ['/a b', false],
    [`/${'x'.repeat(300)}`, false],
  ])('SH-06: link to this shop only: %s: %s', (to, isTaken) => {
    expect(linkSchema.safeParse({ label: 'Look', to }).success).toBe(isTaken)
  })

  test.each(['', ' ', 'x'.repeat(601)])('say something, and not too much: %j', (label) => {
    expect(linkSchema.safeParse({ label, to: '/' }).success).toBe(false)
  })

  test.each([
    ['/images/room-900.webp', true],
    ['/media/mockup/sample/dog/ledge@800.webp?v=a1', true],
    ['/images/room-901.webp', false],
    ['/images/room-900.webp?x', false],
    ['https://elsewhere.example/images/room-900.webp', false],
    ['/media/mockup/sample/dog/ledge@800.webp', false],
  ])('show pictures of the shop’s own: %s: %s', (url, isTaken) => {
    expect(pictureSchema.safeParse({ url, alt: 'A room' }).success).toBe(isTaken)
  })

  test.each([
    ['50% 40%', true],
    ['50%', false],
    ['50% 40% 1', false],
    ['left 40%', false],
  ])('say what of a picture stays in view: %s: %s', (position, isTaken) => {
    expect(pictureSchema.safeParse({ url: '/images/a-900.webp', alt: 'A', position }).success).toBe(isTaken)
  })

  test('make a page with a hero and its sections', () => {
    const link = { label: 'Look', to: '/' }
    const hero = {
      heading: 'Your photo',
      emphasis: 'on canvas',
      lead: 'Made here',
      first: link,
      second: link,
      pictures: [{ url: '/images/a-900.webp', alt: 'A', thumbnail: '/images/a-240.webp' }],
    }
    const page = {
      metaTitle: 'Shop',
      metaDescription: 'A shop',
      hero,
      facts: [{ icon: 'truck', text: 'Fast' }],
      sections: [],
    }
    const isTaken = (parts: object) => homeRecordSchema.safeParse({ ...page, ...parts }).success
    expect(isTaken({})).toBe(true)
    expect(isTaken({ sku: 'CANVAS_1-a' })).toBe(true)
    expect(isTaken({ sku: 'a b' })).toBe(false)
    expect(isTaken({ hero: { ...hero, pictures: [] } })).toBe(false)
    expect(
      isTaken({ hero: { ...hero, pictures: [{ ...hero.pictures[0], thumbnail: '/images/a-640.webp' }] } }),
    ).toBe(false)
    expect(isTaken({ facts: [{ icon: 'star', text: 'Fast' }] })).toBe(false)
    expect(isTaken({ sections: [{ kind: 'true-size', heading: 'A', text: 'B', action: 'C' }] })).toBe(true)
    expect(isTaken({ sections: [{ kind: 'clock' }] })).toBe(false)
  })
})

describe('the sale as the home page says it', () => {
  const offer = {
    text: '<b>Spring.</b> 20% off &amp; more',
    details: '<p>Until <i>Sunday</i></p><p>Then no more</p>',
    endsAt: 5 as number | undefined,
    showsTimer: true,
  }

  test('is what the header has not said yet, and the first paragraph of its details', () => {
    expect(saleInWords(offer)).toEqual({ heading: '20% off & more', text: 'Until Sunday', endsAt: 5 })
  })

  test('is the name of the sale where nothing else is said', () => {
    expect(saleInWords({ ...offer, text: '<b>Spring</b>', details: undefined })).toEqual({
      heading: 'Spring',
      text: undefined,
      endsAt: 5,
    })
    expect(saleInWords({ ...offer, details: 'No paragraph' })?.text).toBeUndefined()
    expect(saleInWords({ ...offer, text: '&lt;3 &quot;it&#39;s&quot; &gt; &nbsp;' })?.heading).toBe(
      `<3 "it's" > &nbsp;`,
    )
  })

  test('is nothing without a countdown', () => {
    expect(saleInWords(undefined)).toBeUndefined()
    expect(saleInWords({ ...offer, showsTimer: false })).toBeUndefined()
    expect(saleInWords({ ...offer, endsAt: undefined })).toBeUndefined()
  })
})

test.each([
  ['30X40', 'BOARD-30X40-L-NONE-PLAIN'],
  ['20X20', 'BOARD-20X20-S-NONE-PLAIN'],
])('a size of %s over a sofa is %s', (size, sku) => expect(landscapeSku(boardRecord, size)).toBe(sku))
