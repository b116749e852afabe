import type { CardFields } from '../../../rules/card-fields.ts'

export type CardField = keyof CardFields

/** The fields have no names, so they are found by their `autocomplete` tokens. */
const TOKENS = { number: 'cc-number', expiry: 'cc-exp', securityCode: 'cc-csc' } as const
const FIELDS = ['number', 'expiry', 'securityCode'] as const satisfies readonly CardField[]

/**
 * PE-13: the card as its fields hold it, also when it was typed before the page was hydrated, or filled by a password
 * manager without an event.
 */
export function cardIn(fields: ParentNode): CardFields {
  const text = (field: CardField) =>
    fields.querySelector<HTMLInputElement>(`input[autocomplete="${TOKENS[field]}"]`)?.value ?? ''
  return { number: text('number'), expiry: text('expiry'), securityCode: text('securityCode') }
}

/** Undefined for what is no field of the card. */
export const cardFieldOf = (box: Element): CardField | undefined =>
  FIELDS.find((field) => box.getAttribute('autocomplete') === TOKENS[field])
