import { describe, expect, it } from 'vitest'
import type { Draft } from './draft/draft.ts'
import {
  endGesture,
  type History,
  recordStep,
  redo,
  redoLabel,
  rewrite,
  startHistory,
  undo,
  undoLabel,
} from './history.ts'
import { aDraft } from './testing.ts'

const named = (title: string): Draft => ({ ...aDraft(), title })
const titles = (history: History) => [history.past.length, history.present.title, history.future.length]
const walk = (count: number) =>
  Array.from({ length: count }).reduce<History>(
    (history, _, index) => recordStep(history, named(`${index + 1}`), `change ${index + 1}`),
    startHistory(named('0')),
  )

describe('the history of a design', () => {
  it('goes all the way back and all the way forward, however long it is', () => {
    const long = walk(1200)
    const back = Array.from({ length: 1200 }).reduce<History>((history) => undo(history), long)
    expect(titles(back)).toEqual([0, '0', 1200])
    const forward = Array.from({ length: 1200 }).reduce<History>((history) => redo(history), back)
    expect(forward).toEqual(long)
  })

  it('names what undo takes back and redo brings back', () => {
    const history = walk(2)
    expect(undoLabel(history)).toBe('change 2')
    expect(redoLabel(history)).toBeUndefined()
    expect(redoLabel(undo(history))).toBe('change 2')
    expect(undoLabel(undo(undo(history)))).toBeUndefined()
  })

  it('clears the redo steps once something else was done', () => {
    const history = recordStep(undo(walk(3)), named('other'), 'other')
    expect(titles(history)).toEqual([3, 'other', 0])
  })

  it('takes a whole drag back in one step', () => {
    const dragged = ['a', 'b', 'c'].reduce<History>(
      (history, title) => recordStep(history, named(title), 'crop photo', 'drag 1'),
      walk(1),
    )
    expect(titles(dragged)).toEqual([2, 'c', 0])
    expect(undo(dragged).present.title).toBe('1')
  })

  it('tells two drags apart', () => {
    const first = endGesture(recordStep(walk(0), named('a'), 'crop photo', 'drag'))
    const second = recordStep(first, named('b'), 'crop photo', 'drag')
    expect(second.past).toHaveLength(2)
    expect(recordStep(first, named('c'), 'zoom photo', 'slider').past).toHaveLength(2)
  })

  it('does not count a change that changed nothing', () => {
    const history = walk(1)
    expect(recordStep(history, history.present, 'nothing')).toBe(history)
    expect(undo(startHistory(named('0'))).past).toEqual([])
  })

  it('carries a fact into the past, so that undo cannot bring the old one back', () => {
    const history = rewrite(undo(walk(2)), (draft) => ({ ...draft, title: `${draft.title}!` }))
    expect(undo(history).present.title).toBe('0!')
    expect(redo(history).present.title).toBe('2!')
  })
})
