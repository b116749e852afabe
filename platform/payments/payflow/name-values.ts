/**
 * Payflow's messages: `NAME=value` with `&` between them, and nothing escaped. A length in brackets, `NAME[5]=a&b=c`, says
 * how long a value is that holds either sign.
 *
 * @source https://developer.paypal.com/api/nvp-soap/payflow/integration-guide
 */

/** Neither a quotation mark nor anything but printable ASCII may be sent. */
const SENDABLE = /^[\x20\x21\x23-\x7e]*$/
const NAME = /([A-Z][0-9A-Z_]*)(?:\[(\d{1,5})\])?=/y

/** @throws Error for a value that the protocol has no room for */
export function toNameValues(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      if (!SENDABLE.test(value))
        throw new Error(`Expected ${name} to be printable ASCII without quotation marks`)
      return /[&=]/.test(value) ? `${name}[${value.length}]=${value}` : `${name}=${value}`
    })
    .join('&')
}

/**
 * @returns by name; undefined for a text that is no such message, or that says one thing twice
 */
export function fromNameValues(text: string): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    NAME.lastIndex = at
    const [head, name, length] = NAME.exec(text) ?? []
    if (head === undefined || name === undefined || values.has(name)) return undefined
    const start = at + head.length
    const next = text.indexOf('&', start)
    const end = length === undefined ? (next < 0 ? text.length : next) : start + Number(length)
    if (end > text.length || (end < text.length && text[end] !== '&')) return undefined
    values.set(name, text.slice(start, end))
    at = end + 1
  }
  return values
}
