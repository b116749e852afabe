import type { DesignElement } from '#packages/design-document/design.ts'
import { panelFor } from '../tool/panels.ts'
import { useTool } from '../tool/use-tool.ts'
import { useEditorSession } from './use-editor-session.ts'

/** Opens the panel where elements of a kind are changed. */
export function useOpenPanelFor() {
  const { view } = useEditorSession()
  const tool = useTool()
  return (type: DesignElement['type']) => view.set((now) => ({ ...now, tab: panelFor(tool, type).name }))
}
