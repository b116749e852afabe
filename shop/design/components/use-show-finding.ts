import type { CheckName, Finding } from '../editor/readiness.ts'
import type { Tab } from '../editor/view.ts'
import { useSession } from './use-session.ts'

/** Where what a check found is put right. */
export const PLACES: Record<CheckName, { tab: Tab; words: string }> = {
  resolution: { tab: 'photo', words: 'Adjust the photo' },
  'safe-area': { tab: 'text', words: 'Show the words' },
  edge: { tab: 'photo', words: 'Adjust the photo' },
  text: { tab: 'text', words: 'Show the words' },
  sides: { tab: 'photo', words: 'Open it' },
}

/** Opens the surface, the element and the panel where a finding is put right, with the focus on the canvas. */
export function useShowFinding(): (name: CheckName, finding: Finding) => void {
  const { editor, view } = useSession()
  return (name, { surface, elementId }) => {
    if (surface !== undefined) editor.openFace(surface)
    if (elementId !== undefined) editor.select(elementId)
    view.set((now) => ({ ...now, tab: PLACES[name].tab, place: 'flat' }))
    // The sheet that asks gives the focus back when it closes, which is before this.
    setTimeout(() => {
      const canvas = document.querySelector<HTMLElement>('.tool-canvas')
      canvas?.focus({ preventScroll: true })
      canvas?.scrollIntoView({ block: 'nearest' })
    })
  }
}
