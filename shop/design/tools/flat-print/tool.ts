/** Prints with a face that is seen whole: cut to their trim and flat, or round a cylinder between their ends. */
import type { Tool } from '../../components/tool/tool.ts'
import { flatTool } from '../flat-tool.ts'
import { filterPanel, photoPanel, photosPanel, textPanel } from '../shared-panels.ts'

export const tool: Tool = {
  ...flatTool,
  name: 'flat-print',
  panels: [photosPanel, photoPanel, filterPanel, textPanel],
}
