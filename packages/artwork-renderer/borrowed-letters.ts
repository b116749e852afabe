import { fallbackFonts } from './font-menu.ts'
import type { FontChain } from './fonts.ts'

/**
 * The characters of a text that its font and the further alphabets of that font lack, and that the fallback draws: on the
 * screen as at the press, but in plain letters beside the chosen ones.
 *
 * @param text  as the shopper wrote it, in any Unicode form
 * @param chain every file of the font, the fallback last; a chain that is not whole yet lends nothing
 * @returns each once, in composed form and in the order of the text; without those that no font has
 * @example borrowedLetters('PHỐ', fonts('Bebas Neue')) // ['Ố']
 */
export function borrowedLetters(text: string, chain: FontChain): string[] {
  const own = chain.slice(0, -fallbackFonts.length)
  if (own.length === 0) return []
  const borrowed = [...text.normalize('NFC')].filter((character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return !/\s/u.test(character) && has(chain, codePoint) && !has(own, codePoint)
  })
  return [...new Set(borrowed)]
}

const has = (fonts: FontChain, codePoint: number) => fonts.some((font) => font.has(codePoint))
