/** What the shopkeeper typed after `npm run tickets --`, as one act. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

export type TicketAct =
  | { name: 'list' }
  | { name: 'show'; number: string; folder: string | undefined }
  | { name: 'reply'; number: string; message: string }
  | { name: 'close'; number: string }

export type TicketWords =
  | { kind: 'act'; act: TicketAct }
  /** A sentence that says which word is not understood. */
  | { kind: 'unclear'; problem: string }

export const USAGE = `npm run tickets -- <what>

  list                                  tickets that wait for an answer, the one that waits longest first
  show <number> [--files <folder>]      its messages; writes the files that came with them into the folder
  reply <number> "…"                    answers the customer, by mail and in the account
  close <number>                        nothing is left to do; another message opens it again

The shop may run meanwhile. Set the same variables as for it, such as DATA_DIR, BRAND or DATABASE_URL.`

class Unclear extends Error {}

export function readTicketWords(args: readonly string[]): TicketWords {
  try {
    return { kind: 'act', act: actOf(args) }
  } catch (error) {
    if (error instanceof Unclear) return { kind: 'unclear', problem: error.message }
    throw error
  }
}

function actOf(args: readonly string[]): TicketAct {
  const [name, ...rest] = args
  switch (name) {
    case undefined:
      throw new Unclear('Say what to do.')
    case 'list':
      wordsOf(rest, 0)
      return { name }
    case 'show': {
      const { words, folder } = wordsOf(rest, 1, true)
      return { name, number: numberIn(words), folder }
    }
    case 'reply': {
      const { words } = wordsOf(rest, 2)
      const message = words[1]?.trim()
      const number = numberIn(words)
      if (!message) throw new Unclear(`Say what to answer: reply ${number} "…".`)
      return { name, number, message }
    }
    case 'close':
      return { name, number: numberIn(wordsOf(rest, 1).words) }
    default:
      throw new Unclear(`"${name}" is nothing that can be done with tickets.`)
  }
}

function numberIn([number = '']: readonly string[]): string {
  if (number === '') throw new Unclear('Say which ticket.')
  if (!/^\d{1,20}$/.test(number)) throw new Unclear(`"${number}" is not the number of a ticket.`)
  return number
}

function wordsOf(args: readonly string[], mostWords: number, takesFolder = false) {
  const { values, positionals } = parsed(args, takesFolder)
  const unexpected = positionals[mostWords]
  if (unexpected !== undefined) throw new Unclear(`"${unexpected}" is one word too many.`)
  const folder = typeof values.files === 'string' ? values.files : undefined
  if (folder === '') throw new Unclear('Say which folder the files go into.')
  return { words: positionals, folder }
}

function parsed(args: readonly string[], takesFolder: boolean) {
  try {
    const options: ParseArgsOptionsConfig = takesFolder ? { files: { type: 'string' } } : {}
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Its sentences name the option and what is wrong with it.
    throw new Unclear(error instanceof Error ? error.message : String(error))
  }
}
