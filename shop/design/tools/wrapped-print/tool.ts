/** Prints whose sides go round a frame: stretched canvas. */
import type { Tool } from '../tool.ts'
import { WrappedGuides } from './guides.tsx'

export const tool: Tool = {
  name: 'wrapped-print',
  wideTabs: ['photo', 'text', 'edge'],
  phoneTabs: ['photos', 'photo', 'filter', 'text', 'edge'],
  Guides: WrappedGuides,
  guideLines: [
    { line: 'back', words: 'Back of the bar' },
    { line: 'fold', words: 'Fold' },
    { line: 'safe', words: 'Keep faces inside' },
  ],
}
