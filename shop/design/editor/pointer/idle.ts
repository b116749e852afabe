import { moving } from './moving.ts'
import { panning } from './panning.ts'
import type { PointerState } from './pointer.ts'
import { resizing } from './resizing.ts'
import { rotating } from './rotating.ts'
import { targetAt } from './target.ts'
import { widening } from './widening.ts'

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
        reach.editor.select(target.id)
        return moving(touch, target.id)
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
