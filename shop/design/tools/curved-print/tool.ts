/** Prints that go round a cylinder, with a handle between their ends: mugs. */
import { FlatGuides } from '../flat-guides.tsx'
import type { Tool } from '../tool.ts'

export const tool: Tool = {
  name: 'curved-print',
  wideTabs: ['photo', 'text'],
  phoneTabs: ['photos', 'photo', 'filter', 'text'],
  Guides: FlatGuides,
  guideLines: [
    { line: 'cut', words: 'End of the print' },
    { line: 'keep-out', words: 'Beside the handle' },
    { line: 'safe', words: 'Keep faces inside' },
  ],
}
