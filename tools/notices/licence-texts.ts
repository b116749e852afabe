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

/**
 * The licences that an expression names, whose texts SPDX keeps.
 *
 * @example licencesIn('(MIT AND Zlib)') // ['MIT', 'Zlib']
 */
export function licencesIn(expression: string): string[] {
  return [...new Set(expression.match(/[\w.+-]+/g) ?? [])].filter((id) => Object.hasOwn(standardTexts, id))
}

/** @throws RangeError when SPDX knows no such licence */
export function standardText(id: string): string {
  const text = standardTexts[id]?.licenseText
  if (text === undefined) throw new RangeError(`Expected a licence of SPDX but received ${id}`)
  return tidied(text)
}

/** Line ends and empty lines differ where the words are the same. */
function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
