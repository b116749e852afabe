/** What the shopper looks at: which panel is open, the flat surface and how near it is, or the piece as it will be. */
import { createStore, type Store } from '../../../ui/store.ts'

export interface View {
  /** Name of the panel that is open; the tool opens its first while none has that name. */
  readonly tab: string | undefined
  /** The flat surface, and not the piece in a view of the tool. */
  readonly isFlat: boolean
  /** Name of the view that was chosen last; the first that shows the piece while none was. */
  readonly seenIn: string | undefined
  /** 1 shows the whole surface. */
  readonly zoom: number
  readonly hasGuides: boolean
  readonly sheet: 'options' | 'checks' | undefined
  /** Why the surface is empty, or not the one asked for, although the shopper expects otherwise. */
  readonly missing: string | undefined
}

export const ZOOMS = [1, 1.5, 2, 3, 4] as const

export function createView(): Store<View> {
  return createStore<View>({
    tab: undefined,
    isFlat: true,
    seenIn: undefined,
    zoom: 1,
    hasGuides: true,
    sheet: undefined,
    missing: undefined,
  })
}

/** The next step nearer or farther. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const steps: readonly number[] = direction === 1 ? ZOOMS : ZOOMS.toReversed()
  return steps.find((step) => (direction === 1 ? step > zoom : step < zoom)) ?? zoom
}
