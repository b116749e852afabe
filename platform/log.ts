import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import { holdsCardNumber } from '#packages/card-number/card-number.ts'
import { shortReference } from './ids.ts'
import { loggedError } from './log-errors.ts'

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
 * an e-mail address, a key that opens something, a password inside an address, or somebody's private file. Errors are
 * logged without the values that they quote: see log-errors.ts.
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
      serializers: { err: loggedError, error: loggedError, cause: loggedError },
      hooks: { streamWrite: withoutSecrets },
    },
    stream,
  )
}

/**
 * A short reference for a failure, in the log and in the sentence that the shopper sees.
 *
 * @example reference() // 'KS-7F3K2Q'
 */
export function reference(): string {
  return `KS-${shortReference(6)}`
}

/** 13 to 19 digits, single spaces or dashes between; those that hold a card number are masked. */
const CARD_LIKE = /(":)?(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g
/** Also as it stands in an address of a page, where `@` is written %40. */
const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}\.\p{L}{2,24}/gu
/** What `newId` makes: tokens of customers, carts and orders, keys of uploads. Hexadecimal ids of requests stay. */
const KEY = /(?<![\w-])(?=[A-Za-z\d]{0,31}[g-zG-Z])[A-Za-z\d]{32}(?![\w-])/g
/** 256 bits in base64url: signatures, tokens and the keys of mailed links. */
const SECRET = /(?<![\w-])[\w-]{43}(?![\w-])/g
/** What drizzle tells of a query that failed, where it is the text of a line. */
const PARAMETERS = /\\nparams: (?:[^"\\]|\\.)*?(?=\\n {4}at |"|$)/g
const BEARER = /\bBearer [\w.~+/=-]+/g
/** Files of people: their addresses, and their keys in storage. */
const PRIVATE_FILE = /\bprivate\/[\w./-]+/g
const ADDRESS_PASSWORD = /(\w:\/\/[^\s:@/"]*:)[^\s@/"]+@/g

export function withoutSecrets(line: string): string {
  return line
    .replace(CARD_LIKE, (match, bareNumber: string | undefined) => {
      if (!holdsCardNumber(match)) return match
      // A bare JSON number becomes another number, so that the line can still be parsed.
      return bareNumber === undefined ? '[card]' : '":0'
    })
    .replace(PARAMETERS, '\\nparams: [hidden]')
    .replace(BEARER, 'Bearer [hidden]')
    .replace(ADDRESS_PASSWORD, '$1[hidden]@')
    .replace(PRIVATE_FILE, 'private/[hidden]')
    .replace(EMAIL, '[e-mail]')
    .replace(KEY, '[key]')
    .replace(SECRET, '[key]')
}
