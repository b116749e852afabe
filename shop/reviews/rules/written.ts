/** What people may write under their name: present, not endless, and plain text. */
import { tidiedLines, tidiedText } from '#packages/typed-values/typed-text.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'

/** Characters; well above what anybody wrote in good faith, well below what would hurt a page. */
export const longest = { nickname: 80, summary: 200, text: 5_000, question: 2_000 } as const

export type Written = { [Field in keyof typeof longest]?: string }

/** The same texts without blanks around them, or the first that cannot be taken. */
export function readWritten<Fields extends Written>(fields: Fields): Fields | Refusal {
  const read: Written = {}
  for (const name of Object.keys(fields) as (keyof Fields & keyof Written)[]) {
    const typed = (fields[name] ?? '').replace(control, '').replace(PILED_MARKS, '$1')
    const text = name === 'text' || name === 'question' ? tidiedLines(typed) : tidiedText(typed)
    if (text === '') return refusal('graphql-input', `Required parameter "${name}" is missing`)
    if (text.length > longest[name]) {
      return refusal('graphql-input', `The ${name} may be ${longest[name]} characters long at most.`)
    }
    read[name] = text
  }
  return read as Fields
}

/** Words of some scripts carry three marks on a letter; more are piled up to write over what stands above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu

// Line breaks and tabs are part of a text; other control characters only confuse who reads it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
