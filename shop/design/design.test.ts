import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Design } from '#packages/design-document/design.ts'
import { aDesign, aPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { sqlStateOf } from '#platform/database/outage.ts'
import { newId } from '#platform/ids.ts'
import { insertLine } from '../cart/store.ts'
import { aCart } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { insertPhoto, type Photo, revisionsByKeys } from './store.ts'
import { designRevisionPhotos, designRevisions, designs, photos } from './tables.ts'

const shop = await openTestShop()

/** 20 x 20 cm, bar of 19 mm, white edge. */
const whiteSku = 'CANVAS-20X20-S-D19-WHITE-MATTE'
const imageSku = 'CANVAS-20X20-S-D19-IMAGE-MATTE'
const whiteFace = {
  widthMm: 200,
  heightMm: 200,
  bleedMm: 24,
  edge: { kind: 'colour', colour: '#ffffff' },
} as const
const wordsOf = (text: string) => aDesign(aSurface({ ...whiteFace, elements: [aText({ text })] }))

const wordsIn = (font: string) => aDesign(aSurface({ ...whiteFace, elements: [aText({ font })] }))

const designFields = '__typename ... on Design { key sku title version document saved_at }'
const refusalFields = `
  ... on DesignInvalid { message }
  ... on DesignNotFound { message }
  ... on DesignChangedElsewhere { message current { key version document } }`

async function create(design: unknown, { sku = whiteSku, title = undefined as string | undefined } = {}) {
  const document = typeof design === 'string' ? design : JSON.stringify(design)
  const { createDesign } = await shop.ask(
    `mutation ($input: CreateDesignInput!) {
      createDesign(input: $input) { ${designFields} ... on DesignInvalid { message } }
    }`,
    { input: { sku, document, title } },
  )
  return createDesign
}

async function save(key: string, version: number, design: Design, title?: string) {
  const input = { key, base_version: version, sku: whiteSku, document: JSON.stringify(design), title }
  const { saveDesign } = await shop.ask(
    `mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { ${designFields} ${refusalFields} } }`,
    { input },
  )
  return saveDesign
}

async function freeze(key: string, version: number) {
  const { freezeDesign } = await shop.ask(
    `mutation ($input: FreezeDesignInput!) {
      freezeDesign(input: $input) {
        __typename ... on DesignRevision { key design_key sku number document picture_url } ${refusalFields}
      }
    }`,
    { input: { key, version } },
  )
  return freezeDesign
}

async function aStoredPhoto(parts: Partial<Photo> = {}): Promise<Photo> {
  const photo: Photo = {
    key: newId(),
    uploadKey: newId(),
    sha256: newId(),
    files: newId(),
    format: 'jpeg',
    fileName: 'beach.jpg',
    byteSize: 1234,
    widthPx: 6000,
    heightPx: 4000,
    frames: 1,
    receivedAt: shop.clock.now(),
    ...parts,
  }
  await insertPhoto(shop.db, photo)
  return photo
}

describe('a design is started', () => {
  it('at version 1 under a key of 32 characters, and reads back as it was sent', async () => {
    const design = wordsOf('Lily & Tom 🌊')
    const created = await create(design, { title: '  Our   beach ' })
    expect(created).toMatchObject({ __typename: 'Design', sku: whiteSku, version: 1, title: 'Our beach' })
    expect(created.key).toMatch(/^\w{32}$/)
    const { design: read } = await shop.ask('query ($key: ID!) { design(key: $key) { document } }', created)
    expect(JSON.parse(read.document)).toEqual(design)
  })

  it('and is not answered a hundred times at once where it is large', async () => {
    const { key } = await create(wordsOf('x'))
    await shop.db
      .update(designs)
      .set({ document: { ...wordsOf('x'), padding: 'a'.repeat(1_900_000) } })
      .where(eq(designs.key, key))
    const times = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: design(key: $key) { document }`)
    const asked = (count: number) => shop.send(`query ($key: ID!) { ${times(count).join(' ')} }`, { key })
    expect((await asked(8)).errors).toBeUndefined()
    expect((await asked(100)).errors?.[0]?.message).toBe(
      'These designs are too large to be asked for at once. Please ask for fewer of them.',
    )
  })

  it('without what of its words nothing can print or store', async () => {
    const { key } = await create(wordsOf('null \u0000, half a pair \ud83c, quote " and \\u0000'))
    const { design: read } = await shop.ask('query ($key: ID!) { design(key: $key) { document } }', { key })
    expect(JSON.parse(read.document)).toEqual(wordsOf('null , half a pair , quote " and \\u0000'))
  })

  it('but not under a title that would be cut', async () => {
    expect(await create(wordsOf('x'), { title: 'a'.repeat(201) })).toEqual({
      __typename: 'DesignInvalid',
      message: 'The title has 201 characters; at most 200 fit. Please shorten it.',
    })
  })

  const misfits: [what: string, document: unknown, sku: string, message: RegExp][] = [
    ['no JSON', 'nonsense', whiteSku, /cannot be read/],
    ['something else', '{"hello":1}', whiteSku, /does not hold a design/],
    ['a newer version', { ...wordsOf('x'), version: 99 }, whiteSku, /newer version/],
    ['more than 2 MB', `${JSON.stringify(wordsOf('x'))}${' '.repeat(2_000_000)}`, whiteSku, /too large/],
    [
      'a size that was never made',
      wordsOf('x'),
      'CANVAS-17X900-P-D19-WHITE-MATTE',
      /^A canvas is not made in 17 × 900 cm\. It is made in 14 sizes from 20 × 20 cm to 100 × 150 cm\./,
    ],
    [
      'a depth that is not made',
      wordsOf('x'),
      'CANVAS-20X20-S-D99-WHITE-MATTE',
      /^We do not offer D99 as depth\./,
    ],
    [
      'a SKU without end',
      wordsOf('x'),
      `CANVAS-${'1-'.repeat(900_000)}`,
      /^CANVAS-[1-]{33}… is not a SKU\. Pl/,
    ],
    ['an unknown product', wordsOf('x'), 'STATUE-20X20-S', /^We do not make this product\. Please choose/],
    ['another width', aDesign(aSurface({ ...whiteFace, widthMm: 300 })), whiteSku, /300 mm wide/],
    ['another bleed', aDesign(aSurface({ ...whiteFace, bleedMm: 44 })), whiteSku, /44 mm of edge/],
    ['another safe margin', aDesign(aSurface({ ...whiteFace, safeMm: 1 })), whiteSku, /1 mm of safe margin/],
    ['another edge', aDesign(aSurface({ ...whiteFace, edge: { kind: 'mirror' } })), whiteSku, /another edge/],
    ['an edge of another colour', wordsOf('x'), imageSku, /another edge/],
    ['two sides', aDesign(aSurface(whiteFace), aSurface(whiteFace)), whiteSku, /other printed sides/],
    [
      'a photo that is not here',
      withPhotos('nowhere'),
      whiteSku,
      /do not have a photo of this design, or not yet/,
    ],
    ['a font that is not offered', wordsIn('Comic Sans'), whiteSku, /font that we do not offer/],
    ['a font named like a part of every object', wordsIn('constructor'), whiteSku, /do not offer/],
  ]
  it.each(misfits)('but not with %s', async (_what, document, sku, message) => {
    expect(await create(document, { sku })).toEqual({
      __typename: 'DesignInvalid',
      message: expect.stringMatching(message),
    })
  })

  it('but not with a photo that says another size than the shop knows', async () => {
    const { key } = await aStoredPhoto({ widthPx: 4000, heightPx: 3000 })
    expect(await create(withPhotos(key))).toMatchObject({
      message: expect.stringMatching(/4000 x 3000 pixels/),
    })
  })
})

describe('a design is saved', () => {
  it('once for each change, whichever way the calls are repeated', async () => {
    const { key } = await create(wordsOf('one'))
    expect(await save(key, 1, wordsOf('two'))).toMatchObject({ __typename: 'Design', version: 2 })
    expect(await save(key, 1, wordsOf('two'))).toMatchObject({ __typename: 'Design', version: 2 })
    expect(await save(key, 2, wordsOf('two'))).toMatchObject({ __typename: 'Design', version: 2 })
    expect(await save(key, 2, wordsOf('two'), 'Named')).toMatchObject({ version: 3, title: 'Named' })
    expect(await save(key, 3, wordsOf('three'))).toMatchObject({ version: 4, title: 'Named' })
  })

  it('by one of two tabs; the other is given the newer design', async () => {
    const { key } = await create(wordsOf('one'))
    await save(key, 1, wordsOf('from the first tab'))
    const second = await save(key, 1, wordsOf('from the second tab'))
    expect(second).toMatchObject({ __typename: 'DesignChangedElsewhere', current: { key, version: 2 } })
    expect(second.current.document).toContain('from the first tab')
  })

  it('by exactly one of many calls at the same moment', async () => {
    const { key } = await create(wordsOf('one'))
    const calls = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => save(key, 1, wordsOf(text)))
    const names = (await Promise.all(calls)).map((answer) => answer.__typename)
    expect(names.filter((name) => name === 'Design')).toHaveLength(1)
    expect(names.filter((name) => name === 'DesignChangedElsewhere')).toHaveLength(5)
  })

  it('only where it exists, and only when it is valid', async () => {
    expect(await save(newId(), 1, wordsOf('x'))).toMatchObject({ __typename: 'DesignNotFound' })
    const { key } = await create(wordsOf('one'))
    const invalid = await save(key, 1, aDesign(aSurface({ ...whiteFace, heightMm: 300 })))
    expect(invalid).toMatchObject({ __typename: 'DesignInvalid' })
    expect(await freeze(key, 1)).toMatchObject({ __typename: 'DesignRevision' })
  })

  it('and a design of a mistyped address is told apart from a failure', async () => {
    expect(
      await shop.ask('{ design(key: "nothing") { key } designRevision(key: "nothing") { key } }'),
    ).toEqual({
      design: null,
      designRevision: null,
    })
  })
})

describe('a design is frozen', () => {
  it('as the same revision for the same content, as the next number for other content', async () => {
    const { key } = await create(wordsOf('one'))
    const first = await freeze(key, 1)
    expect(first).toMatchObject({ design_key: key, sku: whiteSku, number: 1 })
    expect(first.picture_url).toBe(`/media/revisions/${first.key}/picture.jpg`)
    expect(await freeze(key, 1)).toEqual(first)
    await save(key, 1, wordsOf('two'))
    expect(await freeze(key, 2)).toMatchObject({ number: 2 })
    await save(key, 2, wordsOf('one'))
    expect(await freeze(key, 3)).toEqual(first)
  })

  it('once, when the button is pressed twice at the same moment', async () => {
    const { key } = await create(wordsOf('one'))
    const answers = await Promise.all([1, 2, 3, 4].map(() => freeze(key, 1)))
    expect(new Set(answers.map((answer) => answer.key)).size).toBe(1)
  })

  it('at the saved version only', async () => {
    const { key } = await create(wordsOf('one'))
    await save(key, 1, wordsOf('two'))
    expect(await freeze(key, 1)).toMatchObject({
      __typename: 'DesignChangedElsewhere',
      current: { version: 2 },
    })
    expect(await freeze(newId(), 1)).toMatchObject({ __typename: 'DesignNotFound' })
  })

  it('only in fonts that are offered, also when it was saved before fonts were looked at', async () => {
    const { key } = await create(wordsOf('one'))
    const document = wordsIn('constructor')
    await shop.db.update(designs).set({ document, contentHash: 'other' }).where(eq(designs.key, key))
    expect(await freeze(key, 1)).toEqual({
      __typename: 'DesignInvalid',
      message: 'A text of this design has a font that we do not offer. Please choose another one.',
    })
  })

  it('and keeps what it was, whatever is saved later', async () => {
    const { key } = await create(wordsOf('one'))
    const revision = await freeze(key, 1)
    await save(key, 1, wordsOf('two'))
    const { designRevision } = await shop.ask(
      'query ($key: ID!) { designRevision(key: $key) { document } }',
      revision,
    )
    expect(designRevision.document).toBe(revision.document)
  })

  it('so that the database itself refuses to change it, delete its photos, or remove it from a cart that holds it', async () => {
    const { key: photoKey } = await aStoredPhoto()
    const { key } = await create(withPhotos(photoKey))
    const revision = await freeze(key, 1)
    const line = { productId: 1, sku: whiteSku, designRevision: revision.key, quantity: 1 }
    await insertLine(shop.db, { ...line, cartId: await aCart(shop) })
    const attempts = [
      shop.db.update(designRevisions).set({ sku: 'OTHER' }).where(eq(designRevisions.key, revision.key)),
      shop.db.delete(designRevisions).where(eq(designRevisions.key, revision.key)),
      shop.db.delete(designs).where(eq(designs.key, key)),
      shop.db.delete(designRevisionPhotos).where(eq(designRevisionPhotos.photoKey, photoKey)),
      shop.db.delete(photos).where(eq(photos.key, photoKey)),
    ]
    for (const attempt of attempts) {
      // 23001 is restrict_violation, 23503 foreign_key_violation.
      const state = await attempt.then(() => 'changed', sqlStateOf)
      expect(['23001', '23503']).toContain(state)
    }
    expect((await revisionsByKeys(shop.db, [revision.key])).get(revision.key)?.sku).toBe(whiteSku)
  })
})

describe('photos by key', () => {
  it('are refused when they are too many, instead of leaving some out', async () => {
    const keys = Array(201).fill('unknown')
    const { errors } = await shop.send('query ($keys: [ID!]!) { photos(keys: $keys) { key } }', { keys })
    expect(errors?.[0]?.message).toBe('Ask for at most 200 photos at once.')
  })

  it('come in the order asked for, without those that are not known', async () => {
    const [one, two] = [await aStoredPhoto(), await aStoredPhoto({ frames: 3, format: 'gif' })]
    const { photos: found } = await shop.ask(
      `query ($keys: [ID!]!) {
        photos(keys: $keys) { key width_px height_px file_name byte_size display_url thumbnail_url notices }
      }`,
      { keys: [two.key, 'unknown', one.key] },
    )
    expect(found).toEqual([
      expect.objectContaining({
        key: two.key,
        notices: ['This picture is animated. We use its first frame.'],
      }),
      {
        key: one.key,
        width_px: 6000,
        height_px: 4000,
        file_name: 'beach.jpg',
        byte_size: 1234,
        display_url: `/media/photos/${one.key}/display.jpg`,
        thumbnail_url: `/media/photos/${one.key}/thumbnail.jpg`,
        notices: [],
      },
    ])
  })
})

function withPhotos(...keys: string[]): Design {
  const elements = keys.map((photo, index) => aPhoto({ id: `photo-${index}`, photo }))
  return aDesign(aSurface({ ...whiteFace, elements }))
}
