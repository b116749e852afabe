import { isChoice, licencesIn, standardText } from './licence-texts.ts'
import type { ThirdPartyWork } from './work.ts'

const RULE = '-'.repeat(72)

/**
 * All licences of some works as words, each text once, with the names of those that it is for.
 *
 * @returns plain text: first each work with its licence, then the texts
 */
export function noticesText(title: string, about: string, works: readonly ThirdPartyWork[]): string {
  const texts = new Map<string, string[]>()
  for (const work of works) {
    const own = work.texts.length > 0 ? work.texts : licencesIn(work.licence).map(standardText)
    for (const text of own) texts.set(text, [...(texts.get(text) ?? []), nameOf(work)])
  }
  return [
    title,
    '',
    about,
    '',
    ...works.map((work) => `${nameOf(work)}: ${work.licence}${choiceOf(work)}${holderOf(work)}`),
    ...[...texts].flatMap(([text, names]) => ['', RULE, [...new Set(names)].join('; '), RULE, '', text]),
    '',
  ].join('\n')
}

export const nameOf = ({ name, version }: ThirdPartyWork) => `${name} ${version}`

const choiceOf = ({ licence, texts }: ThirdPartyWork) =>
  texts.length === 0 && isChoice(licence) ? `, used under ${licencesIn(licence).join(' AND ')}` : ''

/** The texts of a package name who holds the rights; a standard text does not. */
function holderOf({ notice, holder, texts }: ThirdPartyWork): string {
  if (texts.length > 0) return ''
  if (notice) return `. ${notice}`
  return holder ? `, by ${holder}` : ''
}
