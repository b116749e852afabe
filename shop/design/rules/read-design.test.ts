import { describe, expect, test } from 'vitest'
import { aDesign } from '#packages/design-document/testing/builders.ts'
import { MAX_DOCUMENT_CHARACTERS, readDesign, readDocument } from './read-design.ts'
import { readTitle } from './title.ts'

describe('a title', () => {
  test.each([
    ['  Our\nsummer\t ', 'Our summer'],
    ['a\u0007b', 'a b'],
    ['', undefined],
    [' ', undefined],
    [undefined, undefined],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('%j is kept as %j', (sent, title) => expect(readTitle(sent)).toEqual({ kind: 'title', title }))

  test('of more than 200 characters is refused with its length', () => {
    expect(readTitle('x'.repeat(201))).toEqual({
      kind: 'invalid',
      message: 'The title has 201 characters; at most 200 fit. Please shorten it.',
    })
    expect(readTitle('x'.repeat(1_000_000))).toMatchObject({
      message: expect.stringContaining('1,000,000 characters'),
    })
  })
})

describe('a design is read', () => {
  const json = JSON.stringify(aDesign())

  test('from what a browser sent', () => {
    expect(readDocument(json)).toEqual({ kind: 'design', design: aDesign() })
    expect(readDocument(json.padEnd(MAX_DOCUMENT_CHARACTERS)).kind).toBe('design')
  })

  test.each([
    [
      'too long',
      json.padEnd(MAX_DOCUMENT_CHARACTERS + 1),
      'This design is too large to save. Please remove some of its elements.',
    ],
    ['no JSON', '{', 'This design cannot be read. Please reload the page.'],
  ])('but not when it is %s', (_, text, message) => {
    expect(readDocument(text)).toEqual({ kind: 'invalid', message })
  })

  test('but not when it is no design', () => expect(readDocument('{}').kind).toBe('invalid'))

  test('from our own records, which were checked before', () => {
    expect(readDesign({ key: 'k', document: aDesign() })).toEqual(aDesign())
    expect(() => readDesign({ key: 'k', document: {} })).toThrow(
      'Expected the saved design k to be readable but: ',
    )
  })
})
