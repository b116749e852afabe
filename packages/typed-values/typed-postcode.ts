/** Australian postcodes as people type and paste them. Always text, because some begin with 0. */
import { tidiedSigns } from './typed-text.ts'

/**
 * The four digits alone (PE-05).
 *
 * @param text  such as ` 3550 `, `3-550`, `VIC 3550`, `3550 Bendigo`
 * @returns four digits; what holds no single group of four stays as typed, without blanks around it
 * @example tidiedPostcode('VIC 3550') // '3550'
 */
export function tidiedPostcode(text: string): string {
  const plain = tidiedSigns(text)
  const joined = plain.replace(/[\s-]/g, '')
  if (/^\d{4}$/.test(joined)) return joined
  const groups = plain.match(/\d+/g) ?? []
  return groups.length === 1 && groups[0]?.length === 4 ? groups[0] : plain
}
