import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Edge } from '#packages/design-document/design.ts'
import { aDesign, aSurface } from '#packages/design-document/testing/builders.ts'
import { mockUp } from '#platform/drawing/drawing-worker.ts'
import { openSceneFolder } from '#platform/mockup/scene-folder.ts'
import { aDesignRevision } from '../../testing/builders.ts'
import { openTestShop } from '../../testing/shop.ts'
import { printsOfDesign } from './prints-of-design.ts'

const shop = await openTestShop()
const scenes = openSceneFolder('public/scenes')

test.each<[string, Edge, number, 'red' | 'white']>([
  ['mirrors its face', { kind: 'mirror' }, 720, 'white'],
  ['carries its picture on', { kind: 'image' }, 720, 'white'],
  ['shows the colour that was picked', { kind: 'colour', colour: '#d00000' }, 720, 'red'],
  ['shows that colour from near too', { kind: 'colour', colour: '#d00000' }, 1600, 'red'],
])('the side of a white canvas %s', async (_, edge, widthPx, colour) => {
  const document = aDesign(
    aSurface({
      ...{ widthMm: 406, heightMm: 610, bleedMm: 43, edge },
      background: { kind: 'solid', colour: '#ffffff' },
    }),
  )
  const share = await redShare(await mockUpOf(document, widthPx))
  if (colour === 'white') return expect(share).toBe(0)
  // It is seen a little from its left: the side is a narrow strip, the face many times as wide.
  expect(share).toBeGreaterThan(0.005)
  expect(share).toBeLessThan(0.04)
})

async function mockUpOf(document: ReturnType<typeof aDesign>, widthPx: number): Promise<Uint8Array> {
  const scene = await scenes.find('canvas-2x3')
  if (!scene) throw new Error('Expected a scene')
  const key = await aDesignRevision(shop.db, { sku: 'CANVAS-40X60-P-D38-MIRROR-MATTE', document })
  const found = await printsOfDesign(shop.db, key, { scene, widthPx })
  if (!found) throw new Error('Expected prints')
  const { prints, wrap } = found
  const { folder } = scenes
  return mockUp({ photos: new Map(), folder, scene, prints, wrap, widthPx, format: 'jpg' })
}

async function redShare(picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  let red = 0
  for (let at = 0; at < data.length; at += 3) if (data[at]! > 2 * data[at + 1]!) red += 1
  return red / (info.width * info.height)
}
