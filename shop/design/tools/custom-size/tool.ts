/** Flat prints in measures that the shopper types. */
import type { Tool } from '../../components/tool/tool.ts'
import { flatTool } from '../flat-tool.ts'
import { filterPanel, photoPanel, photosPanel, textPanel } from '../shared-panels.ts'
import { sizePanel } from './size-panel.tsx'

export const tool: Tool = {
  ...flatTool,
  name: 'custom-size',
  panels: [sizePanel, photosPanel, photoPanel, filterPanel, textPanel],
}
