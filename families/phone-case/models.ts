/**
 * Phones that a case is made for: how large each is, and where its cameras are.
 *
 * Height and width of the body are those of the makers' specifications, as known in November 2026. No maker's drawing of the
 * cameras was at hand: the openings are estimates that nothing was measured for, meant to reach 2 mm beyond the block of
 * cameras, flash and microphone on every side. Whoever orders the shells replaces them by the figures of the mould before the
 * first case is printed.
 */

export interface PhoneModel {
  /** Of its size in the record. */
  readonly code: string
  readonly name: string
  /** As its maker says it. */
  readonly screen: string
  readonly body: readonly [widthMm: number, heightMm: number]
  /** In mm of the body, seen from behind, from its upper left corner. */
  readonly opening: {
    readonly leftMm: number
    readonly topMm: number
    readonly widthMm: number
    readonly heightMm: number
    readonly cornerMm: number
  }
}

/** In the upper left corner of the back, where most cameras are. */
const inCorner = (widthMm: number, heightMm: number, cornerMm: number): PhoneModel['opening'] => ({
  ...{ leftMm: 2, topMm: 2 },
  ...{ widthMm, heightMm, cornerMm },
})

export const MODELS: readonly PhoneModel[] = [
  {
    ...{ code: 'IPHONE13', name: 'iPhone 13', screen: '6.1 in screen' },
    ...{ body: [71.5, 146.7], opening: inCorner(34, 34, 9) },
  },
  {
    ...{ code: 'IPHONE14', name: 'iPhone 14', screen: '6.1 in screen' },
    ...{ body: [71.5, 146.7], opening: inCorner(36, 36, 10) },
  },
  {
    ...{ code: 'IPHONE15', name: 'iPhone 15', screen: '6.1 in screen' },
    ...{ body: [71.6, 147.6], opening: inCorner(36, 36, 10) },
  },
  {
    ...{ code: 'IPHONE15PRO', name: 'iPhone 15 Pro', screen: '6.1 in screen' },
    ...{ body: [70.6, 146.6], opening: inCorner(41, 42, 11) },
  },
  {
    ...{ code: 'IPHONE16', name: 'iPhone 16', screen: '6.1 in screen' },
    ...{ body: [71.6, 147.6], opening: inCorner(34, 42, 11) },
  },
  {
    ...{ code: 'IPHONE16PRO', name: 'iPhone 16 Pro', screen: '6.3 in screen' },
    ...{ body: [71.5, 149.6], opening: inCorner(42, 43, 11) },
  },
  {
    ...{ code: 'IPHONE16PMAX', name: 'iPhone 16 Pro Max', screen: '6.9 in screen' },
    ...{ body: [77.6, 163], opening: inCorner(43, 44, 11) },
  },
  {
    ...{ code: 'GALAXYS24', name: 'Galaxy S24', screen: '6.2 in screen' },
    ...{ body: [70.6, 147], opening: inCorner(32, 60, 9) },
  },
  {
    ...{ code: 'GALAXYS24U', name: 'Galaxy S24 Ultra', screen: '6.8 in screen' },
    ...{ body: [79, 162.3], opening: inCorner(43, 65, 9) },
  },
  {
    ...{ code: 'GALAXYS25', name: 'Galaxy S25', screen: '6.2 in screen' },
    ...{ body: [70.5, 146.9], opening: inCorner(32, 60, 9) },
  },
  {
    ...{ code: 'PIXEL9', name: 'Pixel 9', screen: '6.3 in screen' },
    // Its cameras lie in a bar across the back.
    ...{ body: [72, 152.8], opening: { leftMm: 3, topMm: 8, widthMm: 66, heightMm: 29, cornerMm: 13 } },
  },
]
