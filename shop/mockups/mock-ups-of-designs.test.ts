import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { record as magnetRecord } from '#families/magnet/record.ts'
import { aDesign, aSurface } from '#packages/design-document/testing/builders.ts'
import { publishRecord } from '../catalogue/commands/publish-record.ts'
import { sceneForShape } from '../scenes/rules/scene-for-shape.ts'
import { aCart, aDesignRevision } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { isSigned } from './commands/sign-mock-up.ts'

const shop = await openTestShop()

const sku = 'CANVAS-40X60-P-D38-MIRROR-MATTE'
const upright = aDesign(aSurface({ widthMm: 406, heightMm: 610, bleedMm: 43 }))

async function mockUpOf(key: string): Promise<string | null> {
  const query = 'query ($key: ID!) { designRevision(key: $key) { mockup_url } }'
  return (await shop.ask(query, { key })).designRevision.mockup_url
}

describe('a frozen design on its product', () => {
  it('is seen in the scene of its shape, at an address that only the shop can make', async () => {
    const key = await aDesignRevision(shop.db, { sku, document: upright })
    const { pathname, searchParams } = new URL((await mockUpOf(key)) ?? '', shop.publicUrl)
    expect(pathname).toBe(`/media/mockup/${key}/canvas-2x3@720.webp`)
    const shown = { revision: key, scene: 'canvas-2x3' }
    expect(isSigned(shop, shown, searchParams.get('s') ?? '')).toBe(true)
    expect(searchParams.get('v')).toMatch(/^\w+$/)
  })

  it('turned on its side, is seen in the lying one', async () => {
    const lying = aDesign(aSurface({ widthMm: 610, heightMm: 406, bleedMm: 43 }))
    const key = await aDesignRevision(shop.db, { sku: sku.replace('-P-', '-L-'), document: lying })
    expect(await mockUpOf(key)).toContain('/canvas-3x2@720.webp')
  })

  it('is seen alone while no scene has its shape, rather than cut', async () => {
    const long = aDesign(aSurface({ widthMm: 100, heightMm: 900, bleedMm: 43 }))
    expect(await mockUpOf(await aDesignRevision(shop.db, { sku, document: long }))).toBeNull()
  })

  it('is seen alone when it is cut round, because every scene shows pieces with corners', async () => {
    const document = aDesign(aSurface({ widthMm: 70, heightMm: 70, bleedMm: 2 }))
    const [face] = magnetRecord.surfaces
    const round = { ...magnetRecord, family: 'badge', skuPrefix: 'BADGE' }
    await publishRecord(shop.db, { ...round, surfaces: [{ ...face!, outline: 'ellipse' }] })
    const square = await aDesignRevision(shop.db, { sku: 'MAGNET-70X70-S-GLOSS', document })
    expect(await mockUpOf(square)).toContain('/magnets-close@')
    const badge = await aDesignRevision(shop.db, { sku: 'BADGE-70X70-S-GLOSS', document })
    expect(await mockUpOf(badge)).toBeNull()
  })

  it('of a family that the shop does not know has no scene', async () => {
    const key = await aDesignRevision(shop.db, { sku: 'BANNER-40X60-P', document: upright })
    expect(await mockUpOf(key)).toBeNull()
  })

  it('costs a cart of many lines no more queries than a cart of one', async () => {
    const queriesFor = async (pieces: number) => {
      const lines = Array.from({ length: pieces }, () => ({ sku, document: upright }))
      const id = await aCart(shop, { lines })
      const query =
        'query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { design_revision { mockup_url } } } } }'
      const before = shop.queriesSent()
      const { cart } = await shop.ask(query, { id })
      expect(cart.itemsV2.items).toHaveLength(pieces)
      return shop.queriesSent() - before
    }
    await queriesFor(1)
    expect(await queriesFor(6)).toBe(await queriesFor(1))
  })
})

describe('scenes of canvases', () => {
  it.each(
    canvasRecord.sizes.flatMap(({ label, widthMm, heightMm }) => [
      [`${label}, upright`, { widthMm, heightMm }],
      [`${label}, lying`, { widthMm: heightMm, heightMm: widthMm }],
    ]),
  )('there is one for %s', async (_, shape) => {
    const scenes = await shop.scenesOf(canvasRecord)
    expect(sceneForShape(scenes, { ...shape, outline: 'rectangle' })).toBeDefined()
  })

  it('are told to the design tool with the size of what they show', async () => {
    const { products } = await shop.ask(
      `{ products(filter: { sku: { eq: "CANVAS" } }) { items { print_record {
        scenes { name alt width height version surfaces { name width_mm height_mm } } } } } }`,
    )
    const { scenes } = products.items[0].print_record
    expect(scenes.map(({ name }: { name: string }) => name)).toEqual(canvasRecord.scenes)
    for (const scene of scenes) {
      expect(scene).toMatchObject({ surfaces: [{ name: 'front', width_mm: expect.any(Number) }] })
    }
  })

  it('that show rooms are those of the record, and of none that does not hang', async () => {
    const roomsOf = async (sku: string) => {
      const query = `query ($sku: String!) {
        products(filter: { sku: { eq: $sku } }) { items { print_record { rooms { name } } } } }`
      const { products } = await shop.ask(query, { sku })
      return products.items[0].print_record.rooms.map(({ name }: { name: string }) => name)
    }
    expect(await roomsOf('CANVAS')).toEqual(canvasRecord.rooms)
    expect(await roomsOf('MAGNET')).toEqual([])
    await publishRecord(shop.db, { ...canvasRecord, rooms: ['canvas-living', 'canvas-dining'] })
    expect(await roomsOf('CANVAS')).toEqual(['canvas-living', 'canvas-dining'])
  })

  it('hang a canvas over the sofa whose record was stored before records named rooms', async () => {
    const { rooms: _, ...former } = canvasRecord
    await publishRecord(shop.db, former as typeof canvasRecord)
    const { products } = await shop.ask(
      '{ products(filter: { sku: { eq: "CANVAS" } }) { items { print_record { rooms { name } } } } }',
    )
    expect(products.items[0].print_record.rooms).toMatchObject([{ name: 'canvas-sofa' }])
  })

  it('that records name are in the repository', () => {
    const kept = readdirSync(resolve(import.meta.dirname, '../../public/scenes'))
    expect(kept).toEqual(expect.arrayContaining([...(canvasRecord.scenes ?? [])]))
  })
})
