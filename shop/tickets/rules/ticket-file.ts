/** Files beside a message of a ticket: which are taken, how they are named, how many. */
import { endingOf, type SentFileFormat } from '../../fields/rules/sent-file.ts'

export const MAX_TICKET_FILE_BYTES = 8_000_000
export const MAX_FILES = 5

const MAX_NAME_LENGTH = 100

export const FILE_TOO_LARGE = 'This file is larger than 8 MB. Please choose a smaller copy.'
export const NOT_A_TICKET_FILE =
  'This file is not a PDF, JPEG or PNG. Please choose another one, or a copy in one of these formats.'
/** Where the shop does not open HEIC. */
export const HEIC_TICKET_FILE =
  'This photo is in HEIC, which not every computer of ours opens. Please save a copy as JPEG, or take a screenshot of it, and choose that.'
export const HEIC_DAMAGED =
  'This photo is damaged or was cut short. Please choose another copy of it, or take a screenshot of it.'
export const HEIC_TOO_HEAVY =
  'This photo takes us too long to open. Please save a copy as JPEG, or take a screenshot of it, and choose that.'
export const FILE_NOT_UPLOADED = 'One of the files is not here any more. Please choose your files again.'
export const FILE_NOT_SENT = 'This file could not be sent just now. Please choose it again in a moment.'
export const TOO_MANY_FILES = `At most ${MAX_FILES} files go with a message. Please leave some out.`

/**
 * Key in storage, and what a form says instead of the file. Whatever begins with `private/` is masked in the log.
 *
 * @param id  32 characters that cannot be guessed
 */
export const ticketFileReference = (id: string, format: SentFileFormat): string =>
  `private/tickets/${id}.${endingOf(format)}`

/** Separators, what Windows refuses, and marks that turn text around. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/**
 * The name that the shop keeps: one that any computer takes, with the ending of what is in the file.
 *
 * @param sent  the name on the customer's device, percent-encoded as headers carry it
 * @example ticketFileName('bent%20corner.exe', 'jpeg') // 'bent corner.jpg'
 */
export function ticketFileName(sent: string, format: SentFileFormat): string {
  const plain = decoded(sent)
    .toWellFormed()
    .replace(FORBIDDEN, '-')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
  const stem = [...plain].slice(0, MAX_NAME_LENGTH).join('').trim() || 'File'
  return `${stem}.${endingOf(format)}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Malformed escapes are all that decodeURIComponent throws for; the file is kept without its name.
    return ''
  }
}
