/** Whatever the shopper chooses in whatever order, nothing is lost and nothing leaves its surface. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DesignElement, designSchema, type Surface } from '#packages/design-document/design.ts'
import {
  type Box,
  boxExtent,
  centreOf,
  frameOf,
  isWithin,
  trimBox,
} from '#packages/design-document/geometry.ts'
import { fillFrame, isFilled } from '#packages/design-document/placement.ts'
import { aPhoto, aPlacedPhoto, aShape, aText } from '#packages/design-document/testing/builders.ts'
import { customChoice } from '#packages/product/custom-size.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, firstChoice, positionsOf } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { wordsRoom } from '#packages/product/words-room.ts'
import { readFamilies } from '../../../families/read-families.ts'
import { type Draft, emptyDraft } from '../draft/draft.ts'
import { chooseOptions } from './choose-options.ts'

const records = (await readFamilies()).map(({ record }) => record)
/** Of so many switches each: 500 in all, and 30,000 in the long run. */
const RUNS = process.env.THOROUGH ? 1500 : 25
const SWITCHES = 20

/** Any size, position and values of a product, from any numbers. */
function choiceOf(record: ProductRecord, numbers: readonly number[]): Choice {
  const [ofSize = 0, ofPosition = 0, ...ofValues] = numbers
  const pick = <One>(all: readonly One[], number: number) => all[number % all.length] as One
  const size = pick(record.sizes, ofSize)
  const values = record.options.map(({ code, values }, index) => [
    code,
    pick(values, ofValues[index] ?? 0).code,
  ])
  const listed: Choice = {
    ...firstChoice(record, size.code),
    orientation: pick(positionsOf(record, size), ofPosition),
    values: Object.fromEntries(values),
  }
  return ofSize % 2 === 0 ? listed : (typedChoice(record, listed, numbers) ?? listed)
}

/** Of measures that the shopper types, where the product takes them. */
function typedChoice({ customSize, ...record }: ProductRecord, choice: Choice, numbers: readonly number[]) {
  if (!customSize) return undefined
  const [one = 0, other = 0] = numbers.map((number) => number * 7)
  const between = (number: number, fromMm: number, toMm: number) =>
    (fromMm + ((number * 10) % (toMm - fromMm))) / 10
  const shorter = between(one, customSize.minWidthMm, customSize.maxWidthMm)
  const longer = between(other, customSize.minHeightMm, customSize.maxHeightMm)
  const measures =
    one % 3 === 0 ? { widthCm: longer, heightCm: shorter } : { widthCm: shorter, heightCm: longer }
  return customChoice({ ...record, customSize }, choice, measures)
}

/** A photo on the whole face, another over it, a frame round that, a heading and words at the bottom. */
function filledDraft(record: ProductRecord, choice: Choice): Draft {
  const draft = emptyDraft(record, choice)
  const surfaces = draft.design.surfaces.map((surface) => ({ ...surface, elements: elementsFor(surface) }))
  return { ...draft, design: { ...draft.design, surfaces } }
}

function elementsFor(surface: Surface): DesignElement[] {
  const { name, widthMm, heightMm } = surface
  const photo = aPhoto({ id: `${name}-photo` })
  const box = frameOf(photo, surface).box
  const small = {
    xMm: widthMm * 0.5,
    yMm: heightMm * 0.5,
    widthMm: widthMm * 0.3,
    heightMm: heightMm * 0.2,
  }
  return [
    { ...photo, placement: fillFrame(photo, box) },
    aPlacedPhoto(small, { id: `${name}-more` }),
    aShape({ id: `${name}-frame`, frame: { kind: 'placed', rotationDeg: 0, ...small } }),
    aText({
      id: `${name}-heading`,
      xMm: widthMm * 0.1,
      yMm: heightMm * 0.05,
      widthMm: widthMm * 0.8,
      sizeMm: heightMm / 12,
    }),
    aText({
      id: `${name}-words`,
      xMm: widthMm * 0.2,
      yMm: heightMm * 0.85,
      widthMm: widthMm * 0.6,
      sizeMm: heightMm / 20,
    }),
  ]
}

const idsOf = (surfaces: readonly Surface[]) =>
  surfaces.flatMap(({ elements }) => elements.map(({ id }) => id))

