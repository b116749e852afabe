/** What a chosen file is, by its first bytes. */

/** Forms of pages take 1 MB in all; a hundred rows are far less. */
export const MAX_FILE_BYTES = 900 * 1024
export const FILE_TOO_LARGE =
  'This file is larger than 900 KB. Please send at most 100 rows in one file, without pictures in it.'
export const NO_FILE = 'Choose the file that you filled in.'
export const FILE_IS_EMPTY = 'This file is empty. Please start from the sample file.'
export const UNREADABLE_WORKBOOK =
  'We cannot read this workbook. It may be torn, or locked with a password. Please save it as CSV and choose that file.'
export const OLD_WORKBOOK =
  'This is an older Excel file, or one with a password. Please save it as .xlsx or as CSV and choose that file.'
export const OTHER_FILE = 'This is no CSV file and no Excel workbook. Please start from the sample file.'

export type FileKind = 'workbook' | 'old-workbook' | 'text' | 'other'

export function fileKind(bytes: Uint8Array): FileKind {
  const begins = (...signs: number[]) => signs.every((sign, index) => bytes[index] === sign)
  if (begins(0x50, 0x4b, 0x03, 0x04)) return 'workbook'
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'old-workbook'
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) return 'text'
  return bytes.includes(0) ? 'other' : 'text'
}

/** Spreadsheets save CSV as UTF-8, as UTF-16 with a mark, or in the letters of Windows. */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8, so it is in the letters of Windows, in which every byte is one.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
