/** Panels that a tool may list beside those of its own. */
import { Contrast, Crop, Grid3x3, Image, LayoutGrid, Type } from 'lucide-react'
import { DesignsPane } from '../components/designs-pane.tsx'
import { FilterPane } from '../components/filter-pane.tsx'
import { PhotoPane } from '../components/photo-pane.tsx'
import { RepeatPane } from '../components/repeat-pane.tsx'
import { TextPane } from '../components/text-pane.tsx'
import { DESIGNS_PANEL } from '../components/tool/panels.ts'
import type { Tool, ToolPanel } from '../components/tool/tool.ts'
import { TrayPane } from '../components/tray-pane.tsx'

/** The photos that the shopper brought. */
export const photosPanel: ToolPanel = {
  name: 'photos',
  label: 'Photos',
  title: 'Your photos',
  icon: Image,
  Panel: TrayPane,
  onDesktop: 'tray',
}

/** Ready-made designs, where the shop has some for the product. */
export const designsPanel: ToolPanel = {
  name: DESIGNS_PANEL,
  label: 'Designs',
  title: 'Ready-made designs',
  icon: LayoutGrid,
  Panel: DesignsPane,
}

/** A tool with them, before what changes the photo: where a newcomer looks. */
export function withDesigns(tool: Tool): Tool {
  const first = tool.panels.findIndex(({ onDesktop }) => onDesktop === undefined)
  return { ...tool, panels: tool.panels.toSpliced(Math.max(0, first), 0, designsPanel) }
}

/** How the photo lies on its surface. */
export const photoPanel: ToolPanel = {
  name: 'photo',
  label: 'Adjust',
  title: 'Photo',
  icon: Crop,
  Panel: PhotoPane,
  edits: 'photo',
}

export const filterPanel: ToolPanel = {
  name: 'filter',
  label: 'Filter',
  title: 'Filter',
  icon: Contrast,
  Panel: FilterPane,
  onDesktop: { under: photoPanel.name },
}

/** Whether the photo is printed over and over, as on cloth. */
export const repeatPanel: ToolPanel = {
  name: 'repeat',
  label: 'Repeat',
  title: 'Repeat',
  icon: Grid3x3,
  Panel: RepeatPane,
  onDesktop: { under: photoPanel.name },
}

export const textPanel: ToolPanel = {
  name: 'text',
  label: 'Text',
  title: 'Text',
  icon: Type,
  Panel: TextPane,
  edits: 'text',
}
