import { expect, it } from 'vitest'
import { borrowedLetters } from './borrowed-letters.ts'
import { builtFonts } from './testing/fonts.ts'

const narrow = builtFonts()('Bebas Neue')

it('letters that the fallback draws are told, each once', () => {
  expect(borrowedLetters('LỄ HỘI, LỄ', narrow)).toEqual(['Ễ', 'Ộ'])
  // The same letter, written as E and two accents.
  expect(borrowedLetters('E\u0302\u0303', narrow)).toEqual(['Ễ'])
})

it('letters of its own, also of its further alphabets, and spaces are not', () => {
  expect(borrowedLetters('CAFÉ ŁÓDŹ\u00a07\n', narrow)).toEqual([])
})

it('nothing is told of letters that no font has, or while files of the font are still to come', () => {
  expect(borrowedLetters('🙂', narrow)).toEqual([])
  expect(borrowedLetters('Ễ', narrow.slice(0, 1))).toEqual([])
})
