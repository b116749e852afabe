/** The open design: one history, one open surface, what is selected. Panels, pointer, autosave and upload all change it here. */
import type { Design, Surface } from '#packages/design-document/design.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { createStore, type Store } from '../../../ui/store.ts'
import { changeFace, type Draft, faceOf } from './draft/draft.ts'
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
import { NOTHING_SELECTED, type Selection, selectionOn, withToggled } from './selection.ts'

export interface EditorState {
  readonly history: History
  /** Name of the surface that is open. */
  readonly surface: string
  /** Elements of that surface that panels, pointer and keys act on. */
  readonly selection: Selection
  /** Lines that a moving element has caught on: mm of the surface. */
  readonly snaps: readonly Snap[]
  /** Read out by screen readers. The number makes the same sentence news again. */
  readonly announcement: { readonly text: string; readonly number: number }
}

/** A line across the face at this place: `x` stands upright, `y` lies flat. */
export interface Snap {
  readonly axis: 'x' | 'y'
  readonly atMm: number
}

export interface ChangeOptions {
  /** For the undo button, such as "crop photo". */
  label: string
  /** Changes that follow each other under the same name are undone together. */
  gesture?: string | undefined
  /** Read out after the change; a drag says nothing until it ends. */
  announce?: string | undefined
  select?: string | undefined
}

export interface Editor extends Pick<Store<EditorState>, 'subscribe'> {
  readonly record: ProductRecord
  get(): EditorState
  draft(): Draft
  design(): Design
  /** The surface that is open. */
  face(): Surface
  change(change: (draft: Draft) => Draft, options: ChangeOptions): void
  /** Changes the surface that is open. */
  changeFace(change: (face: Surface) => Surface, options: ChangeOptions): void
  /** Opens another surface; nothing is selected on it. */
  openFace(name: string): void
  /** Ends a drag, a slide or a stretch of typing. */
  endGesture(): void
  undo(): void
  redo(): void
  /** Selects one element alone, or none. */
  select(id: string | undefined): void
  /** Adds an element to what is selected, or takes it out. */
  toggle(id: string): void
  showSnaps(snaps: readonly Snap[]): void
  announce(text: string): void
  /** A fact that undo must not take back. */
  settle(change: (draft: Draft) => Draft): void
  /** Another design altogether, such as the newer one from another device. */
  open(draft: Draft): void
}

const NO_SNAPS: readonly Snap[] = []

/** @param arranged  puts what has changed in its place, in the same step */
export function createEditor(
  record: ProductRecord,
  draft: Draft,
  arranged: (draft: Draft) => Draft = (draft) => draft,
): Editor {
  const store = createStore<EditorState>({
    history: startHistory(draft),
    surface: faceOf(draft.design).name,
    selection: NOTHING_SELECTED,
    snaps: NO_SNAPS,
    announcement: { text: '', number: 0 },
  })
  const saying = (state: EditorState, text: string | undefined) =>
    text === undefined ? state.announcement : { text, number: state.announcement.number + 1 }
  const travel = (
    step: (history: History) => History,
    verb: string,
    label: (history: History) => string | undefined,
  ) =>
    store.set((state) => {
      const name = label(state.history)
      if (name === undefined) return state
      const history = step(state.history)
      return keepSelection({ ...state, history, announcement: saying(state, `${verb}: ${name}`) })
    })

  const editor: Editor = {
    record,
    get: store.get,
    subscribe: store.subscribe,
    draft: () => store.get().history.present,
    design: () => store.get().history.present.design,
    face: () => openFaceOf(store.get()),
    change(change, { label, gesture, announce, select }) {
      store.set((state) => {
        const history = recordStep(state.history, arranged(change(state.history.present)), label, gesture)
        if (history === state.history && select === undefined && announce === undefined) return state
        const selection = select === undefined ? state.selection : [select]
        return keepSelection({ ...state, history, selection, announcement: saying(state, announce) })
      })
    },
    changeFace(change, options) {
      const { name } = editor.face()
      editor.change((draft) => {
        const design = changeFace(draft.design, name, change)
        return design === draft.design ? draft : { ...draft, design }
      }, options)
    },
    openFace(name) {
      store.set((state) =>
        state.surface === name
          ? state
          : { ...state, surface: name, selection: NOTHING_SELECTED, snaps: NO_SNAPS },
      )
    },
    endGesture() {
      store.set((state) => {
        const history = endGesture(state.history)
        if (history === state.history && state.snaps.length === 0) return state
        return { ...state, history, snaps: NO_SNAPS }
      })
    },
    undo: () => travel(undo, 'Undone', undoLabel),
    redo: () => travel(redo, 'Done again', redoLabel),
    select(id) {
      const selection = id === undefined ? NOTHING_SELECTED : [id]
      store.set((state) =>
        state.selection.join() === selection.join() ? state : keepSelection({ ...state, selection }),
      )
    },
    toggle(id) {
      store.set((state) => keepSelection({ ...state, selection: withToggled(state.selection, id) }))
    },
    showSnaps(snaps) {
      store.set((state) => (snaps.length === 0 && state.snaps.length === 0 ? state : { ...state, snaps }))
    },
    announce(text) {
      store.set((state) => ({ ...state, announcement: saying(state, text) }))
    },
    settle(change) {
      store.set((state) => ({ ...state, history: rewrite(state.history, change) }))
    },
    open(draft) {
      const opened = arranged(draft)
      store.set((state) => ({
        ...state,
        history: startHistory(opened),
        surface: faceOf(opened.design).name,
        selection: NOTHING_SELECTED,
        snaps: NO_SNAPS,
      }))
    },
  }
  return editor
}

/** The surface that is open, or the first where the present choice has none of that name. */
export const openFaceOf = ({ history, surface }: EditorState): Surface =>
  faceOf(history.present.design, surface)

/** A surface or an element that a choice or undo took away can be neither open nor selected. */
function keepSelection(state: EditorState): EditorState {
  const face = openFaceOf(state)
  const open = face.name === state.surface ? state : { ...state, surface: face.name }
  const selection = selectionOn(face, open.selection)
  return selection === open.selection ? open : { ...open, selection }
}
