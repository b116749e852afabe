/** What the shopper looks at: which tools are open, how near the canvas is, the canvas flat or on a wall. */
import { createStore, type Store } from '../../../ui/store.ts'

export type Tab = 'photos' | 'photo' | 'filter' | 'text' | 'edge'

/** Our room, the shopper's own wall in a photo, or a photograph of a ledge. */
export type WallChoice = 'room' | 'own' | 'scene'

/** Where a piece can be seen; nowhere, if it does not hang and no scene has its shape. */
export const placesFor = ({
  hangs,
  hasScene,
}: {
  hangs: boolean
  hasScene: boolean
}): readonly WallChoice[] => [
  ...(hangs ? (['room', 'own'] as const) : []),
  ...(hasScene ? (['scene'] as const) : []),
]

export interface View {
  readonly tab: Tab
  readonly place: 'flat' | 'wall'
  readonly wall: WallChoice
  /** 1 shows the whole canvas. */
  readonly zoom: number
  readonly hasGuides: boolean
  readonly sheet: 'options' | 'checks' | undefined
  /** Why the canvas is empty, or not the one asked for, although the shopper expects otherwise. */
  readonly missing: string | undefined
}

export const ZOOMS = [1, 1.5, 2, 3, 4] as const

export function createView(): Store<View> {
  return createStore<View>({
    tab: 'photo',
    place: 'flat',
    wall: 'room',
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
