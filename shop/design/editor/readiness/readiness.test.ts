import { describe, expect, it } from 'vitest'
import { record } from '#families/canvas/record.ts'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import { toolNamed } from '../../tools/tools.ts'
import { addText } from '../changes/add-text.ts'
import { chooseSize } from '../changes/choose-options.ts'
import { editText } from '../changes/edit-text.ts'
import { fitPhoto } from '../changes/fill-photo.ts'
import { moveElement } from '../changes/move-element.ts'
import { placePhoto } from '../changes/place-photo.ts'
import type { Draft } from '../draft/draft.ts'
import { createMeasure } from '../drawing.ts'
import { aDraft, aDraftWithPhoto, aDraftWithText, changed } from '../testing.ts'
import { largestGoodSize } from './good-size.ts'
import { readiness } from './readiness.ts'
import { sharpnessInWords } from './resolution-check.ts'

const check = (draft: Draft, name: string) => {
  const found = readiness(toolNamed(record.tool).checks, {
    record,
    draft,
    measure: createMeasure(builtFonts()),
  }).find((one) => one.name === name)
  if (!found) throw new Error(`Expected a check called ${name}`)
  return found.findings[0]
}
const states = (draft: Draft) =>
  readiness(toolNamed(record.tool).checks, { record, draft, measure: createMeasure(builtFonts()) }).map(
    ({ state }) => state,
  )
const withPhoto = (widthPx: number, heightPx: number, size: string) => {
  const start = aDraft({ size, orientation: 'L' })
  return changed(start, (face) => placePhoto(face, { id: 'photo', photo: 'p', widthPx, heightPx }))
}

