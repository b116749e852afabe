/** Every step back to the beginning: a list of drafts with the name of the change that left each. */
import type { Draft } from './draft/draft.ts'

interface Step {
  readonly draft: Draft
  /** The change between this draft and the next, such as "crop photo". */
  readonly label: string
}

export interface History {
  readonly past: readonly Step[]
  readonly present: Draft
  /** Nearest first. A step's label names the change that leads to its draft. */
  readonly future: readonly Step[]
  /** The drag, slide or stretch of typing that is still going on; its changes are one step. */
  readonly gesture: string | undefined
}

export function startHistory(present: Draft): History {
  return { past: [], present, future: [], gesture: undefined }
}

/**
 * Goes on to a new draft.
 *
 * @param gesture changes that follow each other with the same name here are undone together
 */
export function recordStep(history: History, draft: Draft, label: string, gesture?: string): History {
  const { past, present, gesture: ongoing } = history
  if (draft === present) return history
  if (gesture !== undefined && gesture === ongoing) return { ...history, present: draft, future: [] }
  return { past: [...past, { draft: present, label }], present: draft, future: [], gesture }
}

/** Ends a gesture, so that the next change is a step of its own. A gesture that came back to its start leaves no step. */
export function endGesture(history: History): History {
  if (history.gesture === undefined) return history
  return { ...history, gesture: undefined }
}

export function undo(history: History): History {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    present: last.draft,
    future: [{ draft: history.present, label: last.label }, ...history.future],
    gesture: undefined,
  }
}

export function redo(history: History): History {
  const next = history.future[0]
  if (!next) return history
  return {
    past: [...history.past, { draft: history.present, label: next.label }],
    present: next.draft,
    future: history.future.slice(1),
    gesture: undefined,
  }
}

/** What undo would take back, and redo bring back; undefined when there is nothing. */
export function undoLabel({ past }: History): string | undefined {
  return past.at(-1)?.label
}

export function redoLabel({ future }: History): string | undefined {
  return future[0]?.label
}

/**
 * Changes the past as well: for facts that are no decision of the shopper, such as the key under which an uploaded
 * photo is known. Undoing must not bring the old fact back.
 */
export function rewrite(history: History, change: (draft: Draft) => Draft): History {
  const steps = (list: readonly Step[]) => list.map((step) => ({ ...step, draft: change(step.draft) }))
  return {
    ...history,
    past: steps(history.past),
    present: change(history.present),
    future: steps(history.future),
  }
}
