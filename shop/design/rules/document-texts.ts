/** Documents of designs as a request is answered them: each is written once, and all together have a bound. */
import { MAX_DOCUMENT_CHARACTERS } from './read-design.ts'

/** As many of the largest designs as one answer can hold without keeping everybody else waiting. */
const MOST_LARGEST = 8
export const MAX_ANSWERED_CHARACTERS = MOST_LARGEST * MAX_DOCUMENT_CHARACTERS

export interface DocumentTexts {
  /** JSON text of a document; undefined when the request was answered as much as one may be. */
  textOf(document: unknown): string | undefined
}

/** For one request. The same document in two answers counts twice: it travels twice. */
export function documentTexts(): DocumentTexts {
  const texts = new Map<unknown, string>()
  let answered = 0
  return {
    textOf(document) {
      if (answered >= MAX_ANSWERED_CHARACTERS) return undefined
      const text = texts.get(document) ?? JSON.stringify(document)
      texts.set(document, text)
      answered += text.length
      return text
    },
  }
}
