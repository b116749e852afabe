import { describe, expect, it } from 'vitest'
import { abnInWords, groupedAbn, tidiedAbn } from './typed-abn.ts'

describe('J-12, PE-01, PE-02: an ABN as people type and paste it', () => {
  it.each([
    ' 51 824 753 556 ',
    '51-824-753-556',
    '51\u2013824\u2013753\u2013556',
    '51\u00a0824\u00a0753\u00a0556',
    'ABN 51 824 753 556',
    'A.B.N.: 51824753556',
    '\u200e５１ 824 753 556',
  ])('%j is kept as its digits and shown in groups', (text) => {
    expect(tidiedAbn(text)).toBe('51824753556')
    expect(groupedAbn(text)).toBe('51 824 753 556')
  })

  it('PE-22: what is no number stays in its field as it was typed', () => {
    expect(groupedAbn(' 51 824 753 ')).toBe('51 824 753')
    expect(groupedAbn('not sure yet')).toBe('not sure yet')
  })

  it('is printed in groups; what has not 11 digits stays as it is', () => {
    expect(abnInWords('51824753556')).toBe('51 824 753 556')
    expect(abnInWords('5182475355')).toBe('5182475355')
    expect(abnInWords('518247535567')).toBe('518247535567')
  })
})
