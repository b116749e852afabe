/** What tools for a face that is seen whole share: cut to its trim and flat, or round a cylinder between its ends. */
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import type { GuideLine } from '../components/tool/guide-lines.ts'
import type { Tool } from '../components/tool/tool.ts'
import { coverCheck } from '../editor/readiness/cover-check.ts'
import { resolutionCheck } from '../editor/readiness/resolution-check.ts'
import { safeAreaCheck } from '../editor/readiness/safe-area-check.ts'
import { sidesCheck } from '../editor/readiness/sides-check.ts'
import { textCheck } from '../editor/readiness/text-check.ts'
import { FlatGuides } from './flat-guides.tsx'
import { aloneView, ownWallView, roomView, sceneView, sharedViewWords } from './shared-views.ts'

export const flatTool: Omit<Tool, 'name' | 'panels'> = {
  views: [roomView, ownWallView, sceneView, aloneView],
  viewWords: sharedViewWords,
  Guides: FlatGuides,
  guideLines: ({ body, jigsaw, tiles, keepOutSides, keepOutHoles }: SurfaceFigures) => [
    { line: 'cut', words: body === 'curved' ? 'End of the print' : 'Cut' },
    ...(jigsaw
      ? [{ line: 'pieces', words: `Cut into ${jigsaw.columns * jigsaw.rows} pieces` } as const]
      : []),
    ...(tiles ? [{ line: 'tile' as const, words: 'Between the tiles' }] : []),
    ...linesOf('keep-out', keepOutSides, (label) => `Beside the ${label}`),
    { line: 'safe', words: 'Keep faces inside' },
    ...linesOf('hole', keepOutHoles, (label) => label.charAt(0).toUpperCase() + label.slice(1)),
  ],
  checks: [
    resolutionCheck,
    safeAreaCheck,
    coverCheck({ flat: 'the face and reaches past the cut' }),
    textCheck,
    sidesCheck,
  ],
}

/** One for each label, as the record says it. */
const linesOf = (
  line: GuideLine['line'],
  labelled: readonly { label: string }[],
  inWords: (label: string) => string,
): GuideLine[] =>
  [...new Set(labelled.map(({ label }) => label))].map((label) => ({ line, words: inWords(label) }))
