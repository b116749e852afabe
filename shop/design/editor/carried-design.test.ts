import { expect, it } from 'vitest'
import { record as mug } from '#families/mug/record.ts'
import { record as cube } from '#families/photo-cube/record.ts'
import { record as clock } from '#families/wall-clock/record.ts'
import { aText } from '#packages/design-document/testing/builders.ts'
import { openingChoice } from '#packages/product/opening-choice.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { carriedDesignOf } from './carried-design.ts'
import { aDraftWithText, changed } from './testing.ts'

const document = JSON.stringify(aDraftWithText().design)
const mugChoice = { record: mug, choice: openingChoice(mug) }

it('a photo and words of a canvas go round a mug, under the same name', () => {
  const draft = carriedDesignOf({ document, title: 'The hut' }, mugChoice)
  const [wrap] = surfacesOf(mug, mugChoice.choice)
  expect(draft?.title).toBe('The hut')
  expect(draft?.choice).toEqual(mugChoice.choice)
  expect(draft?.design.surfaces).toHaveLength(1)
  expect(draft?.design.surfaces[0]).toMatchObject({
    name: wrap?.name,
    widthMm: wrap?.widthMm,
    heightMm: wrap?.heightMm,
    elements: [
      { type: 'photo', photo: 'lake' },
      { type: 'text', text: 'Up at the hut' },
    ],
  })
})

it('a design of one side is on the first of many, and the others are empty', () => {
  const draft = carriedDesignOf({ document }, { record: cube, choice: openingChoice(cube) })
  expect(draft?.design.surfaces.map(({ elements }) => elements.length)).toEqual([2, 0, 0, 0, 0, 0])
})

it('the numerals of a clock stay behind', () => {
  const numeral = aText({ id: 'numerals-12', group: 'numerals', text: '12' })
  const withNumerals = changed(aDraftWithText(), (face) => ({
    ...face,
    elements: [...face.elements, numeral],
  }))
  const carried = carriedDesignOf({ document: JSON.stringify(withNumerals.design) }, mugChoice)
  expect(carried?.design.surfaces[0]?.elements).toHaveLength(2)
  expect(carriedDesignOf({ document }, { record: clock, choice: openingChoice(clock) })).toBeDefined()
})

it('a document that nobody can read is no design', () => {
  expect(carriedDesignOf({ document: '{"version":99}' }, mugChoice)).toBeUndefined()
})
