import { Frame } from 'lucide-react'
import type { ToolPanel } from '../../components/tool/tool.ts'
import { EdgePane } from './edge-pane.tsx'

/** What covers the sides of the bar, and how deep the bar is. */
export const edgePanel: ToolPanel = {
  name: 'edge',
  label: 'Edge',
  title: 'Edge',
  icon: Frame,
  Panel: EdgePane,
}
