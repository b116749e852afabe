import { expect, it } from 'vitest'
import { record as mug } from '#families/mug/record.ts'
import { record as phoneCase } from '#families/phone-case/record.ts'
import { record as cube } from '#families/photo-cube/record.ts'
import { record as thongs } from '#families/thongs/record.ts'
import { record as clock } from '#families/wall-clock/record.ts'
import { aText } from '#packages/design-document/testing/builders.ts'
import { openingChoice } from '#packages/product/opening-choice.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { carriedDesignOf } from './carried-design.ts'
import { type Draft, emptyDraft } from './draft/draft.ts'
import { aDraftWithText, changed } from './testing.ts'

const document = JSON.stringify(aDraftWithText().design)
const mugChoice = { record: mug, choice: openingChoice(mug) }

/** One text on each side, none where it says nothing; as the shop keeps it. */
function withWords({ design }: Draft, words: readonly string[]) {
  const surfaces = design.surfaces.map((surface, place) => {
    const text = words[place]
    return text ? { ...surface, elements: [aText({ id: `words-${place}`, text })] } : surface
  })
  return { document: JSON.stringify({ ...design, surfaces }) }
}

const wordsOn = (draft: Draft | undefined) =>
  draft?.design.surfaces
    .flatMap(({ elements }) => elements)
    .map((element) => (element.type === 'text' ? element.text : ''))
    .join(', ')

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

it('each side goes to its own place, whatever the sides of both products are called', () => {
  const sides = ['one', 'two', 'three', 'four', 'five', 'six']
  const ofCube = withWords(emptyDraft(cube, openingChoice(cube)), sides)
  expect(wordsOn(carriedDesignOf(ofCube, { record: phoneCase, choice: openingChoice(phoneCase) }))).toBe(
    'one',
  )
  const ofThongs = withWords(emptyDraft(thongs, openingChoice(thongs)), ['left', 'right'])
  const onCube = carriedDesignOf(ofThongs, { record: cube, choice: openingChoice(cube) })
  expect(wordsOn(onCube)).toBe('left, right')
})

it('words of the last side alone come along to a product of one side', () => {
  const ofCube = withWords(emptyDraft(cube, openingChoice(cube)), ['', '', '', '', '', 'Lake days'])
  expect(wordsOn(carriedDesignOf(ofCube, mugChoice))).toBe('Lake days')
})

it('what has no place among fewer sides is kept aside', () => {
  const ofThongs = withWords(emptyDraft(thongs, openingChoice(thongs)), ['left', 'right'])
  const draft = carriedDesignOf(ofThongs, mugChoice)
  expect(wordsOn(draft)).toBe('left')
  expect(draft?.aside?.flatMap(({ elements }) => elements)).toMatchObject([{ text: 'right' }])
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
