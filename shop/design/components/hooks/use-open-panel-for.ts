import type { DesignElement } from '#packages/design-document/design.ts'
import { panelFor } from '../tool/panels.ts'
import { useTool } from '../tool/use-tool.ts'
import { useSession } from './use-session.ts'

/** Opens the panel where elements of a kind are changed. */
export function useOpenPanelFor() {
  const { view } = useSession()
  const tool = useTool()
  return (type: DesignElement['type']) => view.set((now) => ({ ...now, tab: panelFor(tool, type).name }))
}
