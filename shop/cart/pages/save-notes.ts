import { SaveNotesDocument } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { NOTE_FIELDS, NOTES_INTENT, type NotesAnswer } from '../components/cart-forms.ts'
import { problemOf } from './problem-of.ts'

/** Saves the messages that go with an order. Undefined when the form is about something else. */
export async function saveNotes(api: Api, cartId: string, form: FormData): Promise<NotesAnswer | undefined> {
  if (form.get('intent') !== NOTES_INTENT) return undefined
  const textOf = (name: string) => String(form.get(name) ?? '')
  const typed = {
    giftMessage: textOf(NOTE_FIELDS.gift),
    comment: textOf(NOTE_FIELDS.comment),
    isDropShip: form.has(NOTE_FIELDS.dropShip),
  }
  const notes = {
    gift_message: typed.giftMessage,
    order_comment: typed.comment,
    dropship: typed.isDropShip ? '1' : '0',
  }
  return { typed, problem: await problemOf(api.send(SaveNotesDocument, { cartId, notes })) }
}
