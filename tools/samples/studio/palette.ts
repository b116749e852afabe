/** The colours that every sample is mixed from: plaster, timber, bush, coast and clay. */
export const palette = {
  paper: '#f7f1e4',
  cream: '#efe4cf',
  plaster: '#e4dccd',
  sand: '#e3c9a0',
  straw: '#d8b26a',
  wattle: '#eab62f',
  amber: '#d98a2b',
  apricot: '#eeb184',
  blush: '#ecc4b0',
  coral: '#df7b62',
  clay: '#bd643f',
  brick: '#973f2c',
  waratah: '#b3252f',
  plum: '#5d2c3d',
  bark: '#6b4a37',
  umber: '#3f2c25',
  sage: '#a9b79a',
  gum: '#7b9379',
  leaf: '#55775a',
  eucalyptus: '#2c5646',
  bush: '#1d3b31',
  mist: '#d3dedb',
  sky: '#a9cdd3',
  lagoon: '#5aa7ab',
  sea: '#2d7580',
  deep: '#164455',
  night: '#13283a',
  ink: '#1f2726',
  slate: '#5d6b70',
} as const

export type Rgb = readonly [red: number, green: number, blue: number]

/** Red, green and blue from 0 to 255 of a colour such as `#e4dccd`. */
export function rgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A colour between two others; 0 gives the first and 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)]
  const parts = a.map((part, at) => Math.round(part + (b[at]! - part) * Math.min(1, Math.max(0, share))))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The same colour, seen through: opacity from 0 to 1. */
export function clear(colour: string, opacity: number): string {
  return `rgba(${rgb(colour).join(',')},${opacity})`
}
