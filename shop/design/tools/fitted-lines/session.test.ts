/** A visit to the tool of bus rolls: what it begins with, what is saved, and how it is fitted. */
import { describe, expect, test } from 'vitest'
import { record } from '#families/bus-roll/record.ts'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import { inkOfText } from '#packages/artwork-renderer/testing/ink.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { safeBox } from '#packages/design-document/geometry.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { arrangedDraft, begunDraft } from '../../editor/arrangement.ts'
import { chooseSize } from '../../editor/changes/choose-options.ts'
import { type Draft, emptyDraft, faceOf } from '../../editor/draft/draft.ts'
import { createMeasure } from '../../editor/drawing.ts'
import { createEditor } from '../../editor/editor.ts'
import { readiness } from '../../editor/readiness/readiness.ts'
import { aDevice, turns } from '../../editor/testing/device.ts'
import { toolNamed } from '../tools.ts'
import { examplesOn } from './example.ts'
import { clearLines, linesOn, moveLine, writeLine } from './lines.ts'

const tool = toolNamed(record.tool)
const { arrangement } = tool
const fonts = builtFonts()
const begun = begunDraft(emptyDraft(record, firstChoice(record)), arrangement)
const fitted = (draft: Draft) => arrangedDraft(draft, arrangement, fonts)
const inksOf = (face: Surface) => linesOn(face).flatMap((line) => inkOfText(line, fonts(line.font)) ?? [])

function expectFull(face: Surface) {
  const { xMm, widthMm } = safeBox(face)
  for (const { left, right } of inksOf(face)) {
    expect(Math.abs(left - xMm)).toBeLessThan(0.2)
    expect(Math.abs(right - xMm - widthMm)).toBeLessThan(0.2)
  }
}

describe('a visit', () => {
  test('begins with an example that nobody saves, on this device or in the shop, until it is changed', async () => {
    const device = aDevice()
    const session = device.open({ record, arrangement })
    await turns()
    session.keepNow()
    expect(examplesOn(session.editor.face())).toHaveLength(8)
    expect(device.saves).toEqual([])
    expect([...device.entries.keys()]).toEqual([])
    session.editor.changeFace((face) => writeLine(face, { id: 'example-1', text: 'Home' }), {
      label: 'edit line',
    })
    await turns()
    expect(device.saves).toHaveLength(1)
  })

  test('opens a saved design without a word as one to begin', () => {
    const draft = emptyDraft(record, firstChoice(record))
    const saved = { design: { key: 'd1', version: 1, draft }, photos: [] }
    const session = aDevice().open({ record, arrangement, saved })
    expect(examplesOn(session.editor.face())).toHaveLength(8)
    expect(session.saver.isClean()).toBe(false)
  })
})

describe('lines are fitted', () => {
  const editor = createEditor(record, fitted(begun), fitted)

  test('on every size, and none is lost on the way there and back', () => {
    const before = editor.face()
    for (const size of ['75X150', '45X120', '40X80', '30X60']) {
      editor.change((draft) => chooseSize(draft, { record, size }), { label: 'change size' })
      expect(linesOn(editor.face())).toHaveLength(8)
      expectFull(editor.face())
    }
    expect(inksOf(editor.face())).toEqual(inksOf(before))
  })

  test('in the step of the change, which undo takes back whole', () => {
    const before = editor.face()
    editor.changeFace((face) => writeLine(face, { id: 'example-3', text: 'Wollstonecraft' }), {
      label: 'edit line',
    })
    expectFull(editor.face())
    editor.undo()
    expect(editor.face()).toEqual(before)
  })
})

describe('before a roll is printed', () => {
  const measure = createMeasure(fonts)
  const said = (change: (face: Surface) => Surface, name = 'lines') => {
    const draft = fitted({
      ...begun,
      design: { ...begun.design, surfaces: [change(faceOf(begun.design))] },
    })
    const check = readiness(tool.checks, { record, draft, measure }).find((one) => one.name === name)
    return check?.findings.map(({ sentence, asks }) => [sentence, asks])
  }
  const own = (face: Surface) =>
    linesOn(face).reduce((now, { id }, place) => writeLine(now, { id, text: `Stop ${place}` }), face)

  test('an example is asked about by its names, and a line that is empty', () => {
    const first = (face: Surface) => writeLine(own(face), { id: 'example-2', text: 'Coogee' })
    expect(said(first)).toEqual([['Still our example: COOGEE.', true]])
    expect(said((face) => writeLine(own(face), { id: 'example-2', text: ' ' }))).toEqual([
      ['A line is empty. It takes no room and is not printed.', true],
    ])
    expect(said((face) => clearLines(face, ['a', 'b']))).toEqual([
      ['There are no words on the bus roll yet.', true],
    ])
  })

  test('lines of the shopper’s own are good in every check, and no photo is asked for', () => {
    expect(said(own)).toEqual([['Every line has your own words.', false]])
    const draft = fitted({ ...begun, design: { ...begun.design, surfaces: [own(faceOf(begun.design))] } })
    const checks = readiness(tool.checks, { record, draft, measure })
    expect(checks.map(({ state }) => state)).toEqual(['good', 'good', 'good'])
  })

  test('letters that no font has are named', () => {
    const smile = (face: Surface) => writeLine(own(face), { id: 'example-1', text: 'Home 🙂' })
    expect(said(smile, 'text')).toEqual([['We have no letters for 🙂. They will be left out.', true]])
    const feast = (face: Surface) => writeLine(own(face), { id: 'example-1', text: 'Lễ hội' })
    const plain =
      'Ễ Ộ are not among the letters you chose. We print them in plain ones, as you see them here.'
    expect(said(feast, 'text')).toEqual([[plain, false]])
  })
})

test('a line that is moved is fitted in its new place', () => {
  const moved = moveLine(faceOf(fitted(begun).design), { id: 'example-1', by: 1 })
  const [first, second] = inksOf(arrangement?.arrange(moved, fonts) ?? moved)
  expect(first?.bottom).toBeLessThan(second?.top ?? 0)
})
