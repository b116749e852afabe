/**
 * Pages that search engines are told one price of (CA-50), by URL key: what one piece costs as the page opens. Nothing here
 * makes a price; records and price rules do, and a test holds this table against them.
 */
import type { Cents } from '#packages/money/money.ts'

export const pricedPages: ReadonlyMap<string, Cents> = new Map([
  // F-32
  ['free-photo-canvas', 999],
  // F-33
  ['free-canvas-20x30', 1399],
  ['free-canvas-28x36', 1599],
  ['free-canvas-30x30', 1799],
  ['free-canvas-30x40', 1945],
  // F-34
  ['free-photo-pillow', 1006],
  // F-36
  ['cyber-monday', 499],
  // F-37
  ['wall-art-collections', 6999],
  // F-38
  ['photo-boards-b2g1', 2263],
])
