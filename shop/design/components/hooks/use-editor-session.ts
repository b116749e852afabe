/** What the parts of the tool read of the open design; each part is drawn again only when its own slice changes. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { PictureOf } from '#packages/artwork-renderer/svg.ts'
import type { Design, DesignElement, Surface } from '#packages/design-document/design.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import type { FamilyWords } from '#packages/product/words.ts'
import type { Store } from '../../../../ui/store.ts'
import { photoIn } from '../../../photos/tray.ts'
import { type Draft, figuresOf } from '../../editor/draft/draft.ts'
import { elementOf } from '../../editor/draft/face.ts'
import type { Measure } from '../../editor/drawing.ts'
import { openFaceOf } from '../../editor/editor.ts'
import type { EditorSession } from '../../editor/editor-session.ts'
import { shownPicture } from '../../editor/filtered/filtered-pictures.ts'
import { measureOf } from '../../editor/measure-of.ts'
import type { Check } from '../../editor/readiness/check.ts'
import { readiness } from '../../editor/readiness/readiness.ts'
import { type Selection, selectedAlone } from '../../editor/selection.ts'
import type { View } from '../../editor/view.ts'
import { useTool } from '../tool/use-tool.ts'

export const EditorSessionContext = createContext<EditorSession | undefined>(undefined)

export function useEditorSession(): EditorSession {
  const session = useContext(EditorSessionContext)
  if (!session) throw new Error('Expected the part to be inside the design tool')
  return session
}

/** A slice of a store. `select` must give the same value for the same state. */
export function useSlice<State, Slice>(
  store: Pick<Store<State>, 'get' | 'subscribe'>,
  select: (state: State) => Slice,
) {
  const slice = () => select(store.get())
  return useSyncExternalStore(store.subscribe, slice, slice)
}

export function useDraft(): Draft {
  return useSlice(useEditorSession().editor, (state) => state.history.present)
}

export function useDesign(): Design {
  return useDraft().design
}

/** The surface that is open. */
export function useFace(): Surface {
  return useSlice(useEditorSession().editor, openFaceOf)
}

/** What the record says of the open surface. */
export function useFigures(): SurfaceFigures {
  const { editor } = useEditorSession()
  return figuresOf(editor.record, useDraft(), useFace())
}

/** What the shop says of the family. */
export const useWords = (): FamilyWords => useEditorSession().editor.record.words

/** What is selected alone. */
export function useSelected(): DesignElement | undefined {
  const { editor } = useEditorSession()
  return useSlice(editor, (state) => elementOf(openFaceOf(state), selectedAlone(state.selection)))
}

/** Ids of everything that is selected. */
export const useSelection = (): Selection => useSlice(useEditorSession().editor, (state) => state.selection)

export function useView(): View {
  return useSlice(useEditorSession().view, (view) => view)
}

/** What each photo is drawn from on this screen; undefined while the browser cannot show it. */
export function usePictures(): PictureOf {
  const { uploads, filtered } = useEditorSession()
  const tray = useSlice(uploads.tray, (value) => value)
  const made = useSlice(filtered.made, (value) => value)
  return useCallback(
    (element) => {
      const picture = photoIn(tray, element.photo)?.picture
      return picture && shownPicture(made, picture, element)
    },
    [tray, made],
  )
}

/** Measures with the fonts that have arrived so far. */
export function useMeasure(): Measure {
  const session = useEditorSession()
  useSlice(session.fontCache.fonts, (fonts) => fonts)
  return measureOf(session.fontCache)
}

const checks = new WeakMap<Draft, { measure: Measure; checks: readonly Check[] }>()

/** The print checks of the present draft; every part that asks gets the same answer, worked out once. */
export function useChecks(): readonly Check[] {
  const { editor } = useEditorSession()
  const draft = useDraft()
  const measure = useMeasure()
  const tool = useTool()
  const known = checks.get(draft)
  if (known?.measure === measure) return known.checks
  const found = readiness(tool.checks, { record: editor.record, draft, measure })
  checks.set(draft, { measure, checks: found })
  return found
}

const WIDE = '(min-width: 64rem)'

/**
 * Whether there is room for tray and panel beside the board. Undefined while the page is as the server drew it, which
 * cannot know: both are there then, and the style sheet shows the one that fits (`max-lg:hidden`, `lg:hidden`).
 */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore(
    (watcher) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', watcher)
      return () => query.removeEventListener('change', watcher)
    },
    () => matchMedia(WIDE).matches,
    () => undefined,
  )
}
