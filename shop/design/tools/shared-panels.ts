/** Panels that a tool may list beside those of its own. */
import { Contrast, Crop, Grid3x3, Image, Type } from 'lucide-react'
import { FilterPane } from '../components/filter-pane.tsx'
import { PhotoPane } from '../components/photo-pane.tsx'
import { RepeatPane } from '../components/repeat-pane.tsx'
import { TextPane } from '../components/text-pane.tsx'
import type { ToolPanel } from '../components/tool/tool.ts'
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
