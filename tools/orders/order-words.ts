/** What the shopkeeper typed after `npm run orders --`, as one act on one order. */
import { readTyped, type TypedWords, Unclear, wordsAndOptions } from '../typed-words.ts'

/** A line by its place in the order; pieces are all that are left when none are named. */
export interface NamedPieces {
  position: number
  pieces: number | undefined
}

export type OrderAct =
  | { name: 'show' | 'complete' }
  | { name: 'produce'; early: boolean }
  | { name: 'pay'; amountCents: number | undefined; reference: string | undefined }
  | {
      name: 'ship'
      carrier: string
      tracking: string | undefined
      lines: readonly NamedPieces[]
      comment: string | undefined
    }
  | { name: 'deliver'; parcel: string | undefined }
  | { name: 'refund'; isAll: true; asCredit: boolean; reason: string }
  | {
      name: 'refund'
      isAll: false
      lines: readonly NamedPieces[]
      deliveryCents: number
      goodwillCents: number
      asCredit: boolean
      reason: string
    }
  | { name: 'sent-back'; memo: string }
  | { name: 'cancel'; reason: string }
  | { name: 'comment'; message: string; isForShopper: boolean }
  | { name: 'settle-change' | 'ask-approval'; position: number; message: string }

export type OrderWords = TypedWords<{ number: string; act: OrderAct }>

/** Names and numbers stand on one line of a page and of a mail. */
const MAX_NAME_LENGTH = 100
const MAX_TEXT_LENGTH = 2_000
const MAX_LINES = 1_000

export function readOrderWords(args: readonly string[]): OrderWords {
  return readTyped(() => {
    const [number = '', name = '', ...rest] = args
    if (number === '') throw new Unclear('Say which order, and what to do with it.')
    if (!/^\d{1,20}$/.test(number)) throw new Unclear(`"${number}" is not the number of an order.`)
    if (name === '') throw new Unclear(`Say what to do with order ${number}.`)
    if (!Object.hasOwn(readers, name))
      throw new Unclear(`"${name}" is nothing that can be done with an order.`)
    return { number, act: readers[name as keyof typeof readers](rest) }
  })
}

const readers = {
  show: (args) => bare('show', args),
  produce(args) {
    const { flags } = wordsOf(args, { flags: ['early'] })
    return { name: 'produce', early: flags.has('early') }
  },
  complete: (args) => bare('complete', args),
  pay(args) {
    const { values } = wordsOf(args, { texts: ['amount', 'reference'] })
    return { name: 'pay', amountCents: optional(values.amount, cents), reference: values.reference }
  },
  ship(args) {
    const { values, lines } = wordsOf(args, { texts: ['carrier', 'tracking', 'comment'], withLines: true })
    return {
      name: 'ship',
      carrier: named('carrier', values.carrier, MAX_NAME_LENGTH),
      tracking: optional(values.tracking, (text) => named('tracking', text, MAX_NAME_LENGTH)),
      lines,
      comment: optional(values.comment, (text) => named('comment', text)),
    }
  },
  deliver(args) {
    const { words } = wordsOf(args, { mostWords: 1 })
    return { name: 'deliver', parcel: words[0] }
  },
  refund(args) {
    const { values, flags, lines } = wordsOf(args, {
      texts: ['reason', 'delivery', 'amount'],
      flags: ['all', 'credit'],
      withLines: true,
    })
    const parts = [...lines, values.delivery, values.amount].filter((part) => part !== undefined)
    const isAll = flags.has('all')
    if (isAll === parts.length > 0) throw new Unclear('Say --all, or what of the order goes back.')
    const common = { asCredit: flags.has('credit'), reason: named('reason', values.reason) }
    if (isAll) return { name: 'refund', isAll, ...common }
    return {
      name: 'refund',
      isAll,
      lines,
      deliveryCents: optional(values.delivery, cents) ?? 0,
      goodwillCents: optional(values.amount, cents) ?? 0,
      ...common,
    }
  },
  'sent-back'(args) {
    const { words } = wordsOf(args, { mostWords: 1 })
    return { name: 'sent-back', memo: named('credit memo number', words[0], MAX_NAME_LENGTH) }
  },
  cancel(args) {
    const { values } = wordsOf(args, { texts: ['reason'] })
    return { name: 'cancel', reason: named('reason', values.reason) }
  },
  comment(args) {
    const { words, flags } = wordsOf(args, { flags: ['for-shopper'], mostWords: 1 })
    return { name: 'comment', message: named('comment', words[0]), isForShopper: flags.has('for-shopper') }
  },
  'settle-change': (args) => ({ name: 'settle-change', ...toldOfLine(args) }),
  'ask-approval': (args) => ({ name: 'ask-approval', ...toldOfLine(args) }),
} satisfies Record<OrderAct['name'], (args: readonly string[]) => OrderAct>

/** One line, and words for its shopper. */
function toldOfLine(args: readonly string[]): { position: number; message: string } {
  const { words, lines } = wordsOf(args, { withLines: true, mostWords: 1 })
  const [line, ...more] = lines
  if (!line || more.length > 0 || line.pieces !== undefined)
    throw new Unclear('Say one --line, such as --line 1.')
  return { position: line.position, message: named('message', words[0]) }
}

function bare<Name extends 'show' | 'complete'>(name: Name, args: readonly string[]): { name: Name } {
  wordsOf(args, {})
  return { name }
}

interface Expected {
  texts?: readonly string[]
  flags?: readonly string[]
  withLines?: boolean
  mostWords?: number
}

function wordsOf(
  args: readonly string[],
  { texts = [], flags = [], withLines = false, mostWords = 0 }: Expected,
) {
  const options = Object.fromEntries([
    ...texts.map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
    ...(withLines ? [['line', { type: 'string' as const, multiple: true }]] : []),
  ])
  const { values, words } = wordsAndOptions(args, mostWords, options)
  const lines = Array.isArray(values.line) ? values.line.map((text) => namedPieces(String(text))) : []
  if (lines.length > MAX_LINES) throw new Unclear(`At most ${MAX_LINES} lines can be named at once.`)
  const textsOf = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    words,
    values: Object.fromEntries(textsOf) as Partial<Record<string, string>>,
    flags: new Set(Object.keys(values).filter((name) => values[name] === true)),
    lines,
  }
}

/** `2` is line 2, `2x3` are three pieces of it. */
function namedPieces(text: string): NamedPieces {
  const [, position, pieces] = /^(\d{1,6})(?:x(\d{1,6}))?$/.exec(text) ?? []
  if (position === undefined)
    throw new Unclear(`"${text}" is no line; say 2, or 2x3 for three pieces of line 2.`)
  return { position: Number(position), pieces: pieces === undefined ? undefined : Number(pieces) }
}

/** Dollars as they are written. */
function cents(text: string): number {
  const [, dollars, part = ''] = /^(?:A?\$)?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (dollars === undefined) throw new Unclear(`"${text}" is no amount; say it such as 59.90.`)
  return Number(dollars) * 100 + Number(part.padEnd(2, '0'))
}

function named(what: string, text: string | undefined, most = MAX_TEXT_LENGTH): string {
  const tidied = text?.trim() ?? ''
  if (tidied === '') throw new Unclear(`The ${what} is missing.`)
  if (tidied.length > most) throw new Unclear(`The ${what} has at most ${most} characters.`)
  return tidied
}

const optional = <Value>(text: string | undefined, read: (text: string) => Value): Value | undefined =>
  text === undefined ? undefined : read(text)
