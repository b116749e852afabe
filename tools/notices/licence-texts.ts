import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import standardTexts from 'spdx-license-list/full.js'

const LICENCE_FILE = /^(licen[cs]e|copying|copyright|notice|unlicen[cs]e|third-?party)/i
const NO_TEXT = /\.(m?[jt]sx?|json|map)$/i

/** The texts of licences and notices that lie in the folder of a package, in the order of their names. */
export function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && LICENCE_FILE.test(file.name) && !NO_TEXT.test(file.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => tidied(readFileSync(join(folder, name), 'utf8')))
    .filter((text) => text !== '')
}

/** Of several licences that an author offers, the first of these: their texts ask for no notice of each author. */
const PREFERRED = ['Apache-2.0', 'Unlicense', 'Zlib']

/**
 * The licences under which the shop uses what an expression describes, as far as SPDX keeps their texts.
 *
 * @example licencesIn('(MIT AND Zlib)') // ['MIT', 'Zlib']
 * @example licencesIn('(MIT OR Apache-2.0) AND Unicode-3.0') // ['Apache-2.0', 'Unicode-3.0']
 */
export function licencesIn(expression: string): string[] {
  const chosen = expression.split(/ AND /).map((offered) => {
    const ids = (offered.match(/[\w.+-]+/g) ?? []).filter((id) => Object.hasOwn(standardTexts, id))
    return isChoice(offered) ? (PREFERRED.find((id) => ids.includes(id)) ?? ids[0] ?? []) : ids
  })
  return [...new Set(chosen.flat())]
}

/** Whether an author offers several licences. Older crates part them with a slash. */
export const isChoice = (expression: string) => / OR | ?\/ ?/.test(expression)

/** Who made a work stands beside its name: a standard text leaves a gap for that. */
const GAP = /^Copyright \(c\) <year> .*$/im

/** Whether a licence asks for the copyright notice of its work. */
export const asksForNotice = (id: string) => GAP.test(standardTexts[id]?.licenseText ?? '')

/**
 * @returns the words of a licence, with a line in place of the gap for its author
 * @throws RangeError when SPDX knows no such licence
 */
export function standardText(id: string): string {
  const text = standardTexts[id]?.licenseText
  if (text === undefined) throw new RangeError(`Expected a licence of SPDX but received ${id}`)
  return tidied(text).replace(GAP, 'Copyright (c) of each work as the list at the top says')
}

/** Line ends and empty lines differ where the words are the same. */
function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
