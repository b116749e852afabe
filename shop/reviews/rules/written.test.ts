import { describe, expect, test } from 'vitest'
import { readWritten } from './written.ts'

describe('SH-14: what people write under their name is text that everybody sees', () => {
  test.each([
    ['marks that nobody sees', { nickname: '\u202eAdmin\u200b' }, { nickname: 'Admin' }],
    ['a name of several lines', { nickname: 'Robin\nMarsh' }, { nickname: 'Robin Marsh' }],
    ['lines of a text, which stay', { text: ' One.\n\nTwo. ' }, { text: 'One.\n\nTwo.' }],
    ['letters with a mark or two', { text: 'Tiê\u0301n' }, { text: 'Tiê\u0301n' }],
  ])('%s', (_what, written, read) => {
    expect(readWritten(written)).toEqual(read)
  })

  test('marks piled on a letter end with the fourth', () => {
    expect(readWritten({ text: `Z${'\u0301'.repeat(4_000)}` })).toEqual({ text: `Z${'\u0301'.repeat(4)}` })
  })

  test('a name of invisible marks alone is missing', () => {
    expect(readWritten({ nickname: '\u200b\u200b' })).toMatchObject({
      message: 'Required parameter "nickname" is missing',
    })
  })
})
