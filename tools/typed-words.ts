/** What the shopkeeper typed after a command, read word by word. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

export type TypedWords<Read> =
  | ({ kind: 'act' } & Read)
  /** A sentence that says which word is not understood. */
  | { kind: 'unclear'; problem: string }

/** Thrown while words are read; its message is the sentence. */
export class Unclear extends Error {}

/** @param read  throws `Unclear` for what it does not understand */
export function readTyped<Read extends object>(read: () => Read): TypedWords<Read> {
  try {
    return { kind: 'act', ...read() }
  } catch (error) {
    if (error instanceof Unclear) return { kind: 'unclear', problem: error.message }
    throw error
  }
}

/** @throws Unclear for an option that is not known, and for more words than are expected */
export function wordsAndOptions(
  args: readonly string[],
  mostWords: number,
  options: ParseArgsOptionsConfig = {},
) {
  const { values, positionals: words } = parsed(args, options)
  const unexpected = words[mostWords]
  if (unexpected !== undefined) throw new Unclear(`"${unexpected}" is one word too many.`)
  return { words, values }
}

function parsed(args: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Its sentences name the option and what is wrong with it.
    throw new Unclear(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The folder that an option names, such as `--files <folder>`.
 *
 * @param what  goes into it
 */
export function folderIn(value: unknown, what: string): string | undefined {
  if (value === '') throw new Unclear(`Say which folder the ${what} go into.`)
  return typeof value === 'string' ? value : undefined
}
