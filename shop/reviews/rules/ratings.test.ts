import { describe, expect, test } from 'vitest'
import { configuredRating, ratingShown, shown } from './rating-shown.ts'
import { percentOf, ratingChoices, readRatings, starsOf } from './ratings.ts'
import { readWritten } from './written.ts'

describe('ratings', () => {
  test('are three questions with five values each, all with numbers of their own', () => {
    expect(ratingChoices.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Print quality'],
      [2, 'Value for money'],
      [3, 'Delivery'],
    ])
    const values = ratingChoices.flatMap((choice) => choice.values)
    expect(values.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
    expect(ratingChoices[2]?.values.map(({ stars }) => stars)).toEqual([1, 2, 3, 4, 5])
  })

  test('are read by the numbers of question and value', () => {
    const chosen = [
      { id: 1, valueId: 5 },
      { id: 2, valueId: 6 },
      { id: 3, valueId: 13 },
    ]
    expect(readRatings(chosen)).toEqual([
      { id: 1, stars: 5 },
      { id: 2, stars: 1 },
      { id: 3, stars: 3 },
    ])
  })

  test.each([
    ['none', [], 'Please choose a rating.'],
    ['an unknown question', [{ id: 4, valueId: 1 }], 'This rating does not exist. Please choose again.'],
    ['no question', [{ id: undefined, valueId: 1 }], 'This rating does not exist. Please choose again.'],
    ['no value', [{ id: 1, valueId: undefined }], 'This rating does not exist. Please choose again.'],
    ['a value below the first', [{ id: 2, valueId: 5 }], 'This rating does not exist. Please choose again.'],
    ['a value above the last', [{ id: 2, valueId: 11 }], 'This rating does not exist. Please choose again.'],
    [
      'a question twice',
      [
        { id: 1, valueId: 5 },
        { id: 1, valueId: 4 },
      ],
      'Each question can be rated once.',
    ],
  ])('with %s are refused', (_, chosen, message) => {
    expect(readRatings(chosen)).toMatchObject({ category: 'graphql-input', message })
  })

  test('become percent, and percent become stars with one decimal', () => {
    expect(percentOf([{ id: 1, stars: 5 }])).toBe(100)
    expect(
      percentOf([
        { id: 1, stars: 5 },
        { id: 2, stars: 4 },
        { id: 3, stars: 4 },
      ]),
    ).toBe(87)
    expect(starsOf(92)).toBe(4.6)
    expect(starsOf(100)).toBe(5)
  })
})

describe('the rating of a product page', () => {
  test('is the mean of its reviews', () => {
    expect(shown({ reviewCount: 2, percentSum: 180 })).toEqual({ stars: 4.5, reviewCount: 2 })
    expect(shown({ reviewCount: 0, percentSum: 0 })).toEqual({ stars: 0, reviewCount: 0 })
  })

  test('F-23: is the product’s own from 501 reviews on, the shop’s before', () => {
    const shop = { stars: 4.8, reviewCount: 9000 }
    const product = (reviewCount: number) => ({ stars: 4.2, reviewCount })
    expect(ratingShown(product(501), shop)).toEqual(product(501))
    expect(ratingShown(product(500), shop)).toBe(shop)
  })

  test.each([
    ['4.7', '1200', { stars: 4.7, reviewCount: 1200 }],
    ['9', '12.9', { stars: 5, reviewCount: 12 }],
    ['-1', '-5', { stars: 0, reviewCount: 0 }],
    ['good', 'many', { stars: 0, reviewCount: 0 }],
  ])('CA-19: configured as %s stars of %s reviews is %j', (stars, count, rating) => {
    const configuration = new Map([
      ['average_rating', stars],
      ['total_reviews', count],
    ])
    expect(configuredRating(configuration)).toEqual(rating)
  })

  test('CA-19: without a configuration is none', () => {
    expect(configuredRating(new Map())).toEqual({ stars: 0, reviewCount: 0 })
  })
})

describe('what people write', () => {
  test('is kept without blanks around it and without control characters', () => {
    const typed = { nickname: ' Robin\u0007 ', text: '\tLine one\nline two\u007f ' }
    expect(readWritten(typed)).toEqual({ nickname: 'Robin', text: 'Line one\nline two' })
  })

  test.each([
    ['nickname' as const, 80],
    ['summary' as const, 200],
    ['text' as const, 5000],
    ['question' as const, 2000],
  ])('as %s has up to %d characters, and at least one', (field, longest) => {
    expect(readWritten({ [field]: 'x'.repeat(longest) })).toEqual({ [field]: 'x'.repeat(longest) })
    expect(readWritten({ [field]: 'x'.repeat(longest + 1) })).toMatchObject({
      category: 'graphql-input',
      message: `The ${field} may be ${longest} characters long at most.`,
    })
    expect(readWritten({ [field]: ' \u0000 ' })).toMatchObject({
      category: 'graphql-input',
      message: `Required parameter "${field}" is missing`,
    })
  })
})
