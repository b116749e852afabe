/** A card that was entered in a window or a page of the gateway's own, and is sent by "Pay". */
export interface EnteredCard {
  /** The gateway's token, good once. */
  token: string
  /** Undefined where the gateway does not tell them. */
  lastDigits: string | undefined
  /** By the clock of the browser, in milliseconds; then the card has to be entered again. */
  goodUntil: number
}

export const isTooOld = ({ goodUntil }: Pick<EnteredCard, 'goodUntil'>, now: number) => goodUntil <= now
