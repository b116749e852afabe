/** What the forms of the lines of a cart ask for. */
export const LINE_INTENTS = {
  add: 'add',
  change: 'change',
  save: 'save-for-later',
  move: 'move-to-cart',
} as const

/** On an addition: the uid under which the line was removed that this puts back. */
export const FORMER_FIELD = 'former'

/** On an addition: beside the cart, among what is saved for later. */
export const SAVED_FIELD = 'saved'
