import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { planCrop } from '#packages/artwork-renderer/crop.ts'
import { drawListOf } from '#packages/artwork-renderer/draw-list.ts'
import { aPlacedPhoto, aShape, aSurface } from '#packages/design-document/testing/builders.ts'
import { loadFonts } from './fonts.ts'
import { drawProof } from './proof.ts'
import { blurLayer, emptyPool, MAX_LAYER_PIXELS, paintRows } from './skia.ts'

const fonts = await loadFonts()
const photos = () => Promise.reject(new Error('Nobody placed a photo'))
const coaster = { widthMm: 50, heightMm: 50, bleedMm: 2, safeMm: 2 }

describe('a shadow', () => {
  const surfaceWith = (sizeMm: number, page = coaster) => {
    const frame = {
      kind: 'placed',
      xMm: 20,
      yMm: 20,
      widthMm: sizeMm,
      heightMm: sizeMm,
      rotationDeg: 0,
    } as const
    const shadow = { dxMm: -5, dyMm: -5, blurMm: 0.1, colour: '#000000', opacity: 0.5 }
    return aSurface({ ...page, elements: [aShape({ frame, shadow })] })
  }
  const layerOf = (surface: ReturnType<typeof surfaceWith>, pxPerMm: number) => {
    const { items, page } = drawListOf(surface, fonts)
    const op = items[0]?.ops[0]
    if (op?.op !== 'shadow') throw new Error('Expected a shadow')
    const { width, height } = blurLayer(op, pxPerMm, page).canvas
    return width * height
  }

  it('of a shape sixty times as large as its page is drawn as far as the page shows it, to the same byte', async () => {
    expect(layerOf(surfaceWith(3000), 12)).toBeLessThan(1e6)
    const proofOf = (sizeMm: number) =>
      drawProof(surfaceWith(sizeMm), { photos, fonts, widthPx: 640, format: 'png' })
    expect((await proofOf(3000)).equals(await proofOf(60))).toBe(true)
  })

  it('as large as the largest page has a bound', () => {
    const page = { widthMm: 3000, heightMm: 3000, bleedMm: 50, safeMm: 10 }
    expect(layerOf(surfaceWith(3000, page), 6)).toBeLessThan(1.01 * MAX_LAYER_PIXELS)
  })
})

it('the prints of a repeated photo are read once where they show the same of it', async () => {
  const size = { photoWidthPx: 60, photoHeightPx: 60 }
  const photo = aPlacedPhoto(
    { xMm: 0, yMm: 0, widthMm: 50, heightMm: 50 },
    { ...size, repeat: 'rows', placement: { photoWidthMm: 3.2 } },
  )
  const drawList = drawListOf(aSurface({ ...coaster, elements: [photo] }), fonts)
  const op = drawList.items[0]?.ops[0]
  if (op?.op !== 'photo') throw new Error('Expected a photo')
  const pxPerMm = 10
  const plan = planCrop(op, drawList.page, { pxPerMm, marginPx: 2 })
  if (!plan) throw new Error('Expected the photo to show')
  let reads = 0
  const prepared = {
    ...plan,
    read: async ({ width, height }: { width: number; height: number }) => {
      reads += 1
      const [widthPx, heightPx] = [width + 2, height + 2]
      return { widthPx, heightPx, data: new Uint8ClampedArray(widthPx * heightPx * 4) }
    },
    close: async () => {},
  }
  const painting = { drawList, pxPerMm, origin: drawList.page, photos: new Map([[photo.id, prepared]]) }
  await paintRows(painting, createCanvas(540, 540), { topPx: 0, heightPx: 540 }, emptyPool())
  expect(op.tiles.length).toBeGreaterThan(400)
  expect(reads).toBeLessThan(op.tiles.length / 3)
})
