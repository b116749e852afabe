import { describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import {
  centreOf,
  frameOf,
  invert,
  mapPoint,
  photoMatrix,
  trimBox,
} from '#packages/design-document/geometry.ts'
import { isFilled, zoomOf } from '#packages/design-document/placement.ts'
import { addText } from '../changes/add-text.ts'
import { moveElement } from '../changes/move-element.ts'
import { zoomPhotoTo } from '../changes/zoom-photo.ts'
import type { Draft } from '../draft/draft.ts'
import { facePhotoOf, textOf } from '../draft/face.ts'
import { createMeasure } from '../drawing.ts'
import { createEditor } from '../editor.ts'
import { aDraftWithPhoto, aDraftWithText, changed } from '../testing.ts'
import { createPointer } from './pointer.ts'
import { type Handle, handlesOf } from './target.ts'

const MM_PER_PX = 0.4
const fonts = builtFonts()

/** An open design with a pointer over it; `drag` goes in ten small steps, as fingers do. */
function anEditor(draft: Draft) {
  const editor = createEditor(canvasRecord, draft)
  const measure = createMeasure(fonts)
  const pointer = createPointer({ editor, measure: () => measure, mmPerPx: () => MM_PER_PX })
  const touch = (x: number, y: number, pointerId = 1, steady = false) => ({ pointerId, at: { x, y }, steady })
  const drag = (from: [number, number], to: [number, number], { steady = false } = {}) => {
    pointer.down(touch(...from, 1, steady), 12)
    for (let step = 1; step <= 10; step += 1) {
      const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / 10
      pointer.move(touch(at(0), at(1), 1, steady))
    }
    pointer.up(touch(...to, 1, steady))
  }
  const text = () => {
    const found = textOf(editor.face(), 'text')
    if (!found) throw new Error('Expected a text')
    return found
  }
  const photo = () => {
    const found = facePhotoOf(editor.face())
    if (!found) throw new Error('Expected a photo')
    return found
  }
  const outline = () => measure.outline(text(), editor.face())
  return {
    editor,
    pointer,
    touch,
    drag,
    text,
    photo,
    handle(name: Handle) {
      const place = handlesOf(text(), outline(), MM_PER_PX)[name]
      if (!place) throw new Error(`Expected a handle called ${name}`)
      return place
    },
    middle: () => mapPoint(outline().matrix, centreOf(outline().box)),
    steps: () => editor.get().history.past.length,
  }
}

describe('a pointer on the photo', () => {
  it('drags it, as one step that can be undone', () => {
    const start = aDraftWithPhoto()
    const zoomed = changed(start, (face) => zoomPhotoTo(face, { id: 'photo', zoom: 2 }))
    const { editor, drag, photo, steps } = anEditor(zoomed)
    const pixelAt = (x: number, y: number) => mapPoint(invert(photoMatrix(photo(), editor.face())), { x, y })
    const grabbed = pixelAt(100, 100)
    drag([100, 100], [140, 80])
    expect(pixelAt(140, 80).x).toBeCloseTo(grabbed.x, 6)
    expect(pixelAt(140, 80).y).toBeCloseTo(grabbed.y, 6)
    expect(steps()).toBe(1)
    expect(editor.get().selection).toEqual(['photo'])
    editor.undo()
    expect(editor.draft()).toBe(zoomed)
  })

  it('only selects it with a tap', () => {
    const { editor, drag, steps } = anEditor(aDraftWithPhoto())
    drag([100, 100], [101, 100.5])
    expect(steps()).toBe(0)
    expect(editor.get().selection).toEqual(['photo'])
  })

  it('lets go of the selection beside the canvas', () => {
    const { editor, drag } = anEditor(aDraftWithPhoto())
    drag([100, 100], [100, 100])
    drag([-200, 100], [-200, 100])
    expect(editor.get().selection).toEqual([])
  })

  it('pinches it larger, goes on dragging with the finger that stays, and undoes both at once', () => {
    const { editor, pointer, touch, photo, steps } = anEditor(aDraftWithPhoto())
    pointer.down(touch(100, 200), 22)
    pointer.down(touch(200, 200, 2), 22)
    expect(pointer.state()).toBe('pinching')
    pointer.move(touch(50, 200))
    pointer.move(touch(250, 200, 2))
    const box = frameOf(photo(), editor.face()).box
    expect(zoomOf(photo(), box, photo().placement)).toBeCloseTo(2)
    pointer.up(touch(250, 200, 2))
    expect(pointer.state()).toBe('panning')
    const before = photo().placement.centreX
    pointer.move(touch(60, 200))
    expect(photo().placement.centreX).toBeLessThan(before)
    pointer.up(touch(60, 200))
    expect(steps()).toBe(1)
    expect(isFilled(photo(), box, photo().placement)).toBe(true)
  })

  it('keeps what was done when the phone takes the touch away', () => {
    const { pointer, touch, steps } = anEditor(aDraftWithPhoto())
    pointer.down(touch(100, 100), 22)
    pointer.move(touch(120, 100))
    pointer.cancel()
    expect(pointer.state()).toBe('idle')
    expect(steps()).toBe(1)
  })
})

describe('a pointer on the words', () => {
  it('moves them and is caught by the middle of the face', () => {
    const { drag, middle, editor, text } = anEditor(aDraftWithText())
    const from = middle()
    const face = centreOf(trimBox(editor.face()))
    drag([from.x, from.y], [from.x + 2, from.y - 60])
    expect(middle().x).toBeCloseTo(face.x)
    expect(middle().y).toBeCloseTo(from.y - 60)
    drag([middle().x, middle().y], [middle().x + 40, middle().y])
    expect(middle().x).toBeCloseTo(face.x + 40)
    expect(text().widthMm).toBeCloseTo(199.5)
  })

  it('shows the line it is caught by while the finger is down, and no longer', () => {
    const { pointer, touch, middle, editor } = anEditor(aDraftWithText())
    const from = middle()
    pointer.down(touch(from.x, from.y), 12)
    pointer.move(touch(from.x + 1, from.y - 30))
    expect(editor.get().snaps).toEqual([{ axis: 'x', atMm: 152.5 }])
    pointer.up(touch(from.x + 1, from.y - 30))
    expect(editor.get().snaps).toEqual([])
  })

  it('moves them and is caught by other words, whose lines it shows', () => {
    const words = { id: 'other', text: 'Up at the hut', font: 'Lobster', colour: '#fbf8f2' }
    const start = changed(aDraftWithText(), (face) =>
      moveElement(addText(face, words), { id: 'other', dxMm: 31, dyMm: -90 }),
    )
    const { pointer, touch, middle, editor } = anEditor(start)
    const from = middle()
    pointer.down(touch(from.x, from.y), 12)
    pointer.move(touch(from.x + 15, from.y - 45))
    pointer.move(touch(from.x + 29.5, from.y - 45))
    expect(editor.get().snaps).toContainEqual({ axis: 'x', atMm: expect.closeTo(from.x + 31, 6) })
    expect(middle().x).toBeCloseTo(from.x + 31)
    pointer.up(touch(from.x + 29.5, from.y - 45))
  })

  it('moves several together, which Shift adds and takes out, and a tap selects one of them alone', () => {
    const words = { id: 'other', text: 'Up at the hut', font: 'Lobster', colour: '#fbf8f2' }
    const start = changed(aDraftWithText(), (face) =>
      moveElement(addText(face, words), { id: 'other', dxMm: 0, dyMm: -90 }),
    )
    const { pointer, touch, drag, middle, editor, text, steps } = anEditor(start)
    const tap = (y: number, steady: boolean) => {
      pointer.down(touch(middle().x, y, 1, steady), 12)
      pointer.up(touch(middle().x, y, 1, steady))
    }
    const place = (id: string) => {
      const found = textOf(editor.face(), id)
      return [found?.xMm ?? 0, found?.yMm ?? 0]
    }
    const [at, above] = [middle().y, middle().y - 90]
    tap(at, false)
    tap(above, true)
    expect(editor.get().selection).toEqual(['text', 'other'])
    const before = [place('text'), place('other')]
    drag([middle().x, at], [middle().x + 50, at + 17], { steady: true })
    const moved = [place('text'), place('other')]
    expect(editor.get().selection).toEqual(['other'])
    expect(moved).toEqual(before)
    tap(at, true)
    drag([middle().x, at], [middle().x + 50, at + 17])
    const now = [place('text'), place('other')]
    expect(now.map(([x = 0], index) => x - (before[index]?.[0] ?? 0))).toEqual(
      [50, 50].map((by) => expect.closeTo(by)),
    )
    expect(steps()).toBe(1)
    tap(middle().y, false)
    expect(editor.get().selection).toEqual(['text'])
    expect(text().text).toBe('Up at the hut')
  })

  it('pulls a corner while the opposite corner keeps still', () => {
    const { drag, handle, middle, text } = anEditor(aDraftWithText())
    drag([middle().x, middle().y], [middle().x, middle().y])
    const still = handle('bottom-right')
    const size = text().sizeMm
    const corner = handle('top-left')
    drag([corner.x, corner.y], [(corner.x + still.x) / 2, (corner.y + still.y) / 2])
    expect(text().sizeMm).toBeCloseTo(size / 2)
    expect(handle('bottom-right').x).toBeCloseTo(still.x)
    expect(handle('bottom-right').y).toBeCloseTo(still.y)
  })

  it('pulls a side, and the letters keep their size', () => {
    const { drag, handle, middle, text } = anEditor(aDraftWithText())
    drag([middle().x, middle().y], [middle().x, middle().y])
    const size = text().sizeMm
    const side = handle('right')
    drag([side.x, side.y], [side.x - 50, side.y])
    expect(text().widthMm).toBeCloseTo(149.5)
    expect(text().sizeMm).toBe(size)
  })

  it('turns them about their middle, caught by upright angles and in steps with Shift', () => {
    const { drag, handle, middle, text } = anEditor(aDraftWithText())
    drag([middle().x, middle().y], [middle().x, middle().y])
    const centre = middle()
    const turn = handle('turn')
    const reach = centre.y - turn.y
    drag([turn.x, turn.y], [centre.x + reach, centre.y + 1])
    expect(text().rotationDeg).toBe(90)
    expect(middle().x).toBeCloseTo(centre.x)
    expect(middle().y).toBeCloseTo(centre.y)
    const again = handle('turn')
    drag([again.x, again.y], [centre.x + reach * Math.cos(0.4), centre.y + reach * Math.sin(0.4)], {
      steady: true,
    })
    expect(text().rotationDeg % 15).toBe(0)
    expect(text().rotationDeg).not.toBe(90)
  })

  it('pinches and turns them with two fingers', () => {
    const { pointer, touch, middle, text } = anEditor(aDraftWithText())
    const { x, y } = middle()
    const size = text().sizeMm
    pointer.down(touch(x - 20, y), 22)
    pointer.down(touch(x + 20, y, 2), 22)
    pointer.move(touch(x, y - 40))
    pointer.move(touch(x, y + 40, 2))
    pointer.up(touch(x, y + 40, 2))
    pointer.up(touch(x, y - 40))
    expect(text().sizeMm).toBeCloseTo(size * 2)
    expect(text().rotationDeg).toBeCloseTo(90)
  })
})
