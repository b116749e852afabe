import { describe, expect, it } from 'vitest'
import { record } from '#families/bookmark/record.ts'
import { record as cards } from '#families/flash-cards/record.ts'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { openingChoice } from '#packages/product/opening-choice.ts'
import { toolNamed } from '../../tools/tools.ts'
import { addText } from '../changes/add-text.ts'
import { moveElement } from '../changes/move-element.ts'
import { placePhoto } from '../changes/place-photo.ts'
import { changeFace, type Draft, emptyDraft } from '../draft/draft.ts'
import { createMeasure } from '../drawing.ts'
import { readiness } from './readiness.ts'

const measure = createMeasure(builtFonts())

const bookmark = (sides: 'ONE' | 'BOTH') =>
  emptyDraft(record, { size: '50X150', orientation: 'P', values: { SIDES: sides } })
const on = (draft: Draft, side: string, change: (face: Surface) => Surface): Draft => ({
  ...draft,
  design: changeFace(draft.design, side, change),
})
const withPhoto = (draft: Draft, side: string, widthPx = 3000) =>
  on(draft, side, (face) => placePhoto(face, { id: 'photo', photo: 'p', widthPx, heightPx: widthPx * 3 }))
const withWords = (draft: Draft, side: string, colour = '#1e2a25') =>
  on(draft, side, (face) => addText(face, { id: 'text', text: 'For Mum', font: 'Lobster', colour }))
const findings = (draft: Draft, name: string) =>
  readiness(toolNamed(record.tool).checks, { record, draft, measure }).find((check) => check.name === name)
    ?.findings ?? []
const sentences = (draft: Draft, name: string) => findings(draft, name).map(({ sentence }) => sentence)

describe('a piece of many sides', () => {
  const set = (...covered: number[]) => {
    const choice = openingChoice(cards)
    return covered.reduce((draft, place) => withPhoto(draft, `card-${place}`), emptyDraft(cards, choice))
  }
  const sides = (draft: Draft) =>
    readiness(toolNamed(cards.tool).checks, { record: cards, draft, measure }).find(
      ({ name }) => name === 'sides',
    )?.findings ?? []

  it('tells empty ones that follow each other as one row, and leads to the first of them', () => {
    expect(sides(set(1, 6, 8)).map(({ sentence, surface }) => [sentence, surface])).toEqual([
      ['Nothing is on card 2 to card 5 yet, 4 in all.', 'card-2'],
      ['Nothing is on card 7 yet.', 'card-7'],
      ['Nothing is on card 9 to card 20 yet, 12 in all.', 'card-9'],
    ])
  })

  it('names two beside each other one by one', () => {
    const covered = Array.from({ length: 18 }, (_, place) => place + 1)
    expect(sides(set(...covered)).map(({ sentence }) => sentence)).toEqual([
      'Nothing is on card 19 yet.',
      'Nothing is on card 20 yet.',
    ])
  })
})

describe('a piece of two sides', () => {
  it('asks about a side that nothing lies on, and about no other', () => {
    const draft = withPhoto(bookmark('BOTH'), 'front')
    expect(findings(draft, 'sides')).toEqual([
      {
        state: 'look',
        sentence: 'Nothing is on the back yet.',
        asks: true,
        surface: 'back',
        elementId: undefined,
      },
    ])
    expect(sentences(draft, 'resolution')).toEqual([expect.stringMatching(/dpi: sharp at this size\.$/)])
  })

  it('tells of the empty side also where the other one has a photo that is too small', () => {
    const draft = withPhoto(bookmark('BOTH'), 'front', 100)
    expect(sentences(draft, 'sides')).toEqual(['Nothing is on the back yet.'])
    expect(findings(draft, 'resolution')).toMatchObject([{ state: 'poor', asks: true, surface: 'front' }])
  })

  it('has no fault where a side has words only', () => {
    const draft = withWords(withPhoto(bookmark('BOTH'), 'front'), 'back')
    expect(
      readiness(toolNamed(record.tool).checks, { record, draft, measure }).map(({ state }) => state),
    ).toEqual(Array(5).fill('good'))
    expect(sentences(draft, 'sides')).toEqual(['Every side has something on it.'])
  })

  it('tells the concerns of both sides, the worse one first', () => {
    const soft = withPhoto(withPhoto(bookmark('BOTH'), 'front', 350), 'back', 100)
    expect(findings(soft, 'resolution')).toMatchObject([
      { state: 'poor', surface: 'back', sentence: expect.stringMatching(/^Back: .*blurred/) },
      { state: 'look', surface: 'front', sentence: expect.stringMatching(/^Front: .*a little soft/) },
    ])
    const pale = withWords(withWords(bookmark('BOTH'), 'front', '#ffffff'), 'back', '#ffffff')
    expect(findings(pale, 'text').map(({ surface }) => surface)).toEqual(['front', 'back'])
  })

  it('tells words at the cut from words on the hole, and both from words off the page', () => {
    const start = withWords(bookmark('ONE'), 'front')
    const moved = (dxMm: number, dyMm: number) =>
      on(start, 'front', (face) => moveElement(face, { id: 'text', dxMm, dyMm }))
    expect(sentences(start, 'safe-area')).toEqual(['All words keep clear of the cut or the tassel hole.'])
    expect(sentences(moved(-8, 0), 'safe-area')).toEqual(['Some words are closer than 4 mm to the cut.'])
    expect(sentences(moved(-17, 0), 'safe-area')).toEqual([
      'Some letters reach past the edge of the bookmark and will not be printed.',
    ])
    expect(sentences(moved(0, -105), 'safe-area')).toContain('Some words are on the tassel hole.')
    expect(sentences(moved(90, 0), 'safe-area')).toEqual(['Some words are off the bookmark.'])
    expect(sentences(moved(90, 0), 'text')).toEqual([
      'Some words are off the bookmark and will not be printed.',
    ])
  })

  it('speaks of the cut, because a flat print has no edge', () => {
    const photo = withPhoto(bookmark('ONE'), 'front')
    expect(sentences(photo, 'edge')).toEqual(['The photo covers the face and reaches past the cut.'])
    const words = withWords(bookmark('ONE'), 'front')
    expect(sentences(words, 'edge')).toEqual(['There is no photo that could leave a gap.'])
  })

  it('has no such check with one side printed', () => {
    const checks = readiness(toolNamed(record.tool).checks, {
      record,
      draft: withPhoto(bookmark('ONE'), 'front'),
      measure,
    })
    expect(checks.map(({ name }) => name)).toEqual(['resolution', 'safe-area', 'edge', 'text'])
  })
})
