/** What a shopper typed into the search box, taken apart without trusting any of it. */
import { measuresIn } from './measures.ts'

/** PE-07: longer phrases are refused by `searchProblem`. */
export const MAX_PHRASE_LENGTH = 200
const MAX_WORDS = 12
const MAX_WORD_LENGTH = 40

export interface SearchPhrase {
  /** Lower case, without accents; letters and digits only. */
  words: string[]
  /** For every size in the phrase the words that may stand for it, such as `cm:30x40`. */
  measures: string[][]
}

export function searchPhrase(typed: string): SearchPhrase {
  const { measures, rest } = measuresIn(typed.slice(0, MAX_PHRASE_LENGTH))
  const words = plainWords(rest)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH))
  return { words, measures: measures.slice(0, 3) }
}

/** The words of a text as search compares them: "Café-Größe" is cafe and grosse. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ß', 'ss')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** N-16: what the search box accepts. Undefined when the phrase is fine. */
export function searchProblem(phrase: string): string | undefined {
  if (phrase.length > MAX_PHRASE_LENGTH)
    return `A search may be ${MAX_PHRASE_LENGTH} characters long at most.`
  return /^[A-Za-z0-9 _-]*$/.test(phrase)
    ? undefined
    : "Please enter valid string. Allowed Characters are 'A to Z' 'a to z' '0 to 9' [space] '_' and '-'."
}
