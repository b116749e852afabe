import { describe, expect, it } from 'vitest'
import type { DesignElement, PhotoElement } from '#packages/design-document/design.ts'
import { fillFrame } from '#packages/design-document/placement.ts'
import {
  aDesign,
  aPhoto,
  aPlacedPhoto,
  aShape,
  aSurface,
  aText,
} from '#packages/design-document/testing/builders.ts'
import { newId } from '#platform/ids.ts'
import { limitWindows } from '../api/limits.ts'
import { openTestShop } from '../testing/shop.ts'
import { insertDesign } from './store.ts'

const shop = await openTestShop()
const sku = 'CANVAS-20X20-S-D19-WHITE-MATTE'

const designOf = (texts: number, letters: number) => {
  const edge = { kind: 'colour', colour: '#ffffff' } as const
  const elements = Array.from({ length: texts }, (_, index) =>
    aText({ id: `text-${index}`, text: 'a'.repeat(letters) }),
  )
  return aDesign(aSurface({ widthMm: 200, heightMm: 200, bleedMm: 24, edge, elements }))
}

const CREATE = `mutation ($input: CreateDesignInput!) {
  createDesign(input: $input) { __typename ... on Design { key } ... on DesignInvalid { message } }
}`
const FREEZE = `mutation ($input: FreezeDesignInput!) {
  freezeDesign(input: $input) { __typename ... on DesignInvalid { message } }
}`
const inputOf = (design: object) => ({ input: { sku, document: JSON.stringify(design), title: undefined } })

it('a design with more texts or letters than can be drawn in bearable time is not saved', async () => {
  const answers = []
  for (const design of [designOf(100, 30), designOf(101, 1), designOf(2, 1501)]) {
    answers.push((await shop.ask(CREATE, inputOf(design))).createDesign)
  }
  expect(answers).toEqual([
    { __typename: 'Design', key: expect.any(String) },
    { __typename: 'DesignInvalid', message: expect.stringContaining('we print up to 100.') },
    { __typename: 'DesignInvalid', message: expect.stringContaining('we print up to 3,000.') },
  ])
})

describe('photos that lie over one another', () => {
  const edge = { kind: 'colour', colour: '#ffffff' } as const
  const answerTo = async (elements: PhotoElement[]) => {
    const named = elements.map((element, place) => ({ ...element, id: `photo-${place}` }))
    const surface = aSurface({ widthMm: 200, heightMm: 200, bleedMm: 24, edge, elements: named })
    return (await shop.ask(CREATE, inputOf(aDesign(surface)))).createDesign
  }
  const tilted = () => {
    const photo = aPhoto()
    const placement = fillFrame(photo, { widthMm: 200, heightMm: 200 }, { tiltDeg: 40 })
    return { ...photo, placement }
  }

  it('are refused where a hundred tilted ones fill the face, which takes gigabytes to draw', async () => {
    expect(await answerTo(Array.from({ length: 100 }, tilted))).toEqual({
      __typename: 'DesignInvalid',
      message: expect.stringMatching(/cover it \d+ times over, and we print up to 12 layers\. Please remove/),
    })
  })

  it.each<[string, PhotoElement[]]>([
    ['five tilted ones that fill the face', Array.from({ length: 5 }, tilted)],
    [
      'a collage of sixty',
      Array.from({ length: 60 }, (_, place) => {
        const [xMm, yMm] = [(place % 10) * 20 - 8, Math.floor(place / 10) * 33 - 5]
        return aPlacedPhoto({ xMm, yMm, widthMm: 40, heightMm: 50, rotationDeg: (place * 7) % 30 })
      }),
    ],
  ])('are not minded in %s', async (_, elements) => {
    // Only its photo is not the shop's.
    expect(await answerTo(elements)).toMatchObject({
      message: expect.stringContaining('We do not have a photo'),
    })
  })
})

describe('a design that would be drawn for minutes', () => {
  const answerTo = async (elements: DesignElement[]) => {
    const named = elements.map((element, place) => ({ ...element, id: `element-${place}` }))
    const edge = { kind: 'colour', colour: '#ffffff' } as const
    const surface = aSurface({ widthMm: 200, heightMm: 200, bleedMm: 24, edge, elements: named })
    return (await shop.ask(CREATE, inputOf(aDesign(surface)))).createDesign
  }
  const frame = { kind: 'placed', xMm: 0, yMm: 0, widthMm: 200, heightMm: 200, rotationDeg: 0 } as const
  const shadow = { dxMm: 1, dyMm: 1, blurMm: 2, colour: '#000000', opacity: 0.5 }
  const many = <Element>(count: number, element: Element) => Array.from({ length: count }, () => element)

  it.each<[string, DesignElement[], RegExp]>([
    [
      'of the shadows of a hundred shapes, each as large as the face',
      many(100, aShape({ frame, shadow })),
      /shadows of this design cover it \d+ times over, and we print up to 12 layers\. Please remove/,
    ],
    [
      'of a hundred photos that are repeated as small as can be',
      many(100, aPlacedPhoto(frame, { repeat: 'bricks', placement: { photoWidthMm: 0.5 } })),
      /are \d\d,\d{3} prints on one side, and we print up to 2,000\. Please make them larger/,
    ],
  ])('because %s is refused', async (_, elements, sentence) => {
    expect(await answerTo(elements)).toEqual({
      __typename: 'DesignInvalid',
      message: expect.stringMatching(sentence),
    })
  })

  it('is not one with a shadow for each of a hundred words, and three patterns', async () => {
    const words = many(97, aText({ text: 'Happy birthday', sizeMm: 8, widthMm: 80, shadow }))
    const patterns = many(3, aPlacedPhoto(frame, { repeat: 'rows', placement: { photoWidthMm: 13 } }))
    // Only its photo is not the shop's.
    expect(await answerTo([...patterns, ...words])).toMatchObject({
      message: expect.stringContaining('We do not have a photo'),
    })
  })
})

it('a design of an older day above the limits still opens, and is not frozen anew', async () => {
  const key = newId()
  const document = designOf(150, 30)
  const now = shop.clock.now()
  const old = {
    key,
    sku,
    parentSku: null,
    title: null,
    version: 1,
    document,
    contentHash: 'old',
    createdAt: now,
    savedAt: now,
  }
  await insertDesign(shop.db, old, [])
  const { design } = await shop.ask('query ($key: ID!) { design(key: $key) { document } }', { key })
  expect(JSON.parse(design?.document ?? '').surfaces[0].elements).toHaveLength(150)
  const { freezeDesign } = await shop.ask(FREEZE, { input: { key, version: 1 } })
  expect(freezeDesign).toMatchObject({
    __typename: 'DesignInvalid',
    message: expect.stringContaining('This design has 150 photos and texts'),
  })
})

it('an address starts so many designs in an hour; another one goes on', async () => {
  const [{ tries }] = limitWindows['design-address']
  const start = (address: string) => shop.send(CREATE, inputOf(designOf(1, 1)), { address })
  for (let started = 0; started < tries; started++) await start('203.0.113.7')
  const refused = await start('203.0.113.7')
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Too many tries. Please wait an hour and try again.',
    extensions: { category: 'graphql-input' },
  })
  expect((await start('203.0.113.8')).errors).toBeUndefined()
})
