/**
 * What a finger, a mouse or a pen does on the board, as a small machine: each state is a file and says what the next
 * touch means. All places are mm of the surface, so the machine knows nothing of screens.
 */
import type { Point } from '#packages/design-document/geometry.ts'
import type { Measure } from '../drawing.ts'
import type { Editor } from '../editor.ts'
import { idle } from './idle.ts'

export interface Touch {
  readonly pointerId: number
  readonly at: Point
  /** Shift on a keyboard: turn in steps, move along one axis. */
  readonly steady: boolean
}

/** What a state may use. */
export interface Reach {
  readonly editor: Editor
  measure(): Measure
  /** How many mm of the surface one CSS pixel covers now. */
  mmPerPx(): number
  /** A finger needs more room than a mouse; CSS pixels around a handle. */
  readonly slackPx: number
  /** Names one drag, so that its changes are one undo step. */
  readonly gesture: string
}

export interface PointerState {
  readonly name: 'idle' | 'panning' | 'pinching' | 'moving' | 'resizing' | 'widening' | 'rotating'
  down(touch: Touch, reach: Reach): PointerState
  move(touch: Touch, reach: Reach): PointerState
  up(touch: Touch, reach: Reach): PointerState
}

export interface Pointer {
  state(): PointerState['name']
  down(touch: Touch, slackPx: number): void
  move(touch: Touch): void
  up(touch: Touch): void
  /** The browser took the touch away, for instance for a call. What was done stays, as one step. */
  cancel(): void
}

export function createPointer(place: Pick<Reach, 'editor' | 'measure' | 'mmPerPx'>): Pointer {
  let state: PointerState = idle
  let slackPx = 0
  let drags = 0
  const reach = (): Reach => ({ ...place, slackPx, gesture: `drag ${drags}` })
  const enter = (next: PointerState) => {
    if (next === idle && state !== idle) place.editor.endGesture()
    state = next
  }
  return {
    state: () => state.name,
    down(touch, slack) {
      slackPx = slack
      if (state === idle) drags += 1
      enter(state.down(touch, reach()))
    },
    move: (touch) => enter(state.move(touch, reach())),
    up: (touch) => enter(state.up(touch, reach())),
    cancel: () => enter(idle),
  }
}

/** Movements smaller than this are a tap, in CSS pixels. */
export const TAP_PX = 4

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
