/** Cloth: a photo may be repeated on it like a pattern. */
import type { Tool } from '../../components/tool/tool.ts'
import { flatTool } from '../flat-tool.ts'
import { filterPanel, photoPanel, photosPanel, repeatPanel, textPanel } from '../shared-panels.ts'

export const tool: Tool = {
  ...flatTool,
  name: 'fabric-print',
  panels: [photosPanel, photoPanel, repeatPanel, filterPanel, textPanel],
}
