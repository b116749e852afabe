import { describe, expect, test } from 'vitest'
import { shortenedAtEnd, shortenedInTheMiddle, shortenedName } from './shortened.ts'

describe('Q-10, CA-80: words that are too long are cut', () => {
  test.each([
    ['abcdefghi', 6, 'abcdef…'],
    ['abcdef', 6, 'abcdef'],
    // No blank before the mark.
    ['Where is my order?', 9, 'Where is…'],
    ['𐐀𐐀', 1, '𐐀…'],
  ])('at the end: %j with room for %i is %j', (text, letters, shown) => {
    expect(shortenedAtEnd(text, letters)).toBe(shown)
  })

  test.each([
    ['abcdefuvwxyz', 6, 'abc…xyz'],
    ['abcdefuvwxyz', 7, 'abcd…xyz'],
    ['abcdef', 6, 'abcdef'],
    ['IMG_20261121_083000_edited_final.jpg', 16, 'IMG_2026…inal.jpg'],
  ])('in the middle: %j with room for %i is %j', (text, letters, shown) => {
    expect(shortenedInTheMiddle(text, letters)).toBe(shown)
  })

  test.each([
    ['Christopher', 7, 'Christo…'],
    ['Mary Jane', 7, 'Mary'],
    ['  Bo ', 7, 'Bo'],
    ['', 7, ''],
  ])('as a name: %j with room for %i is %j', (name, letters, shown) => {
    expect(shortenedName(name, letters)).toBe(shown)
  })
})
