import { describe, expect, it } from 'vitest'
import { normalized } from './normalized.ts'

describe('normalized', () => {
  it.each(['Zoe\u0308', '\u1112\u1161\u11ab', '\uff76\uff9e', 'q\u0307\u0323', '\ufb01', '\u0928\u093c'])(
    '%s is what the engine says',
    (text) => {
      for (const form of ['NFC', 'NFD', 'NFKC'] as const)
        expect(normalized(text, form)).toBe(text.normalize(form))
    },
  )

  it('a letter before and after a heap of marks is still composed', () => {
    const heap = `e\u0301${'\u0316\u0301'.repeat(40)}Zoe\u0308`
    expect(normalized(heap, 'NFC')).toMatch(/^é.*Zoë$/su)
  })

  it.each(['\u0301\u0316', '\u0316\uff9e', '\uff9e\u0316\u0316'])(
    'a million of %j hold up nobody',
    (marks) => {
      expect(normalized(`e${marks.repeat(1_000_000 / marks.length)}`, 'NFKC').length).toBeGreaterThan(900_000)
    },
  )
})
