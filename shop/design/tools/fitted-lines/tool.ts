/** Lines of words and nothing else, each fitted to the full width: destination scrolls. */
import type { Tool } from '../../components/tool/tool.ts'
import { safeAreaCheck } from '../../editor/readiness/safe-area-check.ts'
import { ownWallView, roomView, sceneView, sharedViewWords } from '../shared-views.ts'
import { arrangement } from './arrangement.ts'
import { lettersCheck, linesCheck } from './lines-check.ts'
import { linesPanel, lookPanel } from './panels.ts'

export const tool: Tool = {
  name: 'fitted-lines',
  panels: [linesPanel, lookPanel],
  views: [roomView, ownWallView, sceneView],
  viewWords: sharedViewWords,
  arrangement,
  guideLines: () => [],
  checks: [linesCheck, lettersCheck, safeAreaCheck],
}
