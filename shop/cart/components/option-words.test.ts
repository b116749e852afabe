import { expect, test } from 'vitest'
import { optionsInWords } from './option-words.ts'

test('every option of a line is named, and the size stands by itself', () => {
  const options = [
    { label: 'Size', value: '95 × 95 mm' },
    { label: 'Photos', value: 'Four photos' },
    null,
    { label: 'Finish', value: 'Gloss' },
  ]
  expect(optionsInWords(options)).toBe('95 × 95 mm, Photos: Four photos, Finish: Gloss')
  expect(optionsInWords(null)).toBe('')
})
