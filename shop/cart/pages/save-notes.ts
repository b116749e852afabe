import { tooLong } from '../../fields/rules/field-words.ts'
import { SaveNotesDocument } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { NOTE_FIELDS, NOTES_INTENT, type NotesAnswer } from '../components/notes-and-delivery-forms.ts'
import { MAX_NOTE_LENGTH } from '../rules/additional-information.ts'
import { problemOf } from './problem-of.ts'

/**
 * Saves the messages that go with an order. One that is too long is left out, so that the others are saved all the same.
 * Undefined when the form is about something else.
 */
export async function saveNotes(api: Api, cartId: string, form: FormData): Promise<NotesAnswer | undefined> {
  if (form.get('intent') !== NOTES_INTENT) return undefined
  // Browsers send line ends as two characters.
  const textOf = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')
  const typed = {
    giftMessage: textOf(NOTE_FIELDS.gift),
    comment: textOf(NOTE_FIELDS.comment),
    isDropShip: form.has(NOTE_FIELDS.dropShip),
  }
  const problemWith = (text: string) =>
    text.trim().length > MAX_NOTE_LENGTH ? tooLong(text.trim(), MAX_NOTE_LENGTH) : undefined
  const [giftMessage, comment] = [problemWith(typed.giftMessage), problemWith(typed.comment)]
  const notes = {
    ...(giftMessage === undefined && { gift_message: typed.giftMessage }),
    ...(comment === undefined && { order_comment: typed.comment }),
    dropship: typed.isDropShip ? '1' : '0',
  }
  const refused = await problemOf(api.send(SaveNotesDocument, { cartId, notes }))
  return {
    typed,
    problem: refused ?? (giftMessage || comment ? 'Not all of it is saved yet.' : undefined),
    problems: { ...(giftMessage && { giftMessage }), ...(comment && { comment }) },
  }
}
