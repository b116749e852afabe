/** Prints whose sides go round a frame: stretched canvas. */
import type { Tool } from '../../components/tool/tool.ts'
import { coverCheck } from '../../editor/readiness/cover-check.ts'
import { resolutionCheck } from '../../editor/readiness/resolution-check.ts'
import { safeAreaCheck } from '../../editor/readiness/safe-area-check.ts'
import { sidesCheck } from '../../editor/readiness/sides-check.ts'
import { textCheck } from '../../editor/readiness/text-check.ts'
import { filterPanel, photoPanel, photosPanel, textPanel } from '../shared-panels.ts'
import { ownWallView, roomView, sceneView, sharedViewWords } from '../shared-views.ts'
import { edgePanel } from './edge-panel.ts'
import { WrappedGuides } from './guides.tsx'

/** What becomes of the picture between two panels. */
const GAP = {
  image: 'Gap: printed on the edges',
  mirror: 'Gap: not printed',
  colour: 'Gap: not printed',
} as const

export const tool: Tool = {
  name: 'wrapped-print',
  panels: [photosPanel, photoPanel, filterPanel, textPanel, edgePanel],
  views: [roomView, ownWallView, sceneView],
  viewWords: sharedViewWords,
  Guides: WrappedGuides,
  guideLines: ({ panels, edge }) => [
    { line: 'back', words: 'Back of the bar' },
    { line: 'fold', words: 'Fold' },
    ...(panels ? [{ line: 'gap' as const, words: GAP[edge.kind] }] : []),
    { line: 'safe', words: 'Keep faces inside' },
  ],
  checks: [
    resolutionCheck,
    safeAreaCheck,
    coverCheck({ folded: 'the face and the edge' }),
    textCheck,
    sidesCheck,
  ],
}
