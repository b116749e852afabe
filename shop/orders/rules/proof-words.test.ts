import { expect, test } from 'vitest'
import { answerInWords, readProofAnswer } from './proof-words.ts'

test('a proof is approved without a word', () => {
  expect(readProofAnswer('approved', '  ')).toEqual({ decision: 'approved', comment: undefined })
})

test('a wish for a change says what to change', () => {
  expect(readProofAnswer('change-wanted', ' Brighter ')).toEqual({
    decision: 'change-wanted',
    comment: 'Brighter',
  })
  expect(readProofAnswer('change-wanted', ' ')).toMatchObject({
    category: 'graphql-input',
    message: 'Please tell us what to change.',
  })
})

test('2000 characters are taken, one more is refused', () => {
  expect(readProofAnswer('approved', 'x'.repeat(2000))).toMatchObject({ decision: 'approved' })
  expect(readProofAnswer('approved', 'x'.repeat(2001))).toMatchObject({
    category: 'graphql-input',
    message: 'Please use at most 2000 characters.',
  })
})

test('the history of the order says what the shopper answered', () => {
  expect(answerInWords(2, { decision: 'approved', comment: undefined })).toBe('Proof approved (line 2)')
  expect(answerInWords(1, { decision: 'change-wanted', comment: 'Brighter' })).toBe(
    'Change wanted (line 1): Brighter',
  )
})
