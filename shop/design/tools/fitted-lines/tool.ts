/** Lines of words and nothing else, each fitted to the full width: destination scrolls. */
import type { Tool } from '../../components/tool/tool.ts'
import { safeAreaCheck } from '../../editor/readiness/safe-area-check.ts'
import { FlatGuides } from '../flat-guides.tsx'
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
  Guides: FlatGuides,
  guideLines: () => [
    { line: 'cut', words: 'Cut' },
    { line: 'safe', words: 'Lines end here' },
  ],
  checks: [linesCheck, lettersCheck, safeAreaCheck],
}
