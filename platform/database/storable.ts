import { sqlStateOf } from './outage.ts'

/** The message for whoever sent a text that cannot be stored. */
export const NOT_STORABLE =
  'A text in this request holds a character that cannot be stored (U+0000 or an unpaired surrogate). Please remove it and try again.'

/**
 * Whether PostgreSQL can store every text in a value as it stands.
 *
 * It takes no U+0000 in any text, and no unpaired surrogate in JSON.
 *
 * @param value  what JSON can hold, however deep; names of fields count too
 */
export function isStorable(value: unknown): boolean {
  // A list rather than recursion: a stranger chooses the depth.
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return false
    } else if (Array.isArray(next)) {
      for (const entry of next) open.push(entry)
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, entry] of Object.entries(next)) open.push(name, entry)
    }
  }
  return true
}

/** character_not_in_repertoire and untranslatable_character, in appendix A of PostgreSQL's manual. */
const NOT_STORABLE_STATES = ['22021', '22P05']

/** Whether PostgreSQL refused a text for its characters, such as one that came encoded in an id. */
export function wasNotStorable(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state !== undefined && NOT_STORABLE_STATES.includes(state)
}
