import { useIsWide, useView } from './hooks/use-editor-session.ts'
import { PANEL_ID, Tabs } from './tabs.tsx'
import { desktopPanels, openPanel, panelsUnder } from './tool/panels.ts'
import { useTool } from './tool/use-tool.ts'

/**
 * What can be done now: beside the board on a desktop, below it on a phone. `tabIndex`: Firefox stops at what can be
 * scrolled, and there is nothing to do there that its buttons do not do.
 */
export function Panel() {
  const isWide = useIsWide()
  const { tab } = useView()
  const tool = useTool()
  const { name, title, Panel: Shown } = openPanel(tool, isWide ? desktopPanels(tool) : tool.panels, tab)
  return (
    <aside
      className="tool-panel overflow-auto border-line [grid-area:panel] max-lg:max-h-[min(226px,34dvh)] max-lg:border-t max-lg:short:max-h-none lg:border-l"
      aria-label="Tools"
      tabIndex={-1}
    >
      {isWide === false ? null : <Tabs tabs={desktopPanels(tool)} place="panel" />}
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-label={title}
        className="grid grid-cols-1 content-start gap-3 px-4 pt-2.5 pb-3.5 lg:gap-6 lg:p-5"
      >
        <Shown />
        {isWide === false
          ? null
          : panelsUnder(tool, name).map(({ name, Panel: Under }) => (
              <Under key={name} className="max-lg:hidden" />
            ))}
      </div>
    </aside>
  )
}
