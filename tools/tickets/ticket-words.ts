/** What the shopkeeper typed after `npm run tickets --`, as one act. */
import { folderIn, readTyped, type TypedWords, Unclear, wordsAndOptions } from '../typed-words.ts'

export type TicketAct =
  | { name: 'list' }
  | { name: 'show'; number: string; folder: string | undefined }
  | { name: 'reply'; number: string; message: string }
  | { name: 'close'; number: string }

export type TicketWords = TypedWords<{ act: TicketAct }>

export const USAGE = `npm run tickets -- <what>

  list                                  tickets that wait for an answer, the one that waits longest first
  show <number> [--files <folder>]      its messages; writes the files that came with them into the folder
  reply <number> "…"                    answers the customer, by mail and in the account
  close <number>                        nothing is left to do; another message opens it again

The shop may run meanwhile. Set the same variables as for it, such as DATA_DIR, BRAND or DATABASE_URL.`

export const readTicketWords = (args: readonly string[]): TicketWords =>
  readTyped(() => ({ act: actOf(args) }))

function actOf(args: readonly string[]): TicketAct {
  const [name, ...rest] = args
  switch (name) {
    case undefined:
      throw new Unclear('Say what to do.')
    case 'list':
      wordsAndOptions(rest, 0)
      return { name }
    case 'show': {
      const { words, values } = wordsAndOptions(rest, 1, { files: { type: 'string' } })
      return { name, folder: folderIn(values.files, 'files'), number: numberIn(words) }
    }
    case 'reply': {
      const { words } = wordsAndOptions(rest, 2)
      const message = words[1]?.trim()
      const number = numberIn(words)
      if (!message) throw new Unclear(`Say what to answer: reply ${number} "…".`)
      return { name, number, message }
    }
    case 'close':
      return { name, number: numberIn(wordsAndOptions(rest, 1).words) }
    default:
      throw new Unclear(`"${name}" is nothing that can be done with tickets.`)
  }
}

function numberIn([number = '']: readonly string[]): string {
  if (number === '') throw new Unclear('Say which ticket.')
  if (!/^\d{1,20}$/.test(number)) throw new Unclear(`"${number}" is not the number of a ticket.`)
  return number
}
