import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import { shortReference } from './ids.ts'

export type Log = Logger

/** Fields that never reach a log, wherever one level of nesting puts them. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'secretKey',
  'token',
  'cardNumber',
  'securityCode',
  'birthDate',
  'date_of_birth',
  'dob',
  'phone_no',
  'gstNumber',
  'gst_number',
  'gstCertificate',
  'gst_certificate',
]

/**
 * The shop's log: JSON lines in production, readable lines otherwise.
 *
 * Secrets are kept out twice: by field name, and by masking in the finished line whatever looks like a card number,
 * a bearer token, a password inside an address, or somebody's private file.
 *
 * @param destination  where lines go; standard output when left out
 */
export function createLog(
  options: { production: boolean; logLevel: string },
  destination?: NodeJS.WritableStream,
): Log {
  const stream = options.production
    ? (destination ?? pino.destination(1))
    : pretty({
        sync: true,
        translateTime: 'SYS:HH:MM:ss',
        ignore: 'pid,hostname',
        destination: destination ?? 1,
      })
  return pino(
    {
      level: options.logLevel,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[hidden]',
      },
      hooks: { streamWrite: withoutSecrets },
    },
    stream,
  )
}

/**
 * A short id for a failure: it stands in the log and in the sentence that the shopper sees.
 *
 * @example reference() // 'KS-7F3K2Q'
 */
export function reference(): string {
  return `KS-${shortReference(6)}`
}

/** 14 to 19 digits, single spaces or dashes between; those that pass the card checksum are masked. */
const CARD_LIKE = /(":)?(?<!\d)\d(?:[ -]?\d){13,18}(?!\d)/g
const BEARER = /\bBearer [\w.~+/=-]+/g
/** Files of people: their addresses, and their keys in storage. */
const PRIVATE_FILE = /\bprivate\/[\w./-]+/g
const ADDRESS_PASSWORD = /(\w:\/\/[^\s:@/"]*:)[^\s@/"]+@/g

export function withoutSecrets(line: string): string {
  return line
    .replace(CARD_LIKE, (match, bareNumber: string | undefined) => {
      if (!passesLuhn(match.replace(/\D/g, ''))) return match
      // A bare JSON number becomes another number, so that the line can still be parsed.
      return bareNumber === undefined ? '[card]' : '":0'
    })
    .replace(BEARER, 'Bearer [hidden]')
    .replace(ADDRESS_PASSWORD, '$1[hidden]@')
    .replace(PRIVATE_FILE, 'private/[hidden]')
}

/** The checksum of payment card numbers (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return digits.length > 0 && sum % 10 === 0
}
