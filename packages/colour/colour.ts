/** Colours as `#rrggbb` in sRGB: how well one is read on another, and what is seen through one. */

/**
 * How one colour stands out from another, by the formula of WCAG 2.2: 1 is the same colour, 21 black on white.
 *
 * @throws RangeError for colours written another way
 * @example contrastOf('#000000', '#ffffff') // 21
 */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * The colour that is seen where one lies over another and lets some of it through.
 *
 * @param opacity 0 shows what is under, 1 what is over
 * @throws RangeError for colours written another way
 */
export function mixed(over: string, under: string, opacity: number): string {
  const below = channelsOf(under)
  const channels = channelsOf(over).map((channel, place) =>
    Math.round(channel * opacity + (below[place] ?? 0) * (1 - opacity)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue, from 0 to 255. */
function channelsOf(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) {
    throw new RangeError(`Expected a colour such as #24463a but received ${colour}`)
  }
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
