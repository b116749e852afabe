import { describe, expect, test } from 'vitest'
import { parseDesign } from './migrate.ts'
import { printable } from './printable.ts'
import { aDesign, aSurface, aText, someArt } from './testing/builders.ts'

describe('words that can be printed', () => {
  test.each([
    ['a NUL', 'a\u0000b', 'ab'],
    ['a bell and an escape', '\u0007Ring\u001b', 'Ring'],
    ['a control of the upper half', 'a\u0085b\u009f', 'ab'],
    ['half of an emoji', 'half \ud83c of it', 'half  of it'],
    ['the other half', '\udf0a', ''],
    ['halves the wrong way round', '\udf0a\ud83c', ''],
    ['a sign that is no character', 'a\ufffe\uffffb', 'ab'],
  ])('are without %s', (_, typed, kept) => expect(printable(typed)).toBe(kept))

  test.each([
    ['lines and tabs', 'Lily\n\tTom\r\n'],
    ['whole emoji, also joined ones', '🌊 👩‍👩‍👧'],
    ['letters of any script', 'Zoë 漢字 می‌خواهم'],
    ['signs of private use', '\ue000'],
  ])('keep %s', (_, typed) => expect(printable(typed)).toBe(typed))
})

describe('a document that is read', () => {
  test('has only printable words, in texts and in the names of art', () => {
    const elements = [aText({ text: 'a\u0000b \ud800 😀 漢字' }), someArt({ name: 'An\u0000chor' })]
    const read = parseDesign(aDesign(aSurface({ elements })))
    expect(read).toMatchObject({
      design: { surfaces: [{ elements: [{ text: 'ab  😀 漢字' }, { name: 'Anchor' }] }] },
    })
  })

  test('counts the letters that are left', () => {
    const text = `${'\u0000'.repeat(10)}${'a'.repeat(2000)}`
    expect(parseDesign(aDesign(aSurface({ elements: [aText({ text })] }))).kind).toBe('design')
  })
})