describe('ready to print', () => {
  it('says nothing of letters that may still come', () => {
    const draft = changed(aDraftWithText(), (face) => editText(face, { id: 'text', text: 'Party 🎉' }))
    const coming = createMeasure(builtFonts(), () => false)
    const text = readiness(toolNamed(record.tool).checks, { record, draft, measure: coming }).find(
      ({ name }) => name === 'text',
    )
    expect(text?.state).toBe('good')
  })

  it('passes every check for a large photo and words in their place', () => {
    expect(states(aDraftWithText())).toEqual(['good', 'good', 'good', 'good'])
    expect(check(aDraftWithPhoto(), 'resolution').sentence).toBe('250 dpi: sharp at this size.')
  })

  it('has a look at a soft photo and asks for a yes for a poor one', () => {
    expect(check(withPhoto(2400, 1600, '60X90'), 'resolution')).toMatchObject({
      state: 'look',
      sentence: '67 dpi: this photo is a little soft at 90 × 60 cm.',
    })
    expect(check(withPhoto(300, 200, '60X90'), 'resolution').state).toBe('poor')
  })

  it('says of a photo what the note above the canvas says', () => {
    const size = '90 × 60 cm'
    expect(check(withPhoto(2400, 1600, '60X90'), 'resolution').sentence).toContain(
      sharpnessInWords('soft', size),
    )
    expect(check(withPhoto(300, 200, '60X90'), 'resolution').sentence).toContain(
      sharpnessInWords('poor', size),
    )
  })

  it('finds words near the fold, off the canvas, empty, or without letters', () => {
    const start = aDraftWithText()
    const moved = (dyMm: number) => changed(start, (face) => moveElement(face, { id: 'text', dxMm: 0, dyMm }))
    const saying = (text: string) => changed(start, (face) => editText(face, { id: 'text', text }))
    expect(check(moved(75), 'safe-area')).toMatchObject({ state: 'look', elementId: 'text' })
    expect(check(moved(400), 'text').state).toBe('look')
    expect(check(saying('  '), 'text').sentence).toContain('no words')
    expect(check(saying('Party 🎉'), 'text').sentence).toContain('🎉')
    expect(check(saying('🎉'), 'text').sentence).toBe('We have no letters for 🎉. They will be left out.')
    expect(check(moved(130), 'safe-area')).toMatchObject({
      sentence: 'Some letters reach past the edge of the canvas and will not be printed.',
      asks: true,
    })
    expect(check(saying('Party 😀🦖🎉🐶🐱🐭'), 'text').sentence).toContain('for 😀 🦖 🎉 🐶 🐱 and others.')
  })

  it('says which letters are printed in plain ones, because the chosen font lacks them', () => {
    const saying = (text: string) =>
      check(
        changed(aDraftWithText(), (face) => editText(face, { id: 'text', text })),
        'text',
      )
    expect(saying('Привет')).toMatchObject({ state: 'look', asks: false, elementId: 'text' })
    expect(saying('Ж').sentence).toBe(
      'Ж is not among the letters you chose. We print it in plain ones, as you see it here.',
    )
    expect(saying('Up at the hut, café').state).toBe('good')
  })

  it('asks before words are lost at the press, and not about what a shopper sees and may want', () => {
    const start = aDraftWithText()
    const moved = (dyMm: number) => changed(start, (face) => moveElement(face, { id: 'text', dxMm: 0, dyMm }))
    const saying = (text: string) => changed(start, (face) => editText(face, { id: 'text', text }))
    const asks = (draft: Draft, name: string) => check(draft, name).asks
    expect([
      asks(moved(75), 'safe-area'),
      asks(moved(400), 'text'),
      asks(saying('Party 🎉'), 'text'),
    ]).toEqual([true, true, true])
    const fitted = changed(aDraftWithPhoto(), (face) => fitPhoto(face, { id: 'photo' }))
    expect([asks(fitted, 'edge'), asks(saying('  '), 'text'), asks(start, 'safe-area')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('finds words that have the colour of the paper under them', () => {
    const words = { id: 'text', text: 'Up at the hut', font: 'Lobster', colour: '#fbf8f2' }
    const pale = changed(aDraft(), (face) => addText(face, words))
    expect(check(pale, 'text')).toMatchObject({ state: 'look', elementId: 'text' })
    expect(check(pale, 'text').sentence).toContain('hardly be seen')
    expect(check(aDraftWithText(), 'text').state).toBe('good')
  })

  it('finds a gap beside the photo, and an empty canvas', () => {
    const start = aDraftWithPhoto()
    const fitted = changed(start, (face) => fitPhoto(face, { id: 'photo' }))
    expect(check(fitted, 'edge').state).toBe('look')
    expect(check(aDraft(), 'resolution').sentence).toBe('There is no photo on the canvas yet.')
  })

  it('speaks of the edge where the photo goes round a frame', () => {
    expect(check(aDraftWithPhoto({ values: { WRAP: 'IMAGE' } }), 'edge').sentence).toBe(
      'The photo covers the face and the edge.',
    )
    expect(check(aDraftWithPhoto(), 'edge').sentence).toBe('The photo covers the face.')
  })

  it('names the largest size of the same proportions at which the photo is still sharp', () => {
    const soft = withPhoto(2800, 1867, '60X90')
    expect(largestGoodSize(record, soft)).toBe('50X75')
    expect(check(chooseSize(soft, { record, size: '50X75' }), 'resolution').state).toBe('good')
  })

  it('names the proportions of the photo, never a square for one of 4:3, when none of the same shape will do', () => {
    const square = { ...record.sizes[0]!, code: 'SQ', widthMm: 300, heightMm: 300 }
    const sizes = [
      square,
      { ...square, code: 'FOUR', widthMm: 225, heightMm: 300 },
      { ...square, code: 'SMALL', widthMm: 150, heightMm: 200 },
      { ...square, code: 'WIDE', widthMm: 150, heightMm: 400 },
      ...record.sizes.filter(({ code }) => code === '60X90'),
    ]
    const soft = withPhoto(1600, 1200, '60X90')
    expect(largestGoodSize({ ...record, sizes }, soft)).toBe('FOUR')
    const withoutOwn = sizes.filter(({ code }) => code !== 'FOUR' && code !== 'SMALL')
    expect(largestGoodSize({ ...record, sizes: withoutOwn }, soft)).toBe('SQ')
  })

  it('names another shape when none of the same shape will do, and nothing when the photo is too small for all', () => {
    expect(largestGoodSize(record, withPhoto(1300, 850, '30X40'))).toBe('20X30')
    expect(largestGoodSize(record, withPhoto(300, 200, '60X90'))).toBeUndefined()
  })
})
