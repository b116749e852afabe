/** The code in a customer's link: chance alone, so that it names nobody. */

export const REFER_CODE_LENGTH = 10

/** SH-29: the signs that codes are made of, which tell no 0 from O. */
const SHAPE = new RegExp(`^[2-9A-HJKMNP-TV-Z]{${REFER_CODE_LENGTH}}$`)

/** Undefined for what cannot be a code; small letters are taken for large ones, as people type them. */
export function readReferCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase() ?? ''
  return SHAPE.test(code) ? code : undefined
}
