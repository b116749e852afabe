import { textOf } from '../draft/face.ts'
import { moving } from './moving.ts'
import { panning } from './panning.ts'
import type { PointerState, Reach, Touch } from './pointer.ts'
import { resizing } from './resizing.ts'
import { rotating } from './rotating.ts'
import { targetAt } from './target.ts'
import { widening } from './widening.ts'

/**
 * Words alone, or all that are selected when they are among them. Shift adds words to what is selected, or takes them out.
 */
function pressed(touch: Touch, id: string, { editor }: Reach): PointerState {
  const { selection } = editor.get()
  const others = selection.filter((one) => one !== id && textOf(editor.face(), one))
  if (others.length === 0) editor.select(id)
  else if (touch.steady) editor.toggle(id)
  else if (!selection.includes(id)) editor.select(id)
  const moved = editor.get().selection
  return moved.includes(id) ? moving(touch, { pressed: id, ids: moved }) : idle
}

/** Nothing is held. What is touched first decides what the pointer does. */
export const idle: PointerState = {
  name: 'idle',
  down(touch, reach) {
    const target = targetAt(touch.at, reach)
    switch (target.kind) {
      case 'handle':
        if (target.handle === 'turn') return rotating(touch, target.id, reach)
        if (target.handle === 'left' || target.handle === 'right')
          return widening(touch, target.id, target.handle, reach)
        return resizing(touch, target.id, target.handle, reach)
      case 'text':
        return pressed(touch, target.id, reach)
      case 'photo':
        reach.editor.select(target.id)
        return panning(touch, target.id)
      case 'nothing':
        reach.editor.select(undefined)
        return idle
    }
  },
  move: () => idle,
  up: () => idle,
}
