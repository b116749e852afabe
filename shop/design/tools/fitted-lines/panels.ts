import { ListOrdered, Palette } from 'lucide-react'
import type { ToolPanel } from '../../components/tool/tool.ts'
import { LinesPane } from './lines-pane.tsx'
import { LookPane } from './look-pane.tsx'

/** What the lines say, and in which order. */
export const linesPanel: ToolPanel = {
  name: 'lines',
  label: 'Lines',
  title: 'Lines',
  icon: ListOrdered,
  Panel: LinesPane,
  edits: 'text',
}

/** The colours and the letters of all lines. */
export const lookPanel: ToolPanel = {
  name: 'look',
  label: 'Look',
  title: 'Colours and letters',
  icon: Palette,
  Panel: LookPane,
}