/** Why an element is not where it may be, if it is not. */
function outside(element: DesignElement, surface: Surface): string | undefined {
  const trim = boxExtent(trimBox(surface))
  if (element.type === 'photo' && element.frame.kind === 'face') {
    return isFilled(element, frameOf(element, surface).box, element.placement) ? undefined : 'leaves white'
  }
  const box =
    element.type === 'text'
      ? { ...element, heightMm: element.sizeMm * element.lineHeight }
      : frameOf(element as Parameters<typeof frameOf>[0], surface).box
  // The smallest words that the design can hold are larger than what the smallest charm leaves them.
  const inside =
    element.type === 'text' && element.sizeMm <= 0.5 ? pointExtent(centreOf(box)) : boxExtent(box)
  return isWithin(inside, grown(trim)) ? undefined : 'is beyond the cut'
}

const pointExtent = ({ x, y }: { x: number; y: number }) => ({ left: x, top: y, right: x, bottom: y })
const grown = ({ left, top, right, bottom }: ReturnType<typeof boxExtent>) => ({
  left: left - 0.01,
  top: top - 0.01,
  right: right + 0.01,
  bottom: bottom + 0.01,
})

const numbers = fc.array(fc.nat(10_000), { minLength: 8, maxLength: 8 })
const aSwitch = fc.record({ product: fc.nat(10_000), numbers })

test('500 switches between sizes, positions, options and products', () => {
  fc.assert(
    fc.property(
      fc.record({
        start: aSwitch,
        switches: fc.array(aSwitch, { minLength: SWITCHES, maxLength: SWITCHES }),
      }),
      ({ start, switches }) => {
        const recordOf = ({ product }: { product: number }) =>
          records[product % records.length] as ProductRecord
        let before = recordOf(start)
        let draft = filledDraft(before, choiceOf(before, start.numbers))
        const ids = new Set(idsOf(draft.design.surfaces))
        for (const one of switches) {
          const record = recordOf(one)
          const from = record === before ? 'this-product' : 'other-product'
          draft = chooseOptions(draft, { record, choice: choiceOf(record, one.numbers), from })
          before = record
          const { surfaces } = draft.design
          const kept = new Set(idsOf([...surfaces, ...(draft.aside ?? [])]))
          expect([...ids].filter((id) => !kept.has(id))).toEqual([])
          expect(designSchema.safeParse(draft.design).error).toBeUndefined()
          const astray = surfaces.flatMap((surface) =>
            surface.elements.flatMap((element) => {
              const why = outside(element, surface)
              return why ? [`${element.id} ${why} on ${surface.name} of ${record.family}`] : []
            }),
          )
          expect(astray).toEqual([])
        }
      },
    ),
    { numRuns: RUNS },
  )
})

test('500 more: words that keep clear of everything do so on whatever piece comes next', () => {
  const inRoom = (surface: Surface, { xMm, yMm, widthMm, heightMm }: Box) => {
    const sizeMm = Math.min(20, heightMm / 3)
    const text = { xMm: xMm + widthMm * 0.1, widthMm: widthMm * 0.8, sizeMm, lineHeight: 1 }
    return {
      ...surface,
      elements: [aText({ id: `${surface.name}-words`, ...text, yMm: yMm + heightMm / 2 })],
    }
  }
  fc.assert(
    fc.property(
      aSwitch,
      fc.array(aSwitch, { minLength: SWITCHES, maxLength: SWITCHES }),
      (start, switches) => {
        let before = records[start.product % records.length] as ProductRecord
        const choice = choiceOf(before, start.numbers)
        const rooms = surfacesOf(before, choice).map(wordsRoom)
        const empty = emptyDraft(before, choice)
        const surfaces = empty.design.surfaces.map((surface, place) => inRoom(surface, rooms[place] as Box))
        let draft: Draft = { ...empty, design: { ...empty.design, surfaces } }
        for (const one of switches) {
          const record = records[one.product % records.length] as ProductRecord
          const next = choiceOf(record, one.numbers)
          const from = record === before ? 'this-product' : 'other-product'
          draft = chooseOptions(draft, { record, choice: next, from })
          before = record
          const astray = surfacesOf(record, next).flatMap((figures, place) => {
            const room = boxExtent(wordsRoom(figures))
            const texts = draft.design.surfaces[place]?.elements ?? []
            const isIn = (element: DesignElement) =>
              element.type === 'text' &&
              (element.sizeMm <= 0.5 ||
                isWithin(boxExtent({ ...element, heightMm: element.sizeMm }), grown(room)))
            return texts.every(isIn) ? [] : [`${figures.name} of ${record.family}`]
          })
          expect(astray).toEqual([])
        }
      },
    ),
    { numRuns: RUNS },
  )
})
