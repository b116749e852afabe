import type { Check, Finding } from '../../editor/readiness/check.ts'
import { useEditorSession } from './use-editor-session.ts'

/** Opens the surface, the element and the panel where a finding is put right, with the focus on the board. */
export function useShowFinding(): (check: Pick<Check, 'remedy'>, finding: Finding) => void {
  const { editor, view } = useEditorSession()
  return ({ remedy }, { surface, elementId }) => {
    if (surface !== undefined) editor.openFace(surface)
    if (elementId !== undefined) editor.select(elementId)
    view.set((now) => ({ ...now, tab: remedy.panel, isFlat: true }))
    // The sheet that asks gives the focus back when it closes, which is before this.
    setTimeout(() => {
      const board = document.querySelector<HTMLElement>('.tool-flat')
      board?.focus({ preventScroll: true })
      board?.scrollIntoView({ block: 'nearest' })
    })
  }
}
