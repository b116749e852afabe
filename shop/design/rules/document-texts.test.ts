import { expect, test, vi } from 'vitest'
import { documentTexts, MAX_ANSWERED_CHARACTERS } from './document-texts.ts'
import { MAX_DOCUMENT_CHARACTERS } from './read-design.ts'

const ofSize = (characters: number) => ({ words: 'a'.repeat(characters - '{"words":""}'.length) })

test('a hundred usual designs are answered in one request', () => {
  const texts = documentTexts()
  for (let number = 0; number < 100; number += 1) {
    const document = ofSize(20_000 + number)
    expect(texts.textOf(document)).toBe(JSON.stringify(document))
  }
})

test('one design under a hundred names is written once, and answered as long as there is room', () => {
  const texts = documentTexts()
  const toJSON = vi.fn(() => ofSize(MAX_DOCUMENT_CHARACTERS))
  const document = { toJSON }
  const answers = Array.from({ length: 100 }, () => texts.textOf(document))
  const lengths = answers.flatMap((text) => text?.length ?? [])
  expect(lengths.reduce((sum, length) => sum + length)).toBe(MAX_ANSWERED_CHARACTERS)
  expect(answers.indexOf(undefined)).toBe(lengths.length)
  expect(toJSON).toHaveBeenCalledTimes(1)
})

test('the next request has room again', () => {
  expect(documentTexts().textOf(ofSize(100))).toHaveLength(100)
})
