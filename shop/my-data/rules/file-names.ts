/** Names of photos and other files within the ZIP: what a computer of any kind takes, and no two alike. */

const MAX_LENGTH = 120
/** Separators, what Windows refuses, and marks that turn text around. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** Within the ZIP. */
export type Folder = 'photos' | 'reviews' | 'tickets'

/**
 * @param folder  within the ZIP
 * @param place  among its files, from 1
 * @param format  the ending that the file has, without its dot; undefined when the name tells it
 * @example placedFileName('IMG 1.heic', { folder: 'photos', place: 7, ending: undefined }) // 'photos/0007 IMG 1.heic'
 */
export function placedFileName(
  name: string,
  { folder, place, ending }: { folder: Folder; place: number; ending: string | undefined },
): string {
  const plain = name
    .toWellFormed()
    .replace(FORBIDDEN, '-')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
  const [, stem = '', own = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/su.exec(plain) ?? []
  const short = [...stem].slice(0, MAX_LENGTH).join('').trim() || (folder === 'tickets' ? 'File' : 'Photo')
  return `${folder}/${String(place).padStart(4, '0')} ${short}${ending === undefined ? own : `.${ending}`}`
}
