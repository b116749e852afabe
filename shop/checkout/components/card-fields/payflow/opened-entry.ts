/** What the shop answers when it is asked for a page that takes a card. */
export type OpenedEntry =
  | { kind: 'entry'; token: string; secureToken: string }
  /** The sentence is for the shopper. */
  | { kind: 'refused'; message: string }
