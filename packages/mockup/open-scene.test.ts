import { expect, test } from 'vitest'
import { packMap } from './map.ts'
import { bytesOf, openScene } from './open-scene.ts'

const front = { name: 'front', widthMm: 300, heightMm: 300, texelsWide: 4, texelsHigh: 4 }

test('an open scene takes the bytes of all its lists', () => {
  const scene = {
    name: 'wall',
    alt: 'A wall',
    width: 2,
    height: 1,
    lightMax: 1,
    version: '1',
    surfaces: [front],
  }
  const pictures = { channels: 3, base: new Uint8Array(6), light: new Uint8Array(6) } as const
  const map = packMap({
    width: 2,
    height: 1,
    u: Uint16Array.from([0, 4]),
    v: new Uint16Array(2),
    coverage: Uint8Array.from([255, 255]),
    surface: new Uint8Array(2),
  })
  // A base of 6, one run of three numbers of 4; and of two pixels u, v and detail of 2 each, and light of 3.
  expect(bytesOf(openScene(scene, { ...pictures, map }))).toBe(6 + 12 + 2 * (2 + 2 + 2 + 3))
})
