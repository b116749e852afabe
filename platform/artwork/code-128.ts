/** Bars of a Code 128, the code that hand scanners in production read. */
// The named export `raw` is another thing: a code called "raw".
import barcodes from 'bwip-js/node'

export type Bars = {
  /** Black bars; places and widths count in modules, the width of the narrowest bar. */
  readonly bars: readonly { readonly at: number; readonly modules: number }[]
  /** Width of the whole code. Ten modules on either side must stay white. */
  readonly modules: number
}

/**
 * Encodes a text.
 *
 * @param text 1 to 40 printable ASCII characters
 * @throws RangeError for any other text
 */
export function code128Bars(text: string): Bars {
  if (!/^[\x20-\x7e]{1,40}$/.test(text)) {
    throw new RangeError(`Expected 1 to 40 printable ASCII characters but received "${text}"`)
  }
  const [symbol] = barcodes.raw({ bcid: 'code128', text })
  if (!symbol || !('sbs' in symbol)) throw new Error('Expected bwip-js to give the widths of bars and spaces')
  const bars: { at: number; modules: number }[] = []
  let at = 0
  symbol.sbs.forEach((modules, index) => {
    // Widths alternate, beginning with a bar.
    if (index % 2 === 0) bars.push({ at, modules })
    at += modules
  })
  return { bars, modules: at }
}
