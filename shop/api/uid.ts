/** The contract's opaque ids: a number as base64 text. */
export function uidOf(id: number): string {
  return btoa(String(id))
}

/** The number behind an opaque id; undefined when the text is none. */
export function idOfUid(uid: string): number | undefined {
  try {
    const text = atob(uid)
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined
  } catch {
    // Not base64: an id that nobody has.
    return undefined
  }
}

/**
 * The opaque id of an option a shopper fills in, or of one value of an option to choose from.
 *
 * @example optionUid('DEPTH', 'D38') // base64 of custom-option/DEPTH/D38
 */
export function optionUid(option: string, value?: string): string {
  return btoa(value === undefined ? `custom-option/${option}` : `custom-option/${option}/${value}`)
}

/** Option and value behind an opaque id; `giftcard/<field>` ids name the field as the option. Undefined for other texts. */
export function optionOfUid(
  uid: string,
): { kind: 'custom-option' | 'giftcard'; option: string; value: string | undefined } | undefined {
  try {
    const match = /^(custom-option|giftcard)\/([\w-]{1,64})(?:\/([\w.-]{1,64}))?$/.exec(atob(uid))
    if (!match?.[2]) return undefined
    const kind = match[1] === 'giftcard' ? 'giftcard' : 'custom-option'
    return { kind, option: match[2], value: match[3] }
  } catch {
    // Not base64: an id that no option has.
    return undefined
  }
}
