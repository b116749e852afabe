import { describe, expect, test } from 'vitest'
import { daysUntilReviewRequest, reviewRequestNote } from './review-request.ts'

describe('the days after which a buyer is asked', () => {
  test.each([
    [undefined, 7],
    ['', 7],
    ['14', 14],
    [' 3 ', 3],
    ['0', undefined],
    ['365', 90],
    ['-1', 7],
    ['1.5', 7],
    ['soon', 7],
  ])('configured as %j are %j', (value, days) => {
    const configuration = new Map(value === undefined ? [] : [['review_request_days', value]])
    expect(daysUntilReviewRequest(configuration)).toBe(days)
  })
})

describe('the mail that asks for a review', () => {
  const piece = (productName: string, size?: string) => ({
    productName,
    options:
      size === undefined
        ? []
        : [
            { label: 'Size', value: size },
            { label: 'Edge', value: 'Mirror' },
          ],
  })
  const note = (pieces: ReturnType<typeof piece>[]) =>
    reviewRequestNote({
      firstName: 'Mia',
      orderNumber: '100000042',
      pieces,
      writeUrl: 'https://shop.example/write-a-review?key=k',
      shopUrl: 'https://shop.example',
      unsubscribeUrl: 'https://shop.example/newsletter/unsubscribe/k',
    })

  test('names the piece with its size, the order, and the page on which it is written', () => {
    const { subject, paragraphs, button } = note([piece('Custom canvas print', '75 × 50 cm')])
    expect(subject).toBe('How do you like your Custom canvas print?')
    expect(paragraphs.slice(0, 2)).toEqual([
      'Your order 100000042 has been with you for a while:',
      'Custom canvas print, 75 × 50 cm',
    ])
    expect(button).toEqual({ label: 'Write a review', url: 'https://shop.example/write-a-review?key=k' })
  })

  test('names five pieces of many', () => {
    const { subject, paragraphs } = note(Array.from({ length: 8 }, (_, index) => piece(`Mug ${index}`)))
    expect(subject).toMatch(/^How do you like your \w+ order\?$/)
    expect(paragraphs[1]).toBe('Mug 0\nMug 1\nMug 2\nMug 3\nMug 4\nand 3 more')
  })

  test('says who sends it, why, and how it stops, as the Spam Act asks', () => {
    const { smallPrint } = note([piece('Mug')])
    expect(smallPrint).toContainEqual({
      label: 'Stop these emails',
      url: 'https://shop.example/newsletter/unsubscribe/k',
    })
    expect(smallPrint.join(' ')).toMatch(/because you asked for our emails.*Australia/)
  })
})
