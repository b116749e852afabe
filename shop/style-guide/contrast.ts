/** How well one colour can be read on another. */

/**
 * Contrast after WCAG 2.2, 1 to 21.
 *
 * @param one  as #rrggbb; so is the other
 * @throws RangeError for colours written another way
 * @example contrast('#000000', '#ffffff') // 21
 */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? []
  if (!red || !green || !blue)
    throw new RangeError(`Expected a colour such as #24463a but received ${colour}`)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
