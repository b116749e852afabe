/** Clocks: a flat face, with or without numerals on their circle. */
import { Clock } from 'lucide-react'
import type { Tool, ToolPanel } from '../../components/tool/tool.ts'
import { flatTool } from '../flat-tool.ts'
import { filterPanel, photoPanel, photosPanel, textPanel } from '../shared-panels.ts'
import { NumeralsPane } from './numerals-pane.tsx'
import { placedNumerals } from './placed-numerals.ts'

const numeralsPanel: ToolPanel = {
  name: 'numerals',
  label: 'Numerals',
  title: 'Numerals',
  icon: Clock,
  Panel: NumeralsPane,
}

export const tool: Tool = {
  ...flatTool,
  name: 'clock-face',
  panels: [photosPanel, photoPanel, filterPanel, textPanel, numeralsPanel],
  arrangement: { places: 'groups', arrange: placedNumerals },
}
