/** Which panels of a tool have a tab, and which of them is open. */
import type { DesignElement } from '#packages/design-document/design.ts'
import type { Tool, ToolPanel } from './tool.ts'

/** Name of the panel of ready-made designs. */
export const DESIGNS_PANEL = 'designs'

type Panels = Pick<Tool, 'panels'>

/** Panels that have a tab on a desktop; the others are beside or below them there. */
export const desktopPanels = ({ panels }: Panels): readonly ToolPanel[] =>
  panels.filter(({ onDesktop }) => onDesktop === undefined)

/** Panels that a desktop shows on the other side of the board. */
export const trayPanels = ({ panels }: Panels): readonly ToolPanel[] =>
  panels.filter(({ onDesktop }) => onDesktop === 'tray')

/** Panels that a desktop shows below another one. */
export const panelsUnder = ({ panels }: Panels, name: string): readonly ToolPanel[] =>
  panels.filter(({ onDesktop }) => typeof onDesktop === 'object' && onDesktop.under === name)

/** The panel of a name among those that have a tab; the first of a desktop while none of them has that name. */
export const openPanel = (tool: Panels, tabs: readonly ToolPanel[], name: string | undefined): ToolPanel =>
  tabs.find((panel) => panel.name === name) ?? firstPanel(tool)

/** The panel where elements of a kind are changed; the first of a desktop where none is for them. */
export const panelFor = (tool: Panels, type: DesignElement['type']): ToolPanel =>
  tool.panels.find(({ edits }) => edits === type) ?? firstPanel(tool)

/** @throws RangeError when no panel has a tab of its own on a desktop */
function firstPanel(tool: Panels): ToolPanel {
  const [first] = desktopPanels(tool)
  if (!first) throw new RangeError('Expected a tool with a panel but received one without')
  return first
}
